import { expect, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	for (const width of [1440, 360]) {
		test(`types a list in without a window, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			const id = await makeProgram(page.request, `Typed in ${width}`);
			await select(page, id);

			await page.goto("/?view=timeline&display=list&status=In Progress");
			const task = page.getByRole("textbox", { name: "Add a task" });
			await task.fill("Draft the plan");
			await task.press("Enter");
			await task.pressSequentially("Review it");
			await task.press("Enter");
			const tasks = page.getByRole("table", { name: "Tasks" });
			await expect(tasks.getByRole("row")).toHaveText([/^/, /Draft the plan.*In Progress/, /Review it/]);
			await expect(task).toBeFocused();
			await expect(task).toHaveValue("");
			await page.getByRole("button", { name: "Undo" }).click();
			await expect(tasks.getByRole("row")).toHaveCount(2);
			expect(await findings(page)).toEqual([]);

			await page.goto("/?view=funding&tab=expenses");
			const expense = page.getByRole("textbox", { name: "Add an expense" });
			await expense.fill("Server hosting $1,200.50");
			await expense.press("Enter");
			await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("$1,200.50");
			await page.keyboard.press("Enter");
			await expect(page.getByRole("table", { name: "Expenses" })).toContainText("Server hosting");
			await expect(expense).toBeFocused();
			await removeProgram(page.request, id);
		});
	}

	test("a program is made of its name alone, and Undo takes it away", async ({ page }) => {
		const name = `Trial of a last row ${Date.now()}`;
		await page.goto("/programs");
		await page.getByRole("textbox", { name: "Add a program" }).fill(name);
		await page.keyboard.press("Enter");
		const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
		await expect(card.getByText("Selected")).toBeVisible();
		await page.getByText(`Added “${name}”`).locator("..").getByRole("button", { name: "Undo" }).click();
		await expect(card).toHaveCount(0);
		await page.reload();
		await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
		await expect(card).toHaveCount(0);
		await expect(page.getByText("Selected", { exact: true })).toHaveCount(1);
	});

	test("pastes a table of tasks: its columns are found, what is wrong is mended, and one Undo takes all of it back", async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const id = await makeProgram(page.request, "Pasted");
		await select(page, id);
		await page.goto("/?view=timeline&display=list");
		const table = [
			"Aufgabe\tStart\tEnde\tPriority\tFortschritt",
			"Draft the plan\t1.3.2027\t5.3.2027\thigh\t20 %",
			"Review it\tsoonish\t\tLow\t",
			"Sign it\t2027-03-12\t2027-03-10\tUrgent\t",
		];
		await page.evaluate((text) => navigator.clipboard.writeText(text), table.join("\n"));
		await page.getByRole("textbox", { name: "Add a task" }).press("ControlOrMeta+v");

		const preview = page.getByRole("dialog", { name: "Add pasted tasks" });
		await expect(preview.getByRole("status")).toContainText("2 rows have something marked.");
		await expect(preview.getByRole("combobox", { name: "Column 1 holds" })).toHaveText("Name");
		await expect(preview.getByRole("button", { name: "Add 1 task" })).toBeDisabled();
		expect(await findings(page)).toEqual([]);
		// All that is wrong with a row at once.
		await expect(preview.getByRole("row").filter({ hasText: "“Urgent” is none of" })).toContainText(
			"The end date must not be before the start date",
		);
		await preview.getByRole("textbox", { name: "Start date of row 3" }).fill("8.3.2027");
		await expect(preview.getByRole("status")).toContainText("1 row has something marked.");
		await preview.getByRole("button", { name: "Leave it out" }).click();
		await preview.getByRole("button", { name: "Add 2 tasks" }).click();
		await expect(preview).toHaveCount(0);

		const rows = page.getByRole("table", { name: "Tasks" }).getByRole("row");
		await expect(rows).toHaveText([
			/^/,
			/Draft the plan.*Mar 1 – 5, 2027.*High.*20%/,
			/Review it.*Mar 8, 2027.*Low/,
		]);
		await undo(page, "2 tasks added");
		await expect(page.getByText("No tasks found")).toBeVisible();

		const outline = "Fit out the hall\n\tLay the floor\n\t\tSand it\n\tHang the lamps\nOpen";
		await page.evaluate((text) => navigator.clipboard.writeText(text), outline);
		await page.getByRole("textbox", { name: "Add a task" }).press("ControlOrMeta+v");
		await expect(preview.getByRole("checkbox", { name: /become sub-tasks/ })).toBeChecked();
		await expect(preview.getByRole("row", { name: /Sand it/ })).toContainText("Level 3");
		await preview.getByRole("button", { name: "Add 5 tasks" }).click();
		await expect(rows.filter({ hasText: "Sand it" })).toContainText("Level 3");
		await expect(rows.filter({ hasText: "Lay the floor" })).toContainText("Level 2");
		await undo(page, "5 tasks added");
		await expect(page.getByText("No tasks found")).toBeVisible();

		await page.goto("/?view=funding&tab=expenses");
		const spent = "Server hosting\t1,200.50\nTravel\t800";
		await page.evaluate((text) => navigator.clipboard.writeText(text), spent);
		await page.getByRole("textbox", { name: "Add an expense" }).press("ControlOrMeta+v");
		await page.getByRole("button", { name: "Add 2 expenses" }).click();
		await expect(page.getByRole("table", { name: "Expenses" })).toContainText(
			/Travel.*\$800.*Server hosting.*\$1,201/,
		);
		await removeProgram(page.request, id);
	});
});

test.describe("A Viewer", () => {
	test.use({ storageState: stateOf("Viewer") });

	test("has no row to type in", async ({ page }) => {
		const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
		const { id } = programs.find(({ name }) => name === "Iberia Market Entry") ?? { id: "" };
		await page.goto(`/?program=${id}&view=timeline&display=list`);
		await expect(page.getByRole("table", { name: "Tasks" })).toBeVisible();
		await expect(page.getByRole("textbox", { name: "Add a task" })).toHaveCount(0);
	});
});
