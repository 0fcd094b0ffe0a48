import { expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { settled } from "../support/screens.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Viewer") });

const panelOf = (page: Page) => page.getByRole("region", { name: "Session Context" });

async function open(page: Page, path: string) {
	await page.goto(path);
	await page.getByRole("button", { name: "Session Context" }).click();
	const panel = panelOf(page);
	await expect(panel.getByRole("button", { name: /Start New Session|End Session/ })).toBeVisible();
	return panel;
}

test("A session is created, ticked off in two tabs at once without a lost tick, and ended", async ({
	context,
}) => {
	const [first, second] = [await context.newPage(), await context.newPage()];
	const panel = await open(first, "/?view=risks");
	const end = panel.getByRole("button", { name: "End Session" });
	if (await end.isVisible()) await end.click();
	await panel.getByRole("button", { name: "Start New Session" }).click();
	await panel.getByPlaceholder("What are we trying to accomplish?").fill("Open the new desk");
	const criterion = panel.getByPlaceholder("Add success criterion");
	for (const text of ["People trained", "Lines switched", "Wrong one"]) {
		await criterion.fill(text);
		await criterion.press("Enter");
	}
	await panel.getByRole("button", { name: "Remove Wrong one" }).click();
	await panel.getByRole("button", { name: "Create Session" }).click();
	await expect(panel).toContainText("0 of 2 criteria met (0%)");
	await expect(panel).toContainText("⚠️ Warning: 2 criteria still unmet");

	const other = await open(second, "/programs");
	await expect(other).toContainText("Open the new desk");
	// Neither tab has heard of the other's tick when it makes its own.
	await Promise.all([
		panel.getByRole("checkbox", { name: "People trained" }).click(),
		other.getByRole("checkbox", { name: "Lines switched" }).click(),
	]);
	for (const each of [panel, other]) {
		await expect(each).toContainText("2 of 2 criteria met (100%)");
		await expect(each).toContainText("All criteria met!");
	}
	const { successCriteria } = await (await first.request.get("/api/session-context")).json();
	expect(successCriteria).toEqual(["✓ People trained", "✓ Lines switched"]);

	await panel.getByRole("button", { name: "End Session" }).click();
	for (const each of [panel, other]) {
		await expect(each.getByRole("button", { name: "Start New Session" })).toBeVisible();
	}
	expect(await (await first.request.get("/api/session-context")).json()).toBeNull();
});

for (const width of [360, 1280]) {
	test(`The open panel has no finding of axe in either theme, and its button covers no content, ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		const panel = await open(page, "/programs");
		for (const [theme, looking] of [
			["light", "everything"],
			["dark", "contrast"],
		] as const) {
			await page.evaluate(
				(dark) => document.documentElement.classList.toggle("dark", dark),
				theme === "dark",
			);
			await settled(page);
			expect(await findings(page, looking), theme).toEqual([]);
		}
		expect((await panel.boundingBox())?.width).toBe(320);
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
		const button = await page.getByRole("button", { name: "Session Context" }).boundingBox();
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		const last = await page.locator("main li").last().boundingBox();
		if (!button || !last) throw new Error("nothing to measure");
		const beside = last.x + last.width <= button.x;
		const above = last.y + last.height <= button.y;
		expect(beside || above).toBe(true);
	});
}
