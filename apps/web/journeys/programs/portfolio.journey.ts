import { expect, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { fromHere, makeProgram, post, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Admin") });

test("Every program is judged in one table, in a portfolio that an Admin makes, and each figure opens what it is made of", async ({
	page,
}) => {
	test.setTimeout(120_000);
	const name = `Harbour dredging ${Date.now()}`;
	const programId = await makeProgram(page.request, name, { currency: "EUR" });
	await post(page.request, "/api/funding/sources", {
		programId,
		sourceName: "Port",
		allocatedAmount: "1000",
	});
	await post(page.request, "/api/funding/expenses", { programId, description: "Barge", amount: "1500" });

	await page.goto("/");
	await page
		.getByRole("list", { name: "All programs" })
		.getByRole("link", { name: /Portfolio/ })
		.click();
	await expect(page).toHaveURL(/view=portfolio/);
	const row = page.getByRole("row", { name: new RegExp(name) });
	await expect(row).toContainText("Off track");
	await expect(row).toContainText("€500 is spent beyond the budget");
	await expect(page.getByRole("columnheader", { name: "Budget EUR" })).toBeVisible();
	expect(await findings(page)).toEqual([]);

	// Which of them: by health, and by words; both stand in the address.
	await page.getByRole("button", { name: /^Off track/ }).click();
	await page.getByRole("searchbox", { name: "Search programs" }).fill(name);
	await expect(page.getByRole("row", { name: /Regional Service Desk/ })).toHaveCount(0);
	await expect(page).toHaveURL(/health=Off(\+|%20)track/);
	await page.getByRole("button", { name: "Saved views" }).click();
	await page.getByRole("textbox", { name: "Save this view as" }).fill("Burning");
	await page.getByRole("button", { name: "Save view", exact: true }).click();
	await expect(page.getByText("View saved", { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");

	// One currency for all: not before there is a rate, which then is shown.
	await page.goto("/?view=portfolio&currency=USD");
	await expect(
		page.getByText(/(?:One program stays|\d+ programs stay) in EUR: there is no rate to USD\./),
	).toBeVisible();
	await page.getByRole("button", { name: "Add a rate" }).click();
	const rates = page.getByRole("dialog", { name: "Exchange rates" });
	await rates.getByRole("button", { name: "Add rate" }).click();
	await expect(rates.getByText("Choose a currency").first()).toBeVisible();
	for (const [label, code] of [
		[/^One unit of/, "EUR"],
		[/^In\b/, "USD"],
	] as const) {
		await rates.getByRole("combobox", { name: label }).click();
		await page.getByRole("combobox", { name: "Search currencies" }).fill(code);
		await page.getByRole("option", { name: new RegExp(`^${code}`) }).click();
	}
	await rates.getByRole("textbox", { name: /^Is worth/ }).fill("1.25");
	await rates.getByRole("button", { name: "Add rate" }).click();
	await expect(rates.getByRole("row", { name: /1 EUR = 1.25 USD/ })).toBeVisible();
	expect(await findings(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(page.getByText(/^Converted at 1 EUR = 1.25 USD/)).toBeVisible();
	await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("$1,875");

	// A portfolio holds it.
	await page.getByRole("button", { name: "Set up" }).click();
	await page.getByRole("menuitem", { name: "Portfolios…" }).click();
	await page.getByRole("button", { name: "New portfolio" }).click();
	const made = page.getByRole("dialog", { name: "New portfolio" });
	await made.getByRole("textbox", { name: /Name/ }).fill("Waterways");
	await made.getByRole("button", { name: "Create portfolio" }).click();
	const list = page.getByRole("dialog", { name: "Portfolios" });
	await list.getByRole("combobox", { name: "Add a program to Waterways" }).click();
	await page.getByRole("option", { name }).click();
	await expect(list.getByRole("region", { name: "Waterways" })).toContainText("Harbour dredging");
	expect(await findings(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("combobox", { name: "Portfolio", exact: true }).click();
	await page.getByRole("option", { name: "Waterways" }).click();
	await expect(page.getByText(/^1 of \d+ programs$/)).toBeVisible();

	// Each figure opens what it is made of, in that program.
	await page
		.getByRole("row", { name: new RegExp(name) })
		.getByRole("link", { name: /^\$1,875/ })
		.click();
	await expect(page).toHaveURL(new RegExp(`program=${programId}.*|.*program=${programId}`));
	await expect(page.getByRole("tab", { name: /Expenses/, selected: true })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();

	const portfolios: { id: string; name: string; version: number }[] = await (
		await page.request.get("/api/portfolios")
	).json();
	for (const { id, version } of portfolios.filter(({ name }) => name === "Waterways"))
		await page.request.delete(`/api/portfolios/${id}?version=${version}`, { headers: fromHere() });
	const kept: { id: string; version: number }[] = await (
		await page.request.get("/api/exchange-rates")
	).json();
	for (const { id, version } of kept)
		await page.request.delete(`/api/exchange-rates/${id}?version=${version}`, { headers: fromHere() });
	await removeProgram(page.request, programId);
});

test("On a phone programs are cards, the picture has each by value and risk, and a Viewer can look but not set up", async ({
	browser,
}) => {
	const viewer = await browser.newContext({
		storageState: stateOf("Viewer"),
		viewport: { width: 360, height: 740 },
	});
	const page = await viewer.newPage();
	await page.goto("/?view=portfolio");
	await expect(page.getByRole("heading", { level: 2, name: "Kassel Warehouse Automation" })).toBeVisible();
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
	expect(await findings(page)).toEqual([]);
	await page.getByRole("radio", { name: "Picture" }).click();
	const chart = page.getByRole("group", { name: /^Value against risk/ });
	await chart.focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByText(/: Risk exposure \$/)).toBeAttached();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/\?program=/);
	await page.goto("/?view=portfolio&form=portfolios");
	await expect(page.getByRole("dialog", { name: "Portfolios" })).toContainText("An Admin can make them");
	await viewer.close();
});

test.describe("A Viewer", () => {
	test.use({ storageState: stateOf("Viewer") });

	test("who follows a link to the form of a portfolio reads the portfolios, and finds nothing to send", async ({
		page,
	}) => {
		await page.goto("/?view=portfolio&form=new");
		await expect(page.getByRole("dialog", { name: "Portfolios" })).toBeVisible();
		await expect(page.getByRole("dialog", { name: "New portfolio" })).toHaveCount(0);
	});
});
