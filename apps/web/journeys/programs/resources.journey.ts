import { expect, type Page, test } from "@playwright/test";
import { makeProgram, post, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

const card = (page: Page, name: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

const day = (weeks: number, offset: number) => {
	const date = new Date();
	date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7) + weeks * 7 + offset);
	return date.toISOString().slice(0, 10);
};

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("adds a member, sees who is asked for too much and why, and edits and deletes", async ({ page }) => {
		const name = `Dora Quay ${Date.now()}`;
		await page.goto("/?view=resources");
		await page.getByRole("button", { name: "Add Resource" }).click();
		const form = page.getByRole("dialog", { name: "Add Resource" });
		await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
		await form.getByRole("textbox", { name: /Name/ }).fill(name);
		await page.keyboard.press("Enter");
		await expect(page.getByText("Team member added successfully", { exact: true })).toBeVisible();
		await expect(card(page, name)).toContainText("Other");
		await expect(card(page, name)).toContainText("Available");

		const team: { id: string; name: string }[] = await (await page.request.get("/api/resources")).json();
		const ownerId = team.find((member) => member.name === name)?.id;
		const programId = await makeProgram(page.request, "Harbour time");
		const dates = { programId, ownerId, startDate: day(1, 0), endDate: day(1, 4) };
		for (const task of ["Dredge", "Survey", "Moor", "Paint", "Rig", "Weld"]) {
			await post(page.request, "/api/tasks", { ...dates, name: task, status: "In Progress" });
		}
		await expect(card(page, name)).toContainText("Overloaded");

		await page.getByRole("tab", { name: "Utilization" }).click();
		const cell = page.getByRole("button", { name: new RegExp(`^${name}, .*: 120%, over-allocated$`) });
		await page.getByRole("searchbox").fill(name);
		await cell.click();
		const week = page.getByRole("dialog", { name });
		await expect(week).toContainText("20% more than there is");
		await expect(week.getByRole("link", { name: "Dredge" })).toBeVisible();
		await page.keyboard.press("Escape");

		await page.getByRole("tab", { name: "Team View" }).click();
		await page.getByRole("button", { name: `Edit ${name}` }).click();
		const edit = page.getByRole("dialog", { name: "Edit Resource" });
		await edit.getByRole("combobox", { name: "Department" }).fill("Harbour works");
		await edit.getByRole("button", { name: "Save" }).click();
		await expect(card(page, name)).toContainText("Harbour works");

		await page.getByRole("button", { name: `View Tasks of ${name}` }).click();
		const drawer = page.getByRole("dialog", { name });
		await expect(drawer.getByRole("link", { name: "Weld" })).toBeVisible();
		await drawer.getByRole("button", { name: "Delete" }).click();
		await page.getByRole("button", { name: "Delete team member" }).click();
		await expect(page.getByText("Team member deleted", { exact: true })).toBeVisible();
		await expect(card(page, name)).toHaveCount(0);
		await removeProgram(page.request, programId);
	});
});
