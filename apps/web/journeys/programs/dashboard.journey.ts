import { expect, type Page, test } from "@playwright/test";
import { settled } from "../support/screens.ts";
import { signIn, stateOf } from "../support/sign-in.ts";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

async function select(page: Page, position: "first" | "last"): Promise<string> {
	await page.getByRole("combobox", { name: "Program" }).click();
	const option = page.getByRole("option")[position]();
	const name = (await option.textContent()) ?? "";
	await option.click();
	await expect(heading(page)).toHaveText(name);
	return name;
}

test("From the first start: sign in, select a program, read its dashboard", async ({ page }) => {
	await page.goto("/");
	await signIn(page, "Viewer");
	await page.getByRole("button", { name: "I'll Explore Later" }).click();
	await select(page, "last");
	for (const card of ["Schedule Adherence", "Budget Utilization", "Active Risks", "Task Progress"]) {
		await expect(page.getByRole("region", { name: card }).getByRole("link").first()).toContainText(/\d/);
	}
	await expect(page.getByRole("region", { name: "Schedule Adherence" })).toContainText(/\d+ of \d+ tasks/);
	await expect(page.getByRole("region", { name: "Budget Utilization" })).toContainText(
		/of \$[\d,]+ allocated/,
	);
	await expect(page.getByRole("region", { name: "Stage Gates Progress" }).getByRole("listitem")).toHaveCount(
		5,
	);
	await expect(
		page.getByRole("region", { name: "Recent Activity" }).getByRole("listitem").first(),
	).toBeVisible();
	await expect(page.getByRole("main").getByText("Sample", { exact: true })).toHaveCount(0);
});

test.describe("The dashboard", () => {
	test.use({ storageState: stateOf("Editor") });

	test("agrees with the documented summary, leads from a number to just the list that it counts, and back", async ({
		page,
	}) => {
		await page.goto("/");
		await settled(page);
		const programId = await page.evaluate(() => localStorage.getItem("selectedProgramId"));
		const answer = await page.request.get(`/api/dashboard/summary?programId=${programId}`);
		const { tasks, risks, kpis, benefits } = await answer.json();
		const main = page.getByRole("main");
		await expect(main).toContainText(`${tasks.completed} of ${tasks.total} tasks`);
		await expect(main).toContainText(`${risks.high} high priority`);
		await expect(page.getByRole("link", { name: `${kpis} KPIs tracked` })).toBeVisible();
		await expect(page.getByRole("link", { name: `${benefits} Benefits identified` })).toBeVisible();
		for (const [card, link, table, count] of [
			["Active Risks", /active risks?/, "Risks", risks.active],
			["Active Risks", /high priority/, "Risks", risks.high],
			["Task Progress", /tasks? in progress/, "Tasks", tasks.active],
			["Schedule Adherence", /of tasks completed/, "Tasks", tasks.completed],
		] as const) {
			await page.getByRole("region", { name: card }).getByRole("link", { name: link }).click();
			const rows = page.getByRole("table", { name: table }).locator("tbody").getByRole("row");
			await expect(rows).toHaveCount(count);
			await page.goBack();
			await expect(page.getByRole("region", { name: card })).toBeVisible();
		}
	});

	test("prints without the shell, with the program and the date", async ({ page }) => {
		await page.goto("/");
		await settled(page);
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
		await expect(page.getByRole("banner")).toBeHidden();
		await expect(heading(page)).toBeVisible();
		await expect(page.getByText(/^Program Dashboard · As of /)).toBeVisible();
	});
});

test.describe("With its movements, the dashboard", () => {
	test.use({ storageState: stateOf("Editor"), contextOptions: { reducedMotion: "no-preference" } });

	test("stands still while it loads: nothing moves when the figures come", async ({ page }) => {
		await page.addInitScript(() => {
			Object.assign(window, { moved: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const shift = entry as PerformanceEntry & { value: number };
					Object.assign(window, { moved: Number(Reflect.get(window, "moved")) + shift.value });
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto("/");
		await settled(page);
		expect(await page.evaluate(() => Number(Reflect.get(window, "moved")))).toBeLessThan(0.05);
	});
});
