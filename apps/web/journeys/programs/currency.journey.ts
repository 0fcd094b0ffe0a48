import { expect, type Page, test } from "@playwright/test";
import { makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

/** A program in euros with money in every area and an open role, selected in this browser. */
async function makeEuroProgram(page: Page): Promise<string> {
	const fields = { startDate: "2026-01-05", endDate: "2027-12-31", currency: "EUR" };
	const programId = await makeProgram(page.request, "Hafen", fields);
	const add = (path: string, data: object) => post(page.request, path, { programId, ...data });
	await add("/api/funding/sources", { sourceName: "Vorstand", allocatedAmount: "120000" });
	await add("/api/funding/expenses", { description: "Lizenzen", amount: "4500.40" });
	await add("/api/benefits", { name: "Fewer penalties", targetValue: "64000" });
	await add("/api/risks", { description: "Silt", probability: 0.5, impactCost: "30000" });
	await add("/api/kpis", { name: "Cost of delay", targetValue: "80000", unit: "currency" });
	await select(page, programId);
	return programId;
}

const euroScreens = [
	["/", "€120,000"],
	["/?view=funding", "€120,000"],
	["/?view=funding&tab=trends", "€120K"],
	["/?view=funding&tab=categories", "€4,500"],
	["/?view=funding&display=report", "€4,500.40"],
	["/?view=funding&form=expense", "€"],
	["/?view=benefits", "€64,000"],
	["/?view=benefits&tab=tracking", "€64,000"],
	["/?view=risks", "€15,000"],
	["/?view=kpis", "€80,000"],
	["/?view=stage-gates", "G0"],
] as const;

test("A program in euros shows euros on every screen", async ({ page }) => {
	// It opens eleven screens, one after the other.
	test.slow();
	const programId = await makeEuroProgram(page);
	for (const [path, amount] of euroScreens) {
		await page.goto(path);
		await expect(page.locator("body"), path).toContainText(amount);
		await settled(page);
		expect(await page.locator("body").innerText(), path).not.toContain("$");
	}
	await removeProgram(page.request, programId);
});

test("An open role of a program is added, changed and filled", async ({ page }) => {
	const programId = await makeProgram(page.request, "Werft");
	await select(page, programId);
	await page.goto("/?view=resources");
	const roles = page.getByRole("region", { name: "Open roles" });
	await expect(roles).toContainText("has no open roles");
	await roles.getByRole("button", { name: "Add open role" }).click();
	const added = page.getByRole("dialog", { name: "Add open role" });
	await added.getByRole("textbox", { name: /Role/ }).fill("Pilot");
	await added.getByRole("spinbutton", { name: /Effort/ }).fill("12.5");
	await added.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Open role added successfully", { exact: true })).toBeVisible();
	await expect(roles).toContainText("12.5 person-days");
	await roles.getByRole("button", { name: "Edit Pilot" }).click();
	const edited = page.getByRole("dialog", { name: "Edit open role" });
	await edited.getByRole("spinbutton", { name: /Share of working time/ }).fill("50");
	await edited.getByRole("button", { name: "Save" }).click();
	await expect(roles).toContainText("50% of working time · 12.5 person-days");
	await roles.getByRole("button", { name: "Fill Pilot" }).click();
	const dialog = page.getByRole("dialog", { name: "Fill “Pilot”" });
	await dialog.getByRole("combobox", { name: /Team member/ }).click();
	await page.getByRole("option").first().click();
	await dialog.getByRole("button", { name: "Fill role" }).click();
	await expect(page.getByText("Role filled", { exact: true })).toBeVisible();
	await expect(roles).toContainText("has no open roles");
	await removeProgram(page.request, programId);
});
