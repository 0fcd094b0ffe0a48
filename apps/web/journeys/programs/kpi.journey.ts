import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

/** A program of this journey's own, selected, with its KPI view open. */
async function openKpis(page: Page, path = "/?view=kpis"): Promise<string> {
	const dates = { startDate: "2026-01-01", endDate: "2199-12-31" };
	const id = await makeProgram(page.request, "Measured", dates);
	await select(page, id);
	await page.goto(path);
	return id;
}

const card = (page: Page, name: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name }) });

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("adds a KPI, measures it, imports a column, and takes a deletion back", async ({ page }) => {
		const id = await openKpis(page);
		await page.getByRole("button", { name: "Add First KPI" }).click();
		const form = page.getByRole("dialog", { name: "Add New KPI" });
		await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
		await form.getByLabel("KPI Name *").fill("Calls solved at once");
		await form.getByLabel("Target value").fill("85");
		await form.getByRole("combobox", { name: "Unit" }).click();
		await page.getByRole("option", { name: "% (Percentage)" }).click();
		await form.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("KPI added successfully", { exact: true })).toBeVisible();
		await expect(form).toHaveCount(0);
		await expect(card(page, "Calls solved at once")).toContainText("Below Target");

		await page.getByRole("button", { name: "Calls solved at once" }).press("Enter");
		const drawer = page.getByRole("dialog", { name: "Calls solved at once" });
		await drawer.getByRole("tab", { name: "Measurements" }).click();
		await drawer.getByRole("button", { name: "Add measurement" }).click();
		const measurement = page.getByRole("dialog", { name: "Add measurement" });
		await measurement.getByRole("textbox", { name: "Date" }).fill("2026-03-31");
		await measurement.getByRole("spinbutton", { name: "Value" }).fill("61.5");
		await page.keyboard.press("Enter");
		await expect(measurement).toHaveCount(0);
		await expect(drawer.getByText("On Track", { exact: true })).toBeVisible();

		await drawer.getByRole("button", { name: "Import" }).click();
		const paste = page.getByRole("dialog", { name: "Import measurements" });
		await paste
			.getByRole("textbox", { name: "Dates and values" })
			.fill("Date;Value\n31.03.2026;62,0\n30.04.2026;70,5\n31.05.2026;78,25\nsoon;80");
		await expect(paste.getByText("Line 5:")).toBeVisible();
		await expect(paste.getByText("Overwrites 61.5%")).toBeVisible();
		await settled(page);
		expect(await findings(page)).toEqual([]);
		await paste.getByRole("button", { name: "Import 3 values" }).click();
		await expect(page.getByText("2 new, 1 overwritten", { exact: true })).toBeVisible();
		await expect(paste.getByRole("textbox", { name: "Dates and values" })).toHaveValue("soon;80");
		await paste.getByRole("button", { name: "Cancel" }).click();
		await expect(drawer.getByRole("row")).toHaveCount(4);
		await expect(drawer.getByText("Excellent", { exact: true })).toBeVisible();

		await drawer.getByRole("button", { name: "Delete May 31, 2026" }).click();
		await page.getByRole("button", { name: "Delete measurement" }).click();
		await expect(drawer.getByText("On Track", { exact: true })).toBeVisible();
		await drawer.getByRole("button", { name: "Undo" }).click();
		await expect(drawer.getByText("The value of May 31, 2026 is back.")).toBeVisible();
		await expect(drawer.getByText("Excellent", { exact: true })).toBeVisible();
		await drawer.getByRole("tab", { name: "History" }).click();
		await expect(drawer.getByText("Measurements:")).toBeVisible();
		await drawer.getByRole("button", { name: "Close" }).click();
		await expect(card(page, "Calls solved at once")).toContainText("78.25%");
		await removeProgram(page.request, id);
	});

	test("sees a trend with its forecast, and deletes a KPI and brings it back", async ({ page }) => {
		const id = await openKpis(page);
		const kpi = await post(page.request, "/api/kpis", {
			programId: id,
			name: "Calls solved at once",
			targetValue: 85,
			unit: "%",
		});
		const measurements = ["62", "70.5", "78.25"].map((value, index) => ({
			measurementDate: `2026-0${index + 1}-28`,
			value,
		}));
		await post(page.request, `/api/kpis/${kpi.id}/measurements/import`, { measurements });
		await page.getByRole("tab", { name: "Trends" }).click();
		await page.getByRole("combobox", { name: "KPI" }).click();
		await page.getByRole("option", { name: /Calls solved at once/ }).click();
		const chart = page.getByRole("figure", { name: "Calls solved at once" });
		await expect(chart.locator("svg[data-chart]")).toHaveAttribute("height", "384");
		await expect(page.getByText(/At this trend it reaches 100% by .* and can go no higher/)).toBeVisible();
		await page.reload();
		await expect(chart).toBeVisible();

		await page.getByRole("tab", { name: "Details" }).click();
		const row = page.getByRole("row", { name: /Calls solved at once/ });
		await expect(row).toContainText("Unassigned");
		await row.getByRole("button", { name: "View Calls solved at once" }).click();
		await page
			.getByRole("dialog", { name: "Calls solved at once" })
			.getByRole("button", { name: "Delete KPI" })
			.click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete KPI" }).click();
		await expect(page.getByText("No KPIs configured")).toBeVisible();
		await undo(page, "KPI deleted");
		await expect(row).toContainText("78.25%");
		await removeProgram(page.request, id);
	});
});
