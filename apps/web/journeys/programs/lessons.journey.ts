import { expect, test } from "@playwright/test";
import { makeProgram, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Editor") });

const missed = "Nobody inspected the beehives in March, so swarms left before anyone noticed.";

test("What was learned from a program that is over is asked at its end, and quoted by a later research", async ({
	page,
}) => {
	test.setTimeout(180_000);
	const id = await makeProgram(page.request, "Orchard pollination");
	const { name } = await (await page.request.get(`/api/programs/${id}`)).json();
	await page.goto(`/programs?form=${id}`);
	const edit = page.getByRole("dialog", { name: "Edit Program" });
	await edit.getByRole("combobox", { name: "Status" }).click();
	await page.getByRole("option", { name: "Completed" }).click();
	await edit.getByRole("button", { name: "Save changes" }).click();

	const lessons = page.getByRole("dialog", { name: `Lessons learned: ${name}` });
	await lessons.getByLabel("What did not?").fill(missed);
	await page.reload();
	await expect(lessons.getByLabel("What did not?")).toHaveValue(missed);
	await lessons.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Lessons learned saved", { exact: true })).toBeVisible();
	await page.getByRole("link", { name: `Lessons learned from ${name}` }).click();
	await expect(lessons.getByLabel("What did not?")).toHaveValue(missed);
	await lessons.getByRole("button", { name: "Cancel" }).click();

	await page.goto("/strategic-consultant/input");
	await page
		.getByLabel("Your text")
		.fill(
			"The orchards lost 30 percent of their beehives this spring. The swarms left because nobody inspected the beehives in March. Nobody inspected them because the beekeeper retired in January. The beekeeper was not replaced because the post was frozen in the budget.",
		);
	await page.getByRole("button", { name: "Start Analysis" }).click();
	await expect(page.getByText("Level 1 of 5")).toBeVisible({ timeout: 60_000 });
	for (const level of [2, 3]) {
		await page.getByRole("button", { name: "Continue to next Why" }).click();
		await expect(page.getByText(`Level ${level} of 5`)).toBeVisible();
		await expect(page.getByText(/^Option 1 of/)).toBeVisible({ timeout: 60_000 });
	}
	await page.getByRole("button", { name: "This is my root cause" }).click();
	await expect(page).toHaveURL(/\/analysis\//, { timeout: 90_000 });
	const session = /\/analysis\/([^/?]+)/.exec(page.url())?.[1];
	await page.goBack();
	await page.getByText("Research complete").waitFor();
	const finding = page.getByRole("listitem").filter({ hasText: missed });
	await expect(finding.first()).toContainText(name);

	const headers = { origin: new URL(page.url()).origin };
	await page.request.delete(`/api/strategic-consultant/sessions/${session}`, { headers });
	await removeProgram(page.request, id);
});
