import { expect, test } from "@playwright/test";
import { fromHere, makeProgram, post, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Contributor") });

test("A person reads dates and numbers in their own form on every screen, and takes the organisation's back", async ({
	page,
	browser,
}) => {
	const editor = await browser.newContext({ storageState: stateOf("Editor") });
	const program = await makeProgram(editor.request, "Reading", {
		startDate: "2027-02-01",
		endDate: "2027-11-30",
	});
	await post(editor.request, "/api/funding/sources", {
		programId: program,
		sourceName: "Board",
		allocatedAmount: "1234567.00",
	});
	// A first try may have ended in the middle.
	const standard = { dateForm: null, numberForm: null, firstDayOfWeek: null };
	await page.request.put("/api/preferences", { data: standard, headers: fromHere() });
	await page.goto(`/?program=${program}`);
	await expect(page.getByText("Feb 1, 2027 – Nov 30, 2027")).toBeVisible();
	await expect(page.getByText("of $1,234,567 allocated")).toBeVisible();

	await page.getByRole("button", { name: /^Account of/ }).click();
	await page.getByRole("link", { name: "Settings" }).click();
	const settings = page.getByRole("dialog", { name: "Settings" });
	const choose = async (label: string, option: string) => {
		await settings.getByRole("combobox", { name: label }).click();
		await page.getByRole("option", { name: option, exact: true }).click();
		await expect(settings.getByRole("combobox", { name: label })).toHaveText(option);
	};
	await choose("Dates", "31 Dec 2026");
	await choose("Numbers", "1.234,5");
	await choose("First day of the week", "Sunday");
	await settings.getByRole("button", { name: "Close" }).first().click();
	await expect(page.getByText("1 Feb 2027 – 30 Nov 2027")).toBeVisible();
	await expect(page.getByText("of $1.234.567 allocated")).toBeVisible();

	// It is kept with the account, and read before anything is drawn.
	await page.reload();
	await expect(page.getByText("1 Feb 2027 – 30 Nov 2027")).toBeVisible();
	await page.goto("/?settings=profile");
	await choose("Dates", "As the organisation: Dec 31, 2026");
	await choose("Numbers", "As the organisation: 1,234.5");
	await choose("First day of the week", "As the organisation: Monday");
	await page.goto(`/?program=${program}`);
	await expect(page.getByText("Feb 1, 2027 – Nov 30, 2027")).toBeVisible();
	await removeProgram(editor.request, program);
	await editor.close();
});
