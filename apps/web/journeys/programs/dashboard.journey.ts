import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, post, removeProgram } from "../support/programs.ts";
import { settled } from "../support/screens.ts";
import { signIn, stateOf } from "../support/sign-in.ts";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

/** A program with something of each: what another journey makes meanwhile may be the first by name, or the last. */
const full = "Iberia Market Entry";

test("From the first start: sign in, select a program, read its dashboard", async ({ page }) => {
	await page.goto("/");
	await signIn(page, "Viewer");
	await page.getByRole("button", { name: "I'll Explore Later" }).click();
	await page.getByRole("combobox", { name: "Program" }).click();
	await page.getByRole("option", { name: full }).click();
	await expect(heading(page)).toHaveText(full);
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

async function fullProgram(request: APIRequestContext): Promise<string | undefined> {
	const programs: { id: string; name: string }[] = await (await request.get("/api/programs")).json();
	return programs.find(({ name }) => name === full)?.id;
}

test.describe("The dashboard", () => {
	test.use({ storageState: stateOf("Editor") });

	test("agrees with the documented summary, leads from a number to just the list that it counts, and back", async ({
		page,
	}) => {
		const programId = await fullProgram(page.request);
		await page.goto(`/?program=${programId}`);
		await settled(page);
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
			// Above tasks stand those that they are parts of, which no figure counts.
			if (table === "Tasks")
				await expect(main.getByText(new RegExp(`^${count}(?: of \\d+)? tasks?(?: · |$)`))).toBeVisible();
			else await expect(rows).toHaveCount(count);
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
		const moved = async (programId: string | undefined) => {
			await page.goto(`/?program=${programId}`);
			await settled(page);
			return await page.evaluate(() => Number(Reflect.get(window, "moved")));
		};
		expect(await moved(await fullProgram(page.request))).toBeLessThan(0.05);

		// Nobody has been there, and nothing needs attention: that is known after all else.
		const quiet = await makeProgram(page.request, "Quiet");
		await post(page.request, "/api/tasks", { programId: quiet, name: "Dredge", status: "Completed" });
		await page.route("**/trpc/dashboard.attention*", async (route) => {
			await page.getByText("1 of 1 tasks").waitFor({ state: "attached" });
			await route.continue();
		});
		expect(await moved(quiet)).toBeLessThan(0.05);
		await removeProgram(page.request, quiet);
	});
});

test.describe("What needs attention", () => {
	test.use({ storageState: stateOf("Editor") });

	test("is named with its reason and mended on the spot by who may", async ({ browser, page }) => {
		test.setTimeout(120_000);
		const programId = await makeProgram(page.request, "Overdue");
		const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
		const task = {
			programId,
			name: "Drive piles",
			status: "In Progress",
			startDate: day(-30),
			endDate: day(-12),
		};
		await post(page.request, "/api/tasks", task);
		await post(page.request, "/api/risks", { programId, description: "Silt", priority: "Critical" });
		await post(page.request, "/api/kpis", { programId, name: "Depth", targetValue: "9" });
		await page.goto(`/?program=${programId}`);
		const attention = page.getByRole("region", { name: "Needs attention" });
		await expect(attention.getByRole("listitem")).toHaveCount(3);
		await expect(attention).toContainText("Drive piles: 12 days overdue, 0% done");
		await expect(attention).toContainText("and nothing is planned against it");
		await expect(attention).toContainText("Depth: Never measured");
		expect(await findings(page)).toEqual([]);

		await attention.getByRole("button", { name: /^Plan mitigation/ }).click();
		const plan = page.getByRole("dialog", { name: /^Plan mitigation/ });
		await plan.getByRole("button", { name: "Save" }).click();
		await expect(plan.getByText("Say what is done against it")).toBeVisible();
		await plan.getByRole("textbox", { name: "Mitigation plan" }).fill("Dredge twice");
		await plan.getByRole("button", { name: "Save" }).click();
		await expect(attention.getByRole("listitem")).toHaveCount(2);
		await attention.getByRole("button", { name: "Add measurement: Depth" }).click();
		const measure = page.getByRole("dialog", { name: "Add measurement: Depth" });
		await measure.getByRole("textbox", { name: "Value today" }).fill("9");
		await page.keyboard.press("Enter");
		await expect(measure).toHaveCount(0);
		await expect(attention.getByRole("listitem")).toHaveCount(1);
		await attention.getByRole("button", { name: "Complete Drive piles" }).click();
		await expect(attention).toContainText("Nothing needs attention.");
		await page.getByRole("button", { name: "Undo" }).last().click();
		await expect(attention).toContainText("12 days overdue");

		// Who only reads sees the same, and no button that would be refused.
		const viewer = await browser.newContext({ storageState: stateOf("Viewer") });
		const theirs = await viewer.newPage();
		await theirs.goto(`/?program=${programId}`);
		await expect(theirs.getByRole("region", { name: "Needs attention" })).toContainText("12 days overdue");
		await expect(theirs.getByRole("button", { name: "Complete Drive piles" })).toHaveCount(0);
		const changed = theirs.getByRole("region", { name: "What changed" });
		await expect(changed).toContainText("in the last 7 days, before your first visit");
		await viewer.close();
		await removeProgram(page.request, programId);
	});
});
