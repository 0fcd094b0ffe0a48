import { expect, type Locator, type Page, test } from "@playwright/test";
import { makeProgram, post, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

/** Presses a field of a drawer, types, and ends with a key. */
async function write(drawer: Locator, field: string, text: string, end = "Enter") {
	await drawer.getByRole("button", { name: new RegExp(`^${field}: `) }).click();
	const editor = drawer.getByRole("textbox", { name: field });
	await editor.fill(text);
	await editor.press(end);
}

async function choose(page: Page, drawer: Locator, field: string, word: string) {
	await drawer.getByRole("button", { name: new RegExp(`^${field}: `) }).click();
	await page.getByRole("menuitemradio", { name: word, exact: true }).click();
	await expect(drawer.getByRole("button", { name: `${field}: ${word}` })).toBeVisible();
}

test("The fields of a risk, a KPI and an expense are edited where they stand, each with one Undo", async ({
	page,
}) => {
	const programId = await makeProgram(page.request, "Placed");
	await post(page.request, "/api/risks", { programId, description: "The quay sinks" });
	const kpi = await post(page.request, "/api/kpis", { programId, name: "Berths", targetValue: "10" });
	const expense = await post(page.request, "/api/funding/expenses", {
		programId,
		description: "Survey",
		amount: "500.00",
		expenseDate: "2026-11-02",
	});

	await page.goto(`/?program=${programId}&view=risks&tab=register`);
	await page.getByRole("button", { name: "View R-001" }).click();
	const risk = page.getByRole("dialog", { name: "R-001" });
	await write(risk, "Description", "The quay sinks\nby a hand a year", "ControlOrMeta+Enter");
	await expect(risk.getByRole("button", { name: /by a hand a year/ })).toBeVisible();
	await page.keyboard.press("ControlOrMeta+z");
	await expect(risk.getByRole("button", { name: "Description: The quay sinks", exact: true })).toBeVisible();
	await choose(page, risk, "Residual likelihood", "Rare");
	// Both or neither is assessed.
	await expect(risk.getByRole("button", { name: /^Residual impact: Medium/ })).toBeVisible();
	await write(risk, "Probability", "120");
	await expect(risk.getByRole("alert")).toHaveText(/percentage from 0 to 100/);
	await risk.getByRole("textbox", { name: "Probability" }).fill("12,5");
	await risk.getByRole("textbox", { name: "Probability" }).press("Enter");
	await expect(risk.getByRole("button", { name: "Probability: 12.5%" })).toBeFocused();
	await write(risk, "Impact cost", "2000");
	await expect(risk.getByText("$250", { exact: true })).toBeVisible();

	await page.goto(`/?program=${programId}&view=kpis&item=${kpi.id}`);
	const drawer = page.getByRole("dialog", { name: "Berths" });
	await write(drawer, "Target", "twelve");
	await expect(drawer.getByRole("alert")).toHaveText(/is no number/);
	await page.keyboard.press("Escape");
	await choose(page, drawer, "Frequency", "Quarterly");
	await drawer.getByRole("button", { name: "Berths", exact: true }).click();
	await drawer.getByRole("textbox", { name: "Name" }).fill("Berths in use");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Berths in use" })).toBeVisible();

	await page.goto(`/?program=${programId}&view=funding&tab=expenses&item=${expense.id}`);
	const spent = page.getByRole("dialog", { name: "Survey" });
	await write(spent, "Amount", "1,250.50");
	await expect(spent.getByRole("button", { name: "Amount: $1,250.50" })).toBeVisible();
	await spent.getByRole("button", { name: "Date: Nov 2, 2026" }).click();
	const popover = page.getByRole("dialog", { name: "Date", exact: true });
	await popover.getByRole("textbox", { name: "Date" }).fill("2026-11-05");
	await popover.getByRole("button", { name: "Save" }).click();
	await expect(spent.getByRole("button", { name: "Date: Nov 5, 2026" })).toBeVisible();
	await removeProgram(page.request, programId);
});

test("What is typed into a task's drawer is there again after a reload, and after the browser's Back", async ({
	page,
}) => {
	const programId = await makeProgram(page.request, "Kept");
	const task = await post(page.request, "/api/tasks", { programId, name: "Dredge" });
	const list = `/?program=${programId}&view=timeline&display=list`;
	const drawer = page.getByRole("dialog", { name: "Dredge" });
	await page.goto(list);
	await page.goto(`${list}&item=${task.id}`);
	const field = (name: string) => drawer.getByRole("textbox", { name });
	const again = "What you typed before is here again. It is not saved yet.";

	await drawer.getByRole("button", { name: /^Description: / }).click();
	await field("Description").fill("Down to nine metres");
	await page.reload();
	await expect(field("Description")).toHaveValue("Down to nine metres");
	await expect(drawer.getByText(again)).toBeVisible();
	await drawer.getByRole("button", { name: "Save description" }).click();
	await expect(drawer.getByRole("button", { name: "Description: Down to nine metres" })).toBeVisible();

	await drawer.getByRole("button", { name: /^Note: / }).click();
	await field("Note").fill("Waits for the permit");
	await page.goBack();
	await expect(drawer).toBeHidden();
	await page.goForward();
	await expect(field("Note")).toHaveValue("Waits for the permit");
	await drawer.getByRole("button", { name: /^Discard/ }).click();
	await page.reload();
	await expect(drawer.getByRole("button", { name: "Note: Add note" })).toBeVisible();
	await removeProgram(page.request, programId);
});

test("A Viewer reads the fields and presses none", async ({ browser, page }) => {
	const programId = await makeProgram(page.request, "Placed and read");
	await post(page.request, "/api/risks", { programId, description: "Fog" });
	const viewer = await browser.newContext({ storageState: stateOf("Viewer") });
	const reader = await viewer.newPage();
	await reader.goto(`/?program=${programId}&view=risks&tab=register`);
	await reader.getByRole("button", { name: "View R-001" }).click();
	const risk = reader.getByRole("dialog", { name: "R-001" });
	await expect(risk.getByText("Not assessed")).toBeVisible();
	await expect(risk.getByRole("button", { name: /^(Description|Category|Priority): / })).toHaveCount(0);
	await viewer.close();
	await removeProgram(page.request, programId);
});
