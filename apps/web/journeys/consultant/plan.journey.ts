import { expect, test } from "@playwright/test";
import { stateOf } from "../support/sign-in.ts";
import { demoSession } from "../support/strategies.ts";

test("From a finalized version a new one is decided, planned, integrated and compared", async ({
	browser,
}) => {
	test.setTimeout(90_000);
	// The demo's strategy belongs to nobody: Admins alone change it.
	const context = await browser.newContext({ storageState: stateOf("Admin") });
	const page = await context.newPage();
	await page.goto("/?view=strategies");
	const strategy = page.getByRole("listitem", { name: "Kassel keeps its promise again" });
	await expect(strategy.getByText("Integrated")).toBeVisible();
	await strategy.getByRole("link", { name: /^View Strategy version 1 / }).click();
	await expect(page.getByText("All required EPM fields present - Ready for execution")).toBeVisible();
	await page.getByRole("tab", { name: /Risks/ }).click();
	await expect(page).toHaveURL(/tab=risks/);
	await page.getByRole("link", { name: "View All Versions" }).click();

	await page.getByRole("button", { name: "New version from this, version 1" }).click();
	await page.getByRole("button", { name: "Make new version" }).click();
	await expect(page).toHaveURL(/\/decisions\//);
	const version = Number(new URL(page.url()).pathname.split("/").at(-1));
	expect(version).toBeGreaterThan(2);
	const bar = page.getByRole("region", { name: "Your choice so far" });
	await expect(bar).toContainText("3 of 3");
	await page.getByText("Hand picking to a logistics partner").click();
	await page.getByText("Zone by zone, outside the peak").click();
	await expect(bar).toContainText("Not saved yet");
	await page.reload();
	await expect(page.getByRole("radio", { name: "Hand picking to a logistics partner" })).toBeChecked();
	await page.getByRole("button", { name: "Save and continue to plan" }).click();

	await expect(page).toHaveURL(/\/epm\//);
	await expect(page.getByRole("region", { name: "Program Quality Score" })).toBeVisible({ timeout: 60_000 });
	await expect(page.getByText("All required EPM fields present - Ready for execution")).toBeVisible();
	await page.getByRole("button", { name: "Integrate to EPM Suite" }).click();
	await expect(page.getByText("EPM Integration Complete!").first()).toBeVisible();
	await expect(page.getByText("Integrated to EPM Suite")).toBeVisible();
	await expect(page.getByRole("button", { name: "Integrate to EPM Suite" })).toHaveCount(0);

	const title = await page.getByRole("heading", { level: 2 }).first().innerText();
	await page.getByRole("link", { name: "Open program" }).click();
	await expect(page.getByRole("combobox", { name: /program/i })).toContainText(title.slice(0, 20));

	const session = await demoSession(page);
	await page.goto(`/strategic-consultant/versions/${session}?tab=compare&version1=1&version2=${version}`);
	const result = page.getByRole("region", { name: "Comparison" });
	await expect(result.getByRole("row", { name: /switch over/ })).toContainText(
		"Zone by zone, outside the peak",
	);
	await page.getByRole("button", { name: "Swap the versions" }).click();
	await expect(page).toHaveURL(new RegExp(`version1=${version}&version2=1`));

	const made = await (
		await page.request.get(`/api/strategic-consultant/versions/${session}/${version}`)
	).json();
	const headers = { origin: new URL(page.url()).origin };
	expect((await page.request.delete(`/api/programs/${made.convertedProgramId}`, { headers })).ok()).toBe(
		true,
	);
	await context.close();
});

test("On paper a plan shows all of its parts, without the shell", async ({ browser }) => {
	const context = await browser.newContext({ storageState: stateOf("Viewer") });
	const page = await context.newPage();
	await page.goto("/");
	await page.goto(`/strategic-consultant/epm/${await demoSession(page)}/2`);
	await page.getByRole("tab", { name: /Workstreams/ }).waitFor();
	await page.emulateMedia({ media: "print" });
	await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
	for (const part of ["Workstreams", "Stage Gates", "KPIs", "Benefits", "Risks", "Resources"]) {
		await expect(page.getByRole("heading", { level: 2, name: part, exact: true })).toBeVisible();
	}
	await expect(page.getByText(/ · Version 2 · .* · As of /)).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Steps of the strategic consultant" })).toBeHidden();
	await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
	await context.close();
});
