import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

test.use({ storageState: stateOf("Editor") });

const list = (page: Page) => page.getByRole("region", { name: "Tasks" });
const listed = (page: Page, name: string) => list(page).getByRole("row", { name: new RegExp(name) });
const charted = (page: Page, name: string) =>
	page.getByRole("treegrid").getByRole("row", { name: `${name}.` });

test("A plan is broken down in sub-tasks by keyboard, and its summary follows", async ({ page }) => {
	const programId = await makeProgram(page.request, "Broken down");
	const add = (name: string, fields: object) =>
		post(page.request, "/api/tasks", { programId, name, ...fields });
	await add("Fit out the hall", {
		startDate: "2027-03-01",
		endDate: "2027-03-05",
		progress: 10,
		status: "In Progress",
	});
	await add("Lay the floor", {
		startDate: "2027-03-08",
		endDate: "2027-03-12",
		progress: 100,
		status: "Completed",
	});
	await add("Hang the lamps", { startDate: "2027-03-15", endDate: "2027-03-19" });
	await select(page, programId);
	await page.goto("/?view=timeline");

	// Two tasks become parts of the first: it spans them, and says how far they are.
	await listed(page, "Lay the floor").focus();
	await page.keyboard.press("Alt+Shift+ArrowRight");
	await expect(page.getByText("Now part of “Fit out the hall”").first()).toBeVisible();
	await expect(listed(page, "Lay the floor")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Alt+Shift+ArrowRight");
	await expect(listed(page, "Fit out the hall")).toContainText("Mar 8 – 19, 2027");
	await expect(listed(page, "Fit out the hall")).toContainText("50%");
	await expect(charted(page, "Fit out the hall")).toHaveAccessibleName(
		/Summary task. Mar 8, 2027 to Mar 19, 2027/,
	);
	await expect(charted(page, "Hang the lamps")).toHaveAttribute("aria-level", "3");
	await expect(listed(page, "Fit out the hall").getByRole("button", { name: /^Status of/ })).toHaveCount(0);

	// Taken out again and undone, the hierarchy is what it was.
	await listed(page, "Hang the lamps").focus();
	await page.keyboard.press("Alt+Shift+ArrowLeft");
	await expect(listed(page, "Fit out the hall")).toContainText("Mar 8 – 12, 2027");
	await expect(listed(page, "Fit out the hall")).toContainText("Completed");
	await undo(page, "No longer part of “Fit out the hall”");
	await expect(listed(page, "Fit out the hall")).toContainText("Mar 8 – 19, 2027");

	// Folded, list and chart hide the same rows, after a reload too; a filter shows what it finds.
	await listed(page, "Fit out the hall")
		.getByRole("button", { name: "Sub-tasks of Fit out the hall" })
		.click();
	await expect(listed(page, "Lay the floor")).toHaveCount(0);
	await expect(charted(page, "Lay the floor")).toHaveCount(0);
	await page.reload();
	await expect(listed(page, "Fit out the hall")).toBeVisible();
	await expect(listed(page, "Lay the floor")).toHaveCount(0);
	await page.getByRole("searchbox").first().fill("floor");
	await expect(listed(page, "Lay the floor")).toBeVisible();
	await expect(listed(page, "does not match the filters")).toContainText("Fit out the hall");
	await page.getByRole("searchbox").first().fill("");
	await listed(page, "Fit out the hall")
		.getByRole("button", { name: "Sub-tasks of Fit out the hall" })
		.click();

	// Moved as a whole by key in the chart, its leaves move, and one Undo brings them back.
	await charted(page, "Fit out the hall").focus();
	await page.keyboard.press("Shift+ArrowRight");
	await expect(listed(page, "Hang the lamps")).toContainText("Mar 16 – 22, 2027");
	await undo(page, "Task moved");
	await expect(listed(page, "Hang the lamps")).toContainText("Mar 15 – 19, 2027");

	// One more, written under it.
	await listed(page, "Fit out the hall").getByRole("button", { name: "Actions for" }).click();
	await page.getByRole("menuitem", { name: "Add sub-task" }).click();
	await expect(page.getByText("Part of Fit out the hall")).toBeVisible();
	await page.keyboard.type("Paint the walls");
	await page.keyboard.press("Enter");
	await expect(charted(page, "Paint the walls")).toHaveAttribute("aria-level", "3");

	expect(await findings(page)).toEqual([]);

	// The drawer says what belongs to what, and the board shows what is worked on.
	await listed(page, "Paint the walls").focus();
	await page.keyboard.press("Enter");
	const drawer = page.getByRole("dialog");
	await drawer.getByRole("button", { name: "Fit out the hall" }).click();
	await expect(drawer.getByRole("region", { name: "Sub-tasks · 1 of 3 done" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.goto("/?view=timeline&display=board");
	await expect(page.getByRole("article", { name: "Paint the walls" })).toContainText("Fit out the hall");
	await expect(page.getByRole("article", { name: "Fit out the hall" })).toHaveCount(0);

	// Deleted, it takes its parts along, and all of them come back.
	await page.goto("/?view=timeline&display=list");
	await page.setViewportSize({ width: 360, height: 780 });
	await expect(listed(page, "Paint the walls")).toBeVisible();
	await listed(page, "Fit out the hall").getByRole("button", { name: "Actions for" }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText("3 sub-tasks go along.");
	await question.getByRole("button", { name: "Delete task" }).click();
	await expect(page.getByText("No tasks found")).toBeVisible();
	await undo(page, "Task deleted");
	await expect(listed(page, "Paint the walls")).toBeVisible();
	await removeProgram(page.request, programId);
});

test("A task with dependencies is broken down where it stands, says what its sub-task takes over, and one Undo gives it back", async ({
	page,
}) => {
	const programId = await makeProgram(page.request, "Linked and broken down");
	const add = (name: string, startDate: string, endDate: string, more = {}) =>
		post(page.request, "/api/tasks", { programId, name, startDate, endDate, ...more });
	const dig = await add("Dig", "2027-03-01", "2027-03-05");
	const begun = { status: "In Progress", progress: 40, estimate: "8" };
	const build = await add("Build", "2027-03-08", "2027-03-19", begun);
	await add("Open", "2027-03-22", "2027-03-23");
	await post(page.request, `/api/tasks/${build.id}/dependencies`, { predecessorId: dig.id });
	await select(page, programId);
	await page.goto("/?view=timeline");

	await listed(page, "Build").getByRole("button", { name: "Actions for" }).click();
	await page.getByRole("menuitem", { name: "Add sub-task" }).click();
	const line = page.getByRole("row").filter({ has: page.getByRole("form", { name: "Add a sub-task" }) });
	await expect(line).toContainText(/Part of Build.*takes over its progress, estimate, dependency/);
	await expect(page.getByRole("textbox", { name: "Add a sub-task" })).toBeFocused();
	await expect(list(page).getByRole("row").nth(3)).toContainText("Part of Build");
	await page.keyboard.type("Walls");
	await page.keyboard.press("Enter");
	await expect(charted(page, "Walls")).toHaveAccessibleName(/Mar 8, 2027 to Mar 19, 2027.*Waits for 1 task/);
	await expect(charted(page, "Build")).toHaveAccessibleName(/Summary task. Mar 8, 2027 to Mar 19, 2027/);
	await expect(listed(page, "Walls")).toContainText("40%");
	await expect(listed(page, "Build")).toContainText("In Progress");
	await page.keyboard.press("Escape");
	await expect(line).toHaveCount(0);

	await page.keyboard.press("Control+z");
	await expect(charted(page, "Walls")).toHaveCount(0);
	await expect(charted(page, "Build")).toHaveAccessibleName(/Waits for 1 task/);
	await removeProgram(page.request, programId);
});

test("A task is repeated by a rule that shows its days first, and one Undo takes all of them back", async ({
	page,
}) => {
	const programId = await makeProgram(page.request, "Repeated");
	await post(page.request, "/api/tasks", {
		programId,
		name: "Report",
		startDate: "2027-03-01",
		endDate: "2027-03-01",
	});
	await select(page, programId);
	await page.goto("/?view=timeline&display=list");
	await listed(page, "Report").getByRole("button", { name: "Actions for" }).click();
	await page.getByRole("menuitem", { name: "Repeat…" }).click();
	const form = page.getByRole("dialog", { name: "Repeat Task" });
	const preview = form.getByRole("region", { name: "Preview" });
	await expect(preview).toContainText("Every week on Monday, 10 times");
	await form
		.getByRole("spinbutton", { name: "Every" })
		.or(form.getByRole("textbox", { name: "Every" }))
		.fill("2");
	await form.getByRole("checkbox", { name: "Thursday" }).click();
	await form.getByRole("combobox", { name: "Ends" }).click();
	await page.getByRole("option", { name: "On a day" }).click();
	await expect(preview).toContainText("Enter");
	await form.getByRole("textbox", { name: "Last day" }).fill("2027-03-31");
	await expect(preview).toContainText("Every 2 weeks on Monday and Thursday until Mar 31, 2027");
	await expect(preview).toContainText(
		"Mar 1, 2027 · Mar 4, 2027 · Mar 15, 2027 · Mar 18, 2027 · Mar 29, 2027",
	);
	expect(await findings(page)).toEqual([]);
	await form.getByRole("button", { name: "Repeat task" }).click();
	await expect(listed(page, "Report 5")).toContainText("Mar 29, 2027");
	await expect(listed(page, "Recurring Report")).toContainText("Mar 1 – 29, 2027");
	await undo(page, "Task is repeated");
	await expect(listed(page, "Report 5")).toHaveCount(0);
	await removeProgram(page.request, programId);
});

test("A task and a program are kept as templates, and made again from another day on", async ({ page }) => {
	const programId = await makeProgram(page.request, "Template source", { startDate: "2027-03-01" });
	const stamp = String(Date.now());
	const whole = await post(page.request, "/api/tasks", { programId, name: "Open a shop" });
	await post(page.request, "/api/tasks", {
		programId,
		parentId: whole.id,
		name: "Fit the shelves",
		startDate: "2027-03-01",
		endDate: "2027-03-05",
	});
	await select(page, programId);
	await page.goto("/?view=timeline&display=list");
	await listed(page, "Open a shop").getByRole("button", { name: "Actions for" }).click();
	await page.getByRole("menuitem", { name: "Save as template…" }).click();
	const save = page.getByRole("dialog", { name: "Save “Open a shop” as template" });
	await save.getByRole("textbox", { name: "Template name" }).fill(`Shop ${stamp}`);
	await save.getByRole("button", { name: "Save template" }).click();
	await expect(page.getByText("Saved as template").first()).toBeVisible();

	await page.getByRole("button", { name: "Plan" }).click();
	await page.getByRole("menuitem", { name: "Task from template…" }).click();
	const use = page.getByRole("dialog", { name: "Task from Template" });
	await use.getByRole("combobox", { name: "Template" }).click();
	await page.getByRole("option", { name: `Shop ${stamp} (1 task)` }).click();
	await use.getByRole("textbox", { name: /^Name/ }).fill("Open the second shop");
	await use.getByRole("textbox", { name: "Start date" }).fill("2027-04-05");
	expect(await findings(page)).toEqual([]);
	await use.getByRole("button", { name: "Create task" }).click();
	await expect(listed(page, "Open the second shop")).toContainText("Apr 5 – 9, 2027");

	await page.goto("/programs");
	await page.getByRole("button", { name: /^Actions for .*Template source/ }).click();
	await page.getByRole("menuitem", { name: "Save as template…" }).click();
	await page.getByRole("textbox", { name: "Template name" }).fill(`Chain ${stamp}`);
	await page.getByRole("button", { name: "Save template" }).click();
	await expect(page.getByText("Saved as template").first()).toBeVisible();
	await page.getByRole("button", { name: "Start from a template" }).click();
	const start = page.getByRole("dialog", { name: "Program from Template" });
	await start.getByText("Rename or delete templates").click();
	const name = start.getByRole("textbox", { name: `Name of Chain ${stamp}` });
	await name.fill(`Shops ${stamp}`);
	await name.press("Enter");
	await start.getByRole("combobox", { name: "Template" }).click();
	await page.getByRole("option", { name: `Shops ${stamp} (2 tasks)` }).click();
	await start.getByRole("textbox", { name: "Start date" }).fill("2028-01-03");
	await start.getByRole("button", { name: "Create program" }).click();
	await expect(start).toHaveCount(0);
	await expect(page.getByRole("heading", { name: `Shops ${stamp}` })).toBeVisible();
	await removeProgram(page.request, programId);
});
