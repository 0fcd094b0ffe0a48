import { expect, type Page, test } from "@playwright/test";
import { fromHere, makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

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
		await expect(week).toContainText("1 day more than there is");
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

	test("An absence shows in the allocation, and levelling is previewed, applied and taken back", async ({
		page,
	}) => {
		const stamp = Date.now();
		const name = `Mira Sound ${stamp}`;
		const member = await post(page.request, "/api/resources", { name });
		const programId = await makeProgram(page.request, "Absence harbour");
		const dates = { startDate: day(2, 0), endDate: day(2, 4) };
		const dredge = await post(page.request, "/api/tasks", { programId, name: `Dredge ${stamp}`, ...dates });
		const after = { startDate: day(3, 0), endDate: day(3, 1) };
		const moor = await post(page.request, "/api/tasks", { programId, name: `Moor ${stamp}`, ...after });
		await post(page.request, `/api/tasks/${moor.id}/dependencies`, { predecessorId: dredge.id });
		await post(page.request, `/api/tasks/${dredge.id}/assignments`, { resourceId: member.id, percent: 100 });

		await page.goto(`/?view=resources&tab=utilization&item=${member.id}&part=absences`);
		const drawer = page.getByRole("dialog", { name });
		await drawer.getByRole("textbox", { name: "First day" }).fill(day(2, 2));
		await drawer.getByRole("textbox", { name: /^Last day/ }).fill(day(2, 4));
		await drawer.getByRole("button", { name: "Add absence" }).click();
		await expect(page.getByText("Absence added", { exact: true })).toBeVisible();
		await expect(drawer.getByRole("button", { name: /^Delete absence/ })).toBeVisible();
		await page.keyboard.press("Escape");
		await page.getByRole("searchbox").fill(name);
		const full = page.getByRole("button", {
			name: new RegExp(`^${name}, .*: 250%, over-allocated, away 3 of 5 days$`),
		});
		await expect(full).toBeVisible();

		await select(page, programId);
		await page.goto(`/?program=${programId}&view=timeline&form=level`);
		const preview = page.getByRole("dialog", { name: /^Level .*Absence harbour/ });
		const shift = preview.getByRole("row", { name: new RegExp(`Dredge ${stamp}`) });
		await expect(shift).toContainText("Moor");
		// However long a name is, the last column stays in the window.
		const last = preview.getByRole("columnheader", { name: "Program's end" });
		await expect(last).toBeInViewport({ ratio: 1 });
		await preview.getByRole("checkbox", { name: `Dredge ${stamp}` }).click();
		await expect(preview.getByRole("button", { name: /^Shift/ })).toHaveCount(0);
		await preview.getByRole("checkbox", { name: `Dredge ${stamp}` }).click();
		await preview.getByRole("button", { name: "Shift 1 task" }).click();
		await expect(page.getByText("1 task shifted", { exact: true })).toBeVisible();
		const startOf = async (id: string) =>
			(await (await page.request.get(`/api/tasks/${id}`)).json()).startDate;
		expect(await startOf(dredge.id)).toBe(day(3, 0));
		expect(await startOf(moor.id)).toBe(day(4, 0));
		await undo(page, "1 task shifted");
		await expect(page.getByText("Undone: 1 task shifted", { exact: true })).toBeVisible();
		expect([await startOf(dredge.id), await startOf(moor.id)]).toEqual([day(2, 0), day(3, 0)]);

		await removeProgram(page.request, programId);
		await page.request.delete(`/api/resources/${member.id}`, { headers: fromHere() });
	});
});
