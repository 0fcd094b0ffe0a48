import { expect, type Locator, type Page, test } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { makeProgram, post, removeProgram, select } from "../support/programs.ts";
import { stateOf } from "../support/sign-in.ts";
import { undo } from "../support/undo.ts";

/** A program of the journey's own, selected in this browser. */
async function openNewProgram(page: Page, name: string): Promise<string> {
	const id = await makeProgram(page.request, name);
	await select(page, id);
	await page.goto("/?view=timeline");
	return id;
}

const row = (page: Page, name: string) => page.getByRole("treegrid").getByRole("row", { name: `${name}.` });

async function addTask(page: Page, button: string, name: string, dates: [string, string]): Promise<void> {
	await page.getByRole("button", { name: button }).click();
	const form = page.getByRole("dialog", { name: "Add Task" });
	await form.getByRole("textbox", { name: /Name/ }).fill(name);
	await form.getByRole("textbox", { name: "Start date" }).fill(dates[0]);
	await form.getByRole("textbox", { name: "End date" }).fill(dates[1]);
	await form.getByRole("button", { name: "Add Task" }).click();
	await expect(form).toHaveCount(0);
}

test.describe("An Editor", () => {
	test.use({ storageState: stateOf("Editor") });

	test("moves linked tasks to another program, follows them there, and takes it back with their links", async ({
		page,
	}) => {
		const [from, to] = [await openNewProgram(page, "Quay"), await makeProgram(page.request, "Yard")];
		const task = (name: string) => post(page.request, "/api/tasks", { programId: from, name });
		const [survey, dig] = [await task("Survey"), await task("Dig")];
		await post(page.request, `/api/tasks/${dig.id}/dependencies`, { predecessorId: survey.id });
		await page.goto(`/?program=${from}&view=timeline&display=list`);
		await page.getByRole("checkbox", { name: "Select Survey" }).click();
		await page.getByRole("checkbox", { name: "Select Dig" }).click();
		await page.getByRole("button", { name: "Move to program…" }).click();
		const window = page.getByRole("dialog", { name: "Move 2 tasks to another program" });
		await expect(window.getByText(/the dependencies between them go along/)).toBeVisible();
		expect(await findings(page)).toEqual([]);
		await window.getByRole("combobox", { name: /^Program/ }).click();
		await page.getByRole("combobox", { name: "Search programs" }).fill("Trial of Yard");
		await page.getByRole("option", { name: /^Trial of Yard/ }).click();
		await window.getByRole("button", { name: "Move 2 tasks" }).click();
		await expect(page.getByText("No tasks found")).toBeVisible();
		await page.getByRole("button", { name: /^Open Trial of Yard/ }).click();
		await expect(page).toHaveURL(new RegExp(`program=${to}`));
		await expect(page.getByRole("checkbox", { name: "Select Survey", exact: true })).toBeVisible();
		const links = page.getByRole("region", { name: "Task Dependencies" });
		await expect(links.getByRole("row", { name: /Survey.*Dig/ })).toBeVisible();
		await page.goBack();
		await page.keyboard.press("ControlOrMeta+z");
		await expect(page.getByText(/^Undone: 2 tasks moved to Trial of Yard/)).toBeVisible();
		await expect(page.getByRole("checkbox", { name: "Select Survey", exact: true })).toBeVisible();
		await page.getByRole("radio", { name: "Gantt" }).click();
		await expect(links.getByRole("row", { name: /Survey.*Dig/ })).toBeVisible();
		for (const id of [from, to]) await removeProgram(page.request, id);
	});

	test("plans an empty program: tasks, a link, a refused circle, a move taken back, a baseline", async ({
		page,
	}) => {
		const id = await openNewProgram(page, "Timeline");
		await expect(page.getByText("No Timeline Data")).toBeVisible();
		await expect(page.getByText("No tasks found")).toBeVisible();

		await addTask(page, "Create First Task", "Design", ["2027-03-01", "2027-03-05"]);
		await expect(row(page, "Design")).toBeVisible();
		await addTask(page, "Add Task", "Build", ["2027-03-08", "2027-03-19"]);
		await expect(row(page, "Build")).toBeVisible();

		const links = page.getByRole("region", { name: "Task Dependencies" });
		const link = async (predecessor: string, successor: string) => {
			await links.getByRole("button", { name: "Add Dependency" }).click();
			const form = page.getByRole("dialog", { name: "Add Dependency" });
			await form.getByRole("combobox", { name: /Predecessor/ }).click();
			await page.getByRole("option", { name: predecessor }).click();
			await form.getByRole("combobox", { name: /Successor/ }).click();
			await page.getByRole("option", { name: successor }).click();
			await form.getByRole("button", { name: "Add Dependency" }).click();
			return form;
		};
		await expect(await link("Design", "Build")).toHaveCount(0);
		await expect(links.getByRole("row", { name: /Design.*Build.*Finish to start/ })).toBeVisible();
		const refused = await link("Build", "Design");
		await expect(refused.getByText(/in a circle: Build → Design → Build/)).toBeVisible();
		await refused.getByRole("button", { name: "Cancel" }).click();

		// A bar at the zoom of days moves by as many days as it is dragged, and goes back on Undo.
		await page.getByRole("radio", { name: "Day" }).click();
		await expect(page).toHaveURL(/zoom=day/);
		await row(page, "Build").press("Space");
		const bar = page.locator(".gantt-task").nth(1);
		const box = await bar.boundingBox();
		if (!box) throw new Error("The bar is not in sight");
		await page.mouse.move(box.x + 20, box.y + box.height / 2);
		await page.mouse.down();
		await page.mouse.move(box.x + 20 + box.width / 12, box.y + box.height / 2, { steps: 4 });
		await page.mouse.up();
		await expect(row(page, "Build")).toHaveAccessibleName(/Mar 9, 2027 to Mar 22, 2027/);
		await undo(page, "Task moved");
		await expect(row(page, "Build")).toHaveAccessibleName(/Mar 8, 2027 to Mar 19, 2027/);
		await expect(page.getByText("Undone: task moved", { exact: true })).toBeVisible();

		await page.getByRole("button", { name: "Plan" }).click();
		await page.getByRole("menuitem", { name: "Baselines…" }).click();
		const baselines = page.getByRole("dialog", { name: "Baselines" });
		await baselines.getByRole("textbox", { name: "Name" }).fill("Approved plan");
		await baselines.getByRole("button", { name: "Take baseline" }).click();
		await expect(baselines.getByRole("button", { name: "Stop comparing" })).toBeVisible();
		await baselines.getByRole("button", { name: "Close" }).click();
		await expect(page.getByRole("combobox", { name: "Compare with baseline" })).toHaveText("Approved plan");

		// By key, a day later, which the list tells against the baseline, and back by Ctrl+Z.
		await row(page, "Build").focus();
		await page.keyboard.press("Shift+ArrowRight");
		const list = page.getByRole("region", { name: "Tasks" });
		await expect(list.getByRole("row", { name: /Build/ })).toContainText("Mar 9 – 22, 2027");
		await expect(list.getByRole("columnheader", { name: "Variance" })).toBeVisible();
		await page.keyboard.press("ControlOrMeta+z");
		await expect(list.getByRole("row", { name: /Build/ })).toContainText("Mar 8 – 19, 2027");
		await expect(list.getByRole("row", { name: /Build/ })).toContainText("On baseline");

		// What waits for it goes along, over the weekend, and comes back with one Undo; pinned, it stays and is marked.
		await row(page, "Design").focus();
		await page.keyboard.press("Shift+ArrowRight");
		await expect(list.getByRole("row", { name: /Build/ })).toContainText("Mar 9 – 22, 2027");
		await undo(page, "Task moved · 1 dependent task moved");
		await expect(list.getByRole("row", { name: /Build/ })).toContainText("Mar 8 – 19, 2027");
		await row(page, "Build").press("Enter");
		const drawer = page.getByRole("dialog", { name: "Build" });
		await drawer.getByRole("button", { name: "Pin dates" }).click();
		await expect(drawer.getByRole("button", { name: "Schedule automatically" })).toBeVisible();
		await page.keyboard.press("Escape");
		await row(page, "Design").focus();
		await page.keyboard.press("Shift+ArrowRight");
		await expect(page.getByText(/Build is pinned and stays, 1 working day too early/).first()).toBeVisible();
		await expect(row(page, "Build")).toHaveAccessibleName(
			/pinned.*1 working day too early for what it waits for/,
		);
		await removeProgram(page.request, id);
	});

	test("works in the list and on the board: in place, by the menu, with the keyboard, and several at once", async ({
		page,
	}) => {
		const id = await openNewProgram(page, "Board");
		for (const name of ["Design", "Build", "Test"]) {
			await post(page.request, "/api/tasks", { programId: id, name, status: "In Progress" });
		}
		await page.goto("/?view=timeline&display=list&status=In%20Progress");
		const cell = (name: RegExp) => page.getByRole("button", { name });
		await cell(/^Priority of Design/).click();
		await page.getByRole("menuitemradio", { name: "Critical" }).click();
		await expect(cell(/^Priority of Design: Critical/)).toBeVisible();
		await cell(/^Progress of Design/).click();
		await page.getByRole("textbox", { name: /Progress of Design/ }).fill("40");
		await page.keyboard.press("Enter");
		await expect(cell(/^Progress of Design: 40%/)).toBeFocused();

		await page.getByRole("checkbox", { name: "Select all rows" }).click();
		await page.getByRole("button", { name: "Set status" }).click();
		await page.getByRole("menuitem", { name: "Delayed" }).click();
		await expect(page.getByText("No tasks match these filters.")).toBeVisible();
		await undo(page, "Status of 3 tasks changed to Delayed");
		await expect(page.getByRole("row", { name: /Build/ })).toBeVisible();

		await page.getByRole("radio", { name: "Board" }).click();
		await page.getByRole("button", { name: "Remove filter Status: In Progress" }).click();
		const column = (status: string) => page.getByRole("region", { name: status });
		await column("In Progress").getByRole("article", { name: "Build" }).focus();
		await page.keyboard.press("Shift+ArrowRight");
		await expect(column("At Risk").getByRole("article", { name: "Build" })).toBeFocused();
		await column("In Progress")
			.getByRole("article", { name: "Test" })
			.dragTo(column("Not Started"), { steps: 8 });
		// The card moves at once; this is told when it is stored.
		await expect(page.getByText("Moved to Not Started", { exact: true })).toBeVisible();
		await page.reload();
		await expect(column("Not Started").getByRole("article", { name: "Test" })).toBeVisible();
		await removeProgram(page.request, id);
	});
});

test.describe("A card of the board", () => {
	test.use({ storageState: stateOf("Editor"), hasTouch: true });

	const column = (page: Page, status: string) => page.getByRole("region", { name: status });
	const card = (page: Page, status: string) => column(page, status).getByRole("article", { name: "Design" });
	const centre = async (place: Locator) => {
		const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		return { x: x + width / 2, y: y + height / 2 };
	};

	test("is dragged to another status by keyboard and by finger, and each step is said", async ({ page }) => {
		const id = await openNewProgram(page, "Board");
		const data = { programId: id, name: "Design", startDate: "2027-03-01", endDate: "2027-03-05" };
		await post(page.request, "/api/tasks", data);
		await page.goto("/?view=timeline&display=board");
		const said = page.getByRole("status");

		await card(page, "Not Started").focus();
		await page.keyboard.press("Space");
		await expect(said.getByText("Picked up Design from Not Started.")).toBeAttached();
		await page.keyboard.press("ArrowRight");
		await expect(said.getByText("Design is over In Progress.")).toBeAttached();
		await page.keyboard.press("Escape");
		await expect(said.getByText("Design stays in Not Started.")).toBeAttached();
		await expect(card(page, "Not Started")).toBeFocused();
		await page.keyboard.press("Space");
		await expect(said.getByText("Picked up Design from Not Started.")).toBeAttached();
		await page.keyboard.press("ArrowRight");
		await expect(said.getByText("Design is over In Progress.")).toBeAttached();
		await page.keyboard.press("ArrowRight");
		await expect(said.getByText("Design is over At Risk.")).toBeAttached();
		await page.keyboard.press("Space");
		await expect(said.getByText("Design dropped on At Risk.")).toBeAttached();
		await expect(card(page, "At Risk")).toBeFocused();

		const finger = await page.context().newCDPSession(page);
		const touch = (
			type: "touchStart" | "touchMove" | "touchEnd",
			...touchPoints: { x: number; y: number }[]
		) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
		await touch("touchStart", await centre(card(page, "At Risk")));
		await expect(said.getByText("Picked up Design from At Risk.")).toBeAttached();
		await touch("touchMove", await centre(column(page, "In Progress")));
		await expect(said.getByText("Design is over In Progress.")).toBeAttached();
		// The board may have scrolled under the finger meanwhile, as it does near its edges.
		await expect(async () => {
			await touch("touchMove", await centre(column(page, "In Progress")));
			await expect(said.getByText("Design is over In Progress.")).toBeAttached({ timeout: 500 });
			const before = await centre(column(page, "In Progress"));
			await page.evaluate(
				() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
			);
			expect(await centre(column(page, "In Progress"))).toEqual(before);
		}).toPass();
		await touch("touchEnd");
		await expect(page.getByText("Moved to In Progress", { exact: true })).toBeVisible();
		await page.reload();
		await expect(card(page, "In Progress")).toBeVisible();
		await removeProgram(page.request, id);
	});
});

test.describe("Scrolled", () => {
	test.use({ storageState: stateOf("Viewer"), viewport: { width: 1280, height: 800 } });

	test("the chart is one surface to the browser: no bar and no row is a layer that each frame pays for", async ({
		page,
	}) => {
		await page.goto("/?view=timeline");
		await expect(page.getByRole("treegrid")).toBeVisible();
		const devtools = await page.context().newCDPSession(page);
		let owners: number[] = [];
		devtools.on("LayerTree.layerTreeDidChange", ({ layers = [] }) => {
			owners = layers.flatMap(({ drawsContent, backendNodeId }) =>
				drawsContent && backendNodeId ? [backendNodeId] : [],
			);
		});
		await devtools.send("DOM.enable");
		await devtools.send("LayerTree.enable");
		const scroller = page.locator(".gantt-scroller");
		for (const top of [40, 80, 120]) await scroller.evaluate((element, to) => (element.scrollTop = to), top);
		await expect.poll(() => owners.length).toBeGreaterThan(0);
		const classes = await Promise.all(
			owners.map(async (backendNodeId) => {
				const { node } = await devtools.send("DOM.describeNode", { backendNodeId });
				const { attributes = [] } = node;
				return attributes[attributes.indexOf("class") + 1] ?? "";
			}),
		);
		expect(classes.filter((name) => /^gantt-(?!frame|scroller|sheet|divider)/.test(name))).toEqual([]);
	});
});
