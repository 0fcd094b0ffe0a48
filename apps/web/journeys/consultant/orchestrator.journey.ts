import { expect, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test("A task is specified offline, reviewed, read in a second tab, downloaded and run again", async ({
	browser,
}) => {
	// Other runs on the same product leave tasks of their own.
	const task = `A register of supplier risks ${Date.now()}`;
	const context = await browser.newContext({ storageState: stateOf("Editor") });
	const page = await context.newPage();
	await page.goto("/?view=ai-orchestrator");
	await page.getByRole("button", { name: "Submit Task" }).click();
	await expect(page.getByText("Task description is required").first()).toBeVisible();

	await page.getByRole("textbox", { name: /^Task description/ }).fill(task);
	await page.getByRole("textbox", { name: "Requirement 1" }).fill("Overdue reviews are shown first");
	await page.getByRole("textbox", { name: "Requirement 1" }).press("Enter");
	await page.getByRole("textbox", { name: "Requirement 2" }).fill("It should be nice");
	await page.getByRole("combobox", { name: "Entity", exact: true }).click();
	await page.getByRole("option", { name: "Risk" }).click();
	await expect(page.getByText(/The agents read its risk data as context/)).toBeVisible();
	await page.getByRole("combobox", { name: "Provider", exact: true }).click();
	await page.getByRole("option", { name: /^Offline analysis/ }).click();
	await page.reload();
	await expect(page.getByRole("textbox", { name: "Requirement 2" })).toHaveValue("It should be nice");
	await page.getByRole("button", { name: "Submit Task" }).click();

	await expect(page.getByText("Task Submitted").first()).toBeVisible();
	await expect(page.getByText(/^AI orchestration completed after \d+ iteration/).first()).toBeVisible();
	const builder = page.getByRole("region", { name: "Builder response" });
	await expect(builder.getByText("specification/acceptance-criteria.md")).toBeVisible();
	await expect(builder.getByRole("list", { name: "Unmet requirements" })).toContainText("It should be nice");
	const review = page.getByRole("region", { name: "QA review" });
	await expect(review.getByText(/^Satisfied/).first()).toBeVisible();
	await expect(review.getByText(/^Not satisfied/).first()).toBeVisible();
	await settled(page);
	expect(await findings(page)).toEqual([]);

	const saved = page.waitForEvent("download");
	await builder.getByRole("button", { name: "Download all as zip" }).click();
	expect((await saved).suggestedFilename()).toBe(`${task.toLowerCase().replaceAll(" ", "-")}.zip`);

	const second = await context.newPage();
	await second.goto(page.url());
	await expect(second.getByText("FAIL", { exact: true })).toBeVisible();
	await expect(second.getByRole("region", { name: "QA review" })).toBeVisible();
	await second.close();

	const before = page.url();
	await page.getByRole("button", { name: "Run again" }).click();
	await expect(page).not.toHaveURL(before);
	await expect(review).toBeVisible();
	await page.getByRole("button", { name: "All tasks" }).click();
	await expect(page.getByRole("textbox", { name: /^Task description/ })).toHaveValue("");
	await expect(page.getByText(/^Last submitted/)).toBeVisible();
	await expect(page.getByRole("list", { name: "Your tasks" }).getByRole("link", { name: task })).toHaveCount(
		2,
	);
	await context.close();
});
