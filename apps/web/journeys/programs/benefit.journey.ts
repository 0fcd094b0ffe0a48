import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

/** A program of this journey's own, selected, with its benefits view open. */
async function openBenefits(page: Page): Promise<string> {
	const id = await makeProgram(page.request, "Worthwhile");
	await select(page, id);
	await page.goto("/?view=benefits");
	return id;
}

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("adds a benefit, plans it by month, accounts for it, and sees what it returns", async ({ page }) => {
		const id = await openBenefits(page);
		const roi = page.getByRole("region", { name: "ROI Projection" });
		await expect(roi).toContainText("185%");
		await expect(roi).toContainText("18-month payback");
		await expect(roi.getByRole("button", { name: "Sample" })).toBeVisible();

		await page.getByRole("button", { name: "Add First Benefit" }).click();
		const form = page.getByRole("dialog", { name: "Add New Benefit" });
		await form.getByLabel("Benefit Name *").fill("Fewer calls");
		await form.getByLabel("Category").fill("Cost Savings");
		await form.getByLabel("Target value").fill("3000");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Benefit added successfully", { exact: true })).toBeVisible();
		await expect(form).toHaveCount(0);
		await expect(page.getByRole("region", { name: "Total Expected Value" })).toContainText("$3,000");

		// The first thing in the program makes the sample give way to what the figure needs; costs make it the program's own.
		await expect(roi).toContainText("Needs a benefit, and funding or expenses");
		const spent = { programId: id, description: "Training", amount: "1000", expenseDate: "2026-01-15" };
		await post(page.request, "/api/funding/expenses", spent);
		await expect(roi).toContainText("200%");
		await expect(roi.getByRole("button", { name: "Sample" })).toHaveCount(0);

		await page.getByRole("tab", { name: "Tracking" }).click();
		await page.getByRole("button", { name: "View Fewer calls" }).click();
		const drawer = page.getByRole("dialog", { name: "Fewer calls" });
		await drawer.getByRole("tab", { name: "Plan" }).click();
		await drawer.getByRole("button", { name: "Spread evenly" }).click();
		const spread = page.getByRole("form", { name: "Spread evenly" });
		await spread.getByLabel("First month").fill("2026-02");
		await spread.getByLabel("Number of months").fill("3");
		await spread.getByRole("button", { name: "Fill in the plan" }).click();
		await drawer.getByRole("textbox", { name: "Actual, Feb 2026" }).fill("1,250.50");
		await page.keyboard.press("Enter");
		await expect(drawer.getByRole("textbox", { name: "Actual, Mar 2026" })).toBeFocused();
		await settled(page);
		expect(await findings(page)).toEqual([]);
		await drawer.getByRole("button", { name: "Save plan" }).click();
		await expect(page.getByText("Plan saved successfully", { exact: true })).toBeVisible();
		await expect(drawer.getByText("Not saved yet")).toHaveCount(0);
		await drawer.getByRole("tab", { name: "Details" }).click();
		await expect(drawer).toContainText("$1,251");
		await expect(drawer).toContainText("$1,750");
		await drawer.getByRole("button", { name: "Close" }).click();

		await expect(page.getByRole("region", { name: "Realized to Date" })).toContainText(
			"41.7% realization rate",
		);
		await page.getByRole("tab", { name: "Categories" }).click();
		await expect(page.getByRole("listitem").filter({ hasText: "Cost Savings" })).toContainText("Expected");
		await page.getByRole("tab", { name: "Overview" }).click();
		const chart = page.getByRole("figure", { name: "Target against realized" });
		await expect(chart.locator("svg[data-chart]")).toHaveAttribute("height", "300");

		await roi.getByRole("button", { name: "How it is computed" }).click();
		const projection = page.getByRole("dialog", { name: "ROI Projection" });
		await projection.getByRole("spinbutton", { name: "Discount rate, a year" }).fill("0");
		await projection.getByRole("button", { name: "Save" }).click();
		await expect(projection).toContainText("NPV at 0% a year");
		await expect(projection).toContainText("1-month payback");
		await projection.getByRole("button", { name: "Close" }).click();
		await expect(projection).toHaveCount(0);
		await removeProgram(page.request, id);
	});
});
