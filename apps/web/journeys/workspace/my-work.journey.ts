import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { fromHere, makeProgram, post, removeProgram } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";

const sizes = [
	{ width: 360, height: 740 },
	{ width: 1440, height: 900 },
];

/** The day that lies so many days from now, `YYYY-MM-DD`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A program in which the Contributor owns a task and a KPI, and somebody else a task. */
async function makeWork(request: APIRequestContext, contributor: APIRequestContext) {
	const { member } = await (await contributor.get("/api/my-work")).json();
	const programId = await makeProgram(request, "My work");
	const own = { programId, ownerId: member.id };
	const task = await post(request, "/api/tasks", { ...own, name: "Dredge the basin", endDate: dayIn(-3) });
	const foreign = await post(request, "/api/tasks", { programId, name: "Build the pier" });
	await post(request, "/api/kpis", { ...own, name: "Depth of the basin", frequency: "Quarterly" });
	return { programId, task, foreign };
}

/** The item of a name, in the list. */
const itemOf = (page: Page, name: string) =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

for (const viewport of sizes) {
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ storageState: stateOf("Contributor"), viewport, hasTouch: viewport.width < 1024 });

		test("A Contributor reports on own work in one list, and takes it back", async ({ page, browser }) => {
			const editor = await browser.newContext({ storageState: stateOf("Editor") });
			const { programId, task, foreign } = await makeWork(editor.request, page.request);
			try {
				const asked: string[] = [];
				page.on("request", (request) => asked.push(new URL(request.url()).pathname));
				await page.goto("/?view=my-work");
				const overdue = page.getByRole("region", { name: "Overdue" });
				const item = itemOf(page, "Dredge the basin");
				await expect(overdue.getByRole("link", { name: "Dredge the basin" })).toBeVisible();
				await expect(itemOf(page, "Build the pier")).toHaveCount(0);
				// On a slow line: what the forms check by comes after the list.
				const [checks, list] = ["/assets/zod", "/trpc/myWork.list"].map((start) =>
					asked.findIndex((path) => path.startsWith(start)),
				);
				expect(checks === -1 || Number(checks) > Number(list)).toBe(true);

				const progress = item.getByRole("combobox", { name: "Progress of Dredge the basin" });
				if (viewport.width < 1024) {
					const box = await progress.boundingBox();
					expect(box?.height).toBeGreaterThanOrEqual(44);
				}
				await progress.click();
				await page.getByRole("option", { name: "60%" }).click();
				await expect(progress).toContainText("60%");
				await page.getByRole("button", { name: "Undo" }).click();
				await expect(progress).toContainText("Progress");

				await item.getByRole("button", { name: "Note on Dredge the basin" }).click();
				await page.keyboard.type("Waits for the tide");
				await item.getByRole("button", { name: "Save note" }).click();
				await expect(item.getByText("Waits for the tide")).toBeVisible();

				const kpi = itemOf(page, "Depth of the basin");
				await kpi.getByRole("button", { name: "Add measurement of Depth of the basin" }).click();
				await expect(kpi.getByRole("spinbutton", { name: "Value" })).toBeFocused();
				await page.keyboard.type("7.5");
				await page.keyboard.press("Enter");
				await expect(kpi).toHaveCount(0);

				expect(await findings(page)).toEqual([]);
				const sideways = await page.evaluate(
					() => document.documentElement.scrollWidth > document.documentElement.clientWidth,
				);
				expect(sideways).toBe(false);

				const status = item.getByRole("combobox", { name: "Status of Dredge the basin" });
				await status.focus();
				await page.keyboard.press("Enter");
				await page.getByRole("option", { name: "Completed" }).click();
				await expect(item).toHaveCount(0);

				const refused = await page.request.patch(`/api/tasks/${foreign.id}`, {
					data: { version: foreign.version, progress: 10 },
					headers: fromHere(),
				});
				expect([refused.status(), (await refused.json()).code]).toEqual([403, "NOT_YOURS"]);
				const { version } = await (await page.request.get(`/api/tasks/${task.id}`)).json();
				const renamed = await page.request.patch(`/api/tasks/${task.id}`, {
					data: { version, name: "Mine" },
					headers: fromHere(),
				});
				expect([renamed.status(), (await renamed.json()).code]).toEqual([403, "FIELD_FORBIDDEN"]);
			} finally {
				await removeProgram(editor.request, programId);
				await editor.close();
			}
		});

		test("A Contributor finds a control on an own task of the plan, and none on another's", async ({
			page,
			browser,
		}) => {
			const editor = await browser.newContext({ storageState: stateOf("Editor") });
			const { programId } = await makeWork(editor.request, page.request);
			try {
				await page.goto(`/?view=timeline&display=board&program=${programId}`);
				await page.goto(`/?view=timeline&display=list&program=${programId}`);
				const list = page.getByRole("table", { name: "Tasks" });
				await expect(list.getByText("Build the pier")).toBeVisible();
				await expect(
					list.getByRole("button", { name: "Status of Dredge the basin: Not Started" }),
				).toBeVisible();
				await expect(list.getByRole("button", { name: /^Status of Build the pier/ })).toHaveCount(0);
				await expect(page.getByRole("button", { name: "Add Task" })).toHaveCount(0);
			} finally {
				await removeProgram(editor.request, programId);
				await editor.close();
			}
		});
	});
}

test.describe("On a phone whose network drops an answer", () => {
	test.use({
		storageState: stateOf("Contributor"),
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		isMobile: true,
	});

	test("what was sent is done once and told so, and Undo takes it back", async ({ page, browser }) => {
		const editor = await browser.newContext({ storageState: stateOf("Editor") });
		const { programId, task } = await makeWork(editor.request, page.request);
		try {
			await page.goto("/?view=my-work");
			const item = itemOf(page, "Dredge the basin");
			await item.getByRole("button", { name: "Note on Dredge the basin" }).tap();
			await item.getByRole("textbox", { name: "Note" }).fill("Waits for the tide");
			// The server makes the change, and its answer goes astray.
			await page.route(
				"**/trpc/task.updateMany",
				async (route) => {
					await route.fetch();
					await route.abort();
				},
				{ times: 1 },
			);
			await item.getByRole("button", { name: "Save note" }).tap();
			await expect(page.getByText("The server cannot be reached right now.")).toBeVisible();
			await expect(page.getByText("Note saved", { exact: true })).toBeVisible();
			await expect(item.getByText("Waits for the tide")).toBeVisible();
			const read = async () => await (await page.request.get(`/api/tasks/${task.id}`)).json();
			expect(await read()).toMatchObject({ note: "Waits for the tide", version: task.version + 1 });

			await page.getByRole("button", { name: "Undo" }).tap();
			await expect(item.getByText("Waits for the tide")).toHaveCount(0);
			expect((await read()).note).toBeNull();
		} finally {
			await removeProgram(editor.request, programId);
			await editor.close();
		}
	});
});

test.describe("Somebody whose account is no team member", () => {
	test.use({ storageState: stateOf("Viewer"), viewport: { width: 360, height: 740 } });

	test("reads what has to be done, and by whom", async ({ page }) => {
		await page.goto("/?view=my-work");
		await expect(page.getByRole("heading", { name: "No team member is linked" })).toBeVisible();
		expect(await findings(page)).toEqual([]);
	});
});
