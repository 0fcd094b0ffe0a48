import { readFile } from "node:fs/promises";
import { read, utils } from "@e965/xlsx";
import { expect, type Page, test } from "@playwright/test";
import { makeProgram, post, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

test.use({ storageState: stateOf("Viewer") });

/** The views with the name of a table that each of them exports. */
const views = [
	["portfolio", "Programs"],
	["dashboard", "Key figures"],
	["timeline", "Tasks"],
	["timeline&display=board", "Tasks"],
	["stage-gates", "Stage gates"],
	["kpis", "KPIs"],
	["risks", "Risks"],
	["benefits&tab=tracking", "Benefits"],
	["funding&tab=sources", "Funding sources"],
	["funding&tab=earned-value", "Earned value"],
	["strategies", "Strategies"],
	["resources", "Team"],
	["playbooks", "Playbooks"],
	["playbooks&playbook=customer-churn", "Tasks"],
] as const;

test("Every view goes into a workbook and a table whose rows are those on screen", async ({ page }) => {
	const programs: { id: string; name: string }[] = await (await page.request.get("/api/programs")).json();
	const demo = programs.find(({ name }) => name === "Iberia Market Entry");
	for (const [view, title] of views) {
		await page.goto(`/?program=${demo?.id}&view=${view}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// The rows of the view have come.
		await expect(async () => {
			await exportMenu(page);
			await expect(page.getByRole("button", { name: `${title} (.csv)` })).toBeVisible({ timeout: 1000 });
		}).toPass();
		const book = read(await saved(page, "Excel workbook (.xlsx)"));
		const rows: unknown[][] = utils.sheet_to_json(book.Sheets[title] ?? {}, { header: 1, blankrows: false });
		await exportMenu(page);
		const csv = (await saved(page, `${title} (.csv)`)).toString("utf8");
		expect(rows.length, view).toBeGreaterThan(1);
		for (const head of rows[0] ?? []) expect(csv, view).toContain(String(head));
		expect(csv.trimEnd().split("\r\n").length, view).toBeGreaterThanOrEqual(rows.length);
	}
});

test("A view becomes a picture as large as it is, and goes to paper", async ({ page }) => {
	await page.goto("/?view=timeline");
	await expect(page.getByRole("region", { name: "Schedule" })).toBeVisible();
	await exportMenu(page);
	const png = await saved(page, "Picture (.png)");
	const content = await page.locator("#content").boundingBox();
	// Width and height stand in the first chunk of a PNG.
	expect(png.readUInt32BE(16)).toBe(Math.round((content?.width ?? 0) * 2));
	expect(png.byteLength).toBeGreaterThan(50_000);

	await page.evaluate(() => {
		window.print = () => document.body.setAttribute("data-printed", "");
	});
	await exportMenu(page);
	await page.getByRole("button", { name: "Print or save as PDF" }).click();
	await expect(page.locator("body[data-printed]")).toBeVisible();
});

test("On paper a dashboard names all that needs attention, and a portfolio has a page as wide as its table", async ({
	page,
}) => {
	await page.goto("/?view=portfolio");
	await expect(page.getByRole("row", { name: /Iberia Market Entry/ })).toBeVisible();
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	const [, width, height] = /MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
	expect(Number(width)).toBeGreaterThan(Number(height));

	await page.getByRole("link", { name: "Iberia Market Entry" }).click();
	const attention = page.getByRole("region", { name: "Needs attention" });
	const all = attention.getByRole("button", { name: /^Show all \d+$/ });
	const count = Number((await all.innerText()).replace(/\D/g, ""));
	await page.emulateMedia({ media: "print" });
	await expect(attention.getByRole("listitem")).toHaveCount(count);
	await expect(all).toBeHidden();
});

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("takes a picture of a timeline with all its rows, in a few seconds", async ({ page }) => {
		const programId = await makeProgram(page.request, "Pictured");
		const task = (place: number) =>
			post(page.request, "/api/tasks", {
				programId,
				name: `Task ${place}`,
				startDate: "2027-03-01",
				endDate: `2027-03-${10 + (place % 20)}`,
			});
		for (let first = 0; first < 60; first += 10)
			await Promise.all(Array.from({ length: 10 }, (_, place) => task(first + place)));
		await page.goto(`/?program=${programId}&view=timeline`);
		await expect(page.getByRole("treegrid")).toBeVisible();
		await expect(page.getByRole("table", { name: "Tasks" })).toContainText("Task 59");
		await exportMenu(page);
		const began = Date.now();
		const png = await saved(page, "Picture (.png)");
		expect(Date.now() - began).toBeLessThan(8_000);
		const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
		const content = await page.locator("#content").boundingBox();
		const scale = width / (content?.width ?? 1);
		// A line of the chart is 38 px high, and a row of the list at least 41.
		expect(height / scale).toBeGreaterThan(60 * (38 + 41));
		await expect(page.locator(".gantt-picture")).toHaveCount(0);
		await removeProgram(page.request, programId);
	});
});

test("On a phone the export is in the menu of the account", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/?view=risks&tab=register");
	await expect(page.getByRole("table")).toBeVisible();
	await page.getByRole("button", { name: /^Account of/ }).click();
	await page.getByRole("button", { name: "Export or print" }).click();
	const sheet = page.getByRole("dialog", { name: "Export" });
	await expect(sheet).toBeVisible();
	const csv = (await saved(page, "Risks (.csv)")).toString("utf8");
	expect(csv).toContain("R-001");
	await expect(sheet).toBeHidden();
});

/** Opens the menu anew, with what is on screen now. */
async function exportMenu(page: Page): Promise<void> {
	const menu = page.getByRole("dialog", { name: "Export" });
	if (await menu.isVisible()) await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await page.getByRole("banner").getByRole("button", { name: "Export", exact: true }).click();
	await expect(menu).toBeVisible();
}

async function saved(page: Page, entry: string): Promise<Buffer> {
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: entry }).click();
	return readFile(await (await download).path());
}
