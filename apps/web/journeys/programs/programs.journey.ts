import { expect, type Page, test } from "@playwright/test";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

const card = (page: Page, name: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

async function choose(page: Page, program: string, entry: string): Promise<void> {
	await page.getByRole("button", { name: `Actions for ${program}`, exact: true }).click();
	await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("creates, edits, archives and deletes a program, and takes the deletion back", async ({ page }) => {
		const name = `Harbour power ${Date.now()}`;
		await page.goto("/programs");
		await page.getByRole("button", { name: "Create Program" }).click();
		const form = page.getByRole("dialog", { name: "Create Program" });
		await form.getByRole("button", { name: "Create Program" }).click();
		await expect(form.getByText("Program name is required")).toBeVisible();
		await form.getByRole("textbox", { name: /Name/ }).fill(`  ${name} `);
		await form.getByRole("textbox", { name: "Start date" }).fill("2027-02-01");
		await form.getByRole("textbox", { name: "End date" }).fill("2027-01-01");
		await page.keyboard.press("Enter");
		await expect(form.getByText("The end date must not be before the start date")).toBeVisible();
		await form.getByRole("textbox", { name: "End date" }).fill("2027-12-31");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Program created successfully", { exact: true })).toBeVisible();
		await expect(form).toHaveCount(0);
		await expect(card(page, name)).toContainText("Feb 1, 2027 – Dec 31, 2027");
		await expect(card(page, name)).toContainText("Active");

		await choose(page, name, "Edit");
		const edit = page.getByRole("dialog", { name: "Edit Program" });
		await edit.getByRole("combobox", { name: "Status" }).click();
		await page.getByRole("option", { name: "On Hold" }).click();
		await edit.getByRole("button", { name: "Save changes" }).click();
		await expect(card(page, name)).toContainText("On Hold");

		await choose(page, name, "Archive");
		await expect(page.getByText("Program archived", { exact: true })).toBeVisible();
		await expect(card(page, name)).toHaveCount(0);
		await page.getByRole("radio", { name: /^Archived/ }).click();
		await expect(card(page, name)).toContainText("Archived");
		await page.reload();
		await choose(page, name, "Unarchive");
		await expect(card(page, name)).toHaveCount(0);
		await page.getByRole("radio", { name: "In use" }).click();

		await choose(page, name, "Delete");
		const question = page.getByRole("alertdialog", { name: `Delete “${name}”?` });
		await question.getByRole("button", { name: "Delete program" }).click();
		await expect(card(page, name)).toHaveCount(0);
		await undo(page, "Program deleted");
		await expect(card(page, name)).toContainText("On Hold");

		await choose(page, name, "Delete");
		await question.getByRole("button", { name: "Delete program" }).click();
		await expect(card(page, name)).toHaveCount(0);
		await page.reload();
		await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
		await expect(card(page, name)).toHaveCount(0);
	});
});
