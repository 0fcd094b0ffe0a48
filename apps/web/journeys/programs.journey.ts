import { expect, type Page, test } from "@playwright/test";
import { stateOf } from "./sign-in.ts";

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
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(card(page, name)).toContainText("On Hold");

		await choose(page, name, "Delete");
		await question.getByRole("button", { name: "Delete program" }).click();
		await expect(card(page, name)).toHaveCount(0);
		await page.reload();
		await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
		await expect(card(page, name)).toHaveCount(0);
	});

	test("sees what another Editor changed meanwhile, and applies the own change on top", async ({ page }) => {
		await page.goto("/programs");
		const headers = { origin: new URL(page.url()).origin };
		const name = `Contested ${Date.now()}`;
		const created = await page.request.post("/api/programs", { data: { name }, headers });
		const { id, version } = await created.json();

		await page.goto(`/programs?form=${id}`);
		const form = page.getByRole("dialog", { name: "Edit Program" });
		await form.getByRole("textbox", { name: "Description" }).fill("Written here");
		await page.request.patch(`/api/programs/${id}`, { data: { version, status: "Cancelled" }, headers });
		await form.getByRole("button", { name: "Save changes" }).click();
		const foreign = form.getByRole("region", { name: "Changed in the meantime" });
		await expect(foreign).toContainText("Cancelled");
		await expect(form.getByRole("textbox", { name: "Description" })).toHaveValue("Written here");
		await form.getByRole("button", { name: "Apply my changes" }).click();
		await expect(form).toHaveCount(0);
		await expect(card(page, name)).toContainText("Cancelled");
		await expect(card(page, name)).toContainText("Written here");
		await page.request.delete(`/api/programs/${id}`, { headers });
	});

	test("opens a program from its card; back returns to the programs, and reload keeps the choice", async ({
		page,
	}) => {
		await page.goto("/programs");
		const last = page.getByRole("heading", { level: 2 }).last();
		const name = (await last.textContent()) ?? "";
		await last.getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program Dashboard");
		await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
		await page.reload();
		await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL("/programs");
		await expect(card(page, name)).toContainText("Selected");
	});

	test("goes back from the form to the page, and finds the form by its address", async ({ page }) => {
		await page.goto("/programs");
		await page.getByRole("button", { name: "Create Program" }).click();
		await expect(page).toHaveURL("/programs?form=new");
		await expect(page.getByRole("dialog", { name: "Create Program" })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.goForward();
		await expect(page.getByRole("dialog", { name: "Create Program" })).toBeVisible();
	});
});
