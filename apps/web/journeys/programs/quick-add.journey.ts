import { expect, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

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
});

test.describe("A Viewer", () => {
	test.use({ storageState: stateOf("Viewer") });

	test("has no row to type in", async ({ page }) => {
		await page.goto("/?view=timeline&display=list");
		await expect(page.getByRole("table", { name: "Tasks" })).toBeVisible();
		await expect(page.getByRole("textbox", { name: "Add a task" })).toHaveCount(0);
	});
});
