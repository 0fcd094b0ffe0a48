import { expect, type Page, test } from "@playwright/test";
import { makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

const figure = (page: Page, name: string) => page.getByRole("region", { name });

/** A program of the journey's own, selected in this browser. */
async function openFunding(page: Page): Promise<string> {
	const dates = { startDate: "2026-01-01", endDate: "2027-12-31" };
	const id = await makeProgram(page.request, "Harbour money", dates);
	await select(page, id);
	await page.goto("/?view=funding");
	return id;
}

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("funds a program, spends, exports and takes a deletion back", async ({ page }) => {
		const id = await openFunding(page);
		await page.getByRole("button", { name: "Add Funding Source" }).first().click();
		const source = page.getByRole("dialog", { name: "Add Funding Source" });
		await expect(source.getByRole("button", { name: "Save" })).toBeDisabled();
		await source.getByRole("textbox", { name: /Source name/ }).fill("Board");
		await source.getByRole("spinbutton", { name: /Allocated amount/ }).fill("1000.25");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Funding source added successfully", { exact: true })).toBeVisible();
		await expect(figure(page, "Total Budget")).toContainText("$1,000");

		await page.getByRole("button", { name: "Add Expense" }).click();
		const expense = page.getByRole("dialog", { name: "Add Expense" });
		await expect(expense.getByRole("combobox", { name: "Category" })).toHaveText("Software");
		await expense.getByRole("textbox", { name: /Description/ }).fill("Licences");
		await expense.getByRole("spinbutton", { name: /Amount/ }).fill("250.1");
		await expense.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Expense added successfully", { exact: true })).toBeVisible();
		await expect(figure(page, "Total Spent")).toContainText("25.0% utilized");
		await expect(figure(page, "Remaining")).toContainText("$750");
		await expect(figure(page, "Burn Rate")).toContainText("$83");

		await page.getByRole("tab", { name: /Expenses/ }).click();
		await page.getByRole("button", { name: "Licences", exact: true }).click();
		const drawer = page.getByRole("dialog", { name: "Licences" });
		await expect(drawer.getByText("$250.10")).toBeVisible();
		await drawer.getByRole("button", { name: "Close" }).click();

		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: "Export Report" }).click();
		await page.getByRole("menuitem", { name: "Excel workbook (.xlsx)" }).click();
		expect((await downloading).suggestedFilename()).toMatch(/^funding-.*harbour-money-.*\.xlsx$/);

		await page.getByRole("button", { name: "Actions for Licences" }).click();
		await page.getByRole("menuitem", { name: "Delete" }).click();
		await page.getByRole("button", { name: "Delete expense" }).click();
		await expect(figure(page, "Total Spent")).toContainText("0.0% utilized");
		await undo(page, "Expense deleted");
		await expect(figure(page, "Total Spent")).toContainText("25.0% utilized");

		await page.getByRole("tab", { name: "Trends" }).click();
		await expect(page.getByText(/At the burn rate of \$83 a month, the money runs out in/)).toBeVisible();
		await removeProgram(page.request, id);
	});

	test("leaves the approval of an expense to somebody else", async ({ page, browser }) => {
		const id = await openFunding(page);
		const expense = { programId: id, description: "Mooring lines", amount: "480" };
		await post(page.request, "/api/funding/expenses", expense);
		await page.goto("/?view=funding&tab=expenses");
		await page.getByRole("button", { name: "Mooring lines", exact: true }).click();
		const own = page.getByRole("dialog", { name: "Mooring lines" });
		await expect(own.getByText(/somebody else approves it/)).toBeVisible();
		await expect(own.getByRole("button", { name: "Approve" })).toHaveCount(0);

		const context = await browser.newContext({ storageState: stateOf("Admin") });
		const admin = await context.newPage();
		await admin.goto("/?view=my-work");
		await admin.getByRole("button", { name: "Approve Mooring lines" }).click();
		await expect(admin.getByText("Expense approved", { exact: true })).toBeVisible();
		await context.close();

		await expect(own.getByTitle(/^Approved by /)).toBeVisible();
		await removeProgram(page.request, id);
	});

	test("prints a report without the shell", async ({ page }) => {
		const programId = await makeProgram(page.request, "Harbour report");
		const expense = {
			programId,
			description: "Mooring lines for the quay, May 2026",
			amount: "480",
		};
		await post(page.request, "/api/funding/expenses", { ...expense, vendor: "Railtours Business" });
		await select(page, programId);
		await page.goto("/?view=funding&display=report");
		await expect(page.getByRole("heading", { name: "Funding report" })).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
		await expect(page.getByRole("navigation", { name: "Workspace" })).toBeHidden();
		// On a sheet of A4 the words have the room: a line of the table is two of text at most.
		await page.setViewportSize({ width: 718, height: 1000 });
		const line = page.getByRole("table", { name: "Expenses" }).getByRole("row", { name: /^Mooring lines/ });
		expect((await line.boundingBox())?.height).toBeLessThan(60);
		await removeProgram(page.request, programId);
	});
});
