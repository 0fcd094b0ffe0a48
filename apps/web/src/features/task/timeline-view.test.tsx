import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import type { TaskDependency } from "@throughline/domain/task/dependency";
import { describe, expect, test } from "vitest";
import { viewSearch } from "../../../tests/address.ts";
import { idOf, linkOf, taskOf } from "../../../tests/data/plan.ts";
import { programOf } from "../../../tests/data/portfolio.ts";
import { personOf, Refusal, serve } from "../../../tests/fake-server.ts";
import { sent } from "../../../tests/pages/programs-page.ts";
import { build, design, maria, openTimeline, write } from "../../../tests/pages/timeline-page.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";

/** What somebody else has made of the week meanwhile. */
const onlyMonday = { tuesday: false, wednesday: false, thursday: false, friday: false };

const list = async () => within(await screen.findByRole("region", { name: "Tasks" }));
const row = async (name: RegExp) => (await list()).findByRole("row", { name });
const names = async () =>
	(await list())
		.getAllByRole("button", { name: /^(?:Design|Build|Write manual)/ })
		.map((button) => button.textContent?.replace(" (critical)", ""));

describe("The six states", () => {
	test("without a program, one is asked for", async () => {
		serve("Editor", { "program.list": () => [] });
		await openScreen("/?view=timeline");
		const prompt = "Please select a program from the dropdown above to view timeline and tasks.";
		expect(await screen.findByText(prompt)).toBeDefined();
	});

	test("on their way, chart and list hold their places", async () => {
		await openTimeline({ procedures: { "task.list": () => new Promise(() => {}) } });
		const loading = await screen.findByRole("status", { name: "", busy: true });
		expect(loading.textContent).toBe("Loading the timeline");
	});

	test("not loaded, they say so and can be tried again", async () => {
		const { user, procedures } = await openTimeline({
			procedures: {
				"task.list": () => {
					throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
				},
			},
		});
		const sentence = "Failed to load timeline data. Please try refreshing the page.";
		expect(await screen.findByText(sentence)).toBeDefined();
		procedures["task.list"] = () => [design];
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await row(/Design/)).toBeDefined();
	});

	test("empty, the first task can be created", async () => {
		const { user } = await openTimeline({ tasks: [], links: [] });
		expect(await screen.findByText("No Timeline Data")).toBeDefined();
		expect(screen.getByText("Tasks need start and end dates to appear on the Gantt chart")).toBeDefined();
		expect(screen.getByText("No tasks found")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Create First Task" }));
		expect(await screen.findByRole("dialog", { name: "Add Task" })).toBeDefined();
	});

	test("filtered to nothing, the filters can be cleared", async () => {
		const { user, router } = await openTimeline({ path: "/?view=timeline&display=list&status=On Hold" });
		expect(await screen.findByText("No tasks match these filters.")).toBeDefined();
		await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
		expect(await row(/Design/)).toBeDefined();
		expect(viewSearch(router)).toEqual({ view: "timeline", display: "list" });
	});

	test("to a Viewer they show everything and offer nothing", async () => {
		const { router } = await openTimeline({ role: "Viewer", path: "/?view=timeline&form=new" });
		expect(await row(/Design/)).toBeDefined();
		for (const name of [/Add Task/, /Add Dependency/, /^Plan$/, /^Actions for/, /^Status of/, /^Rename/]) {
			expect(screen.queryByRole("button", { name })).toBeNull();
		}
		expect(screen.queryByRole("checkbox")).toBeNull();
		expect(screen.queryByRole("dialog")).toBeNull();
		await waitFor(() => expect(viewSearch(router)).toEqual({ view: "timeline" }));
	});

	test("to a Contributor they offer status and progress of own tasks, and nothing else", async () => {
		const own = taskOf(30, { name: "Own", ownerId: maria.id, progress: 10 });
		const { user } = await openTimeline({
			role: "Contributor",
			tasks: [own, taskOf(31, { name: "Foreign", progress: 10 })],
			procedures: { "resource.list": () => [{ ...maria, personId: personOf("Contributor").id }] },
			path: "/?view=timeline&display=board",
		});
		await user.click(await screen.findByRole("button", { name: "Actions for Own" }));
		const entries = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
		expect(entries).toContain("In Progress");
		expect(entries).not.toContain("Edit");
		expect(entries).not.toContain("Delete");
		await user.keyboard("{Escape}");
		expect(screen.queryByRole("button", { name: "Actions for Foreign" })).toBeNull();
		await user.click(screen.getByRole("radio", { name: "List" }));
		expect(await screen.findByRole("button", { name: "Status of Own: Not Started" })).toBeDefined();
		expect(screen.getByRole("button", { name: "Progress of Own: 10%" })).toBeDefined();
		expect(screen.queryByRole("button", { name: /of Foreign/ })).toBeNull();
		expect(screen.queryByRole("button", { name: /^(?:Add |Rename |Dates of |Actions for )/ })).toBeNull();
	});

	test("full, the list draws only what is in sight", async () => {
		const tasks = Array.from({ length: 1000 }, (_, index) =>
			taskOf(10_000 + index, { status: "In Progress" }),
		);
		await openTimeline({ tasks, path: "/?view=timeline&display=list" });
		expect(await screen.findByText("1,000 tasks")).toBeDefined();
		expect((await list()).getAllByRole("row").length).toBeLessThan(100);
	});
});

describe("The task list", () => {
	test("counts as figures do: a summary's work is in its sub-tasks already", async () => {
		const whole = taskOf(1, { name: "Quay", summary: true });
		const parts = [2, 3].map((place) => taskOf(place, { parentId: whole.id }));
		await openTimeline({ tasks: [whole, ...parts], path: "/?view=timeline&display=list" });
		expect(await screen.findByText("2 tasks · 1 summary not counted")).toBeDefined();
	});

	test("marks a task outside its program's dates", async () => {
		const short = programOf(1, { name: "Atlas", startDate: "2027-03-02", endDate: "2027-03-12" });
		await openTimeline({ procedures: { "program.list": () => [short] } });
		const list = await screen.findByRole("region", { name: "Tasks" });
		expect(within(list).getByText("Starts before the program")).toBeDefined();
		expect(within(list).getByText("Ends after the program")).toBeDefined();
		expect(
			within(list).getByRole("button", { name: /^Dates of Build: .*, ends after the program$/ }),
		).toBeDefined();
	});

	test("says what is expected by the day of the status line, which the address keeps", async () => {
		const { user, router } = await openTimeline();
		await user.click(await screen.findByRole("switch", { name: "Status line" }));
		await waitFor(() => expect(viewSearch(router)).toMatchObject({ asOf: "today" }));
		const field = await screen.findByRole("textbox", { name: "Day of the status line" });
		await user.clear(field);
		await user.type(field, "2027-03-04{Enter}");
		await waitFor(() => expect(viewSearch(router)).toMatchObject({ asOf: "2027-03-04" }));
		const [line] = await screen.findAllByRole("row", {
			name: /^Design\. .*2 working days behind on Mar 4, 2027/,
		});
		expect(line).toBeDefined();
		expect(screen.getAllByRole("row", { name: /^Build\. .*On time on Mar 4, 2027/ })).toHaveLength(1);
		await user.click((await list()).getByRole("button", { name: "View" }));
		await user.click(await screen.findByRole("menuitemcheckbox", { name: "Expected" }));
		await user.click(await screen.findByRole("menuitemcheckbox", { name: "Behind by" }));
		await user.keyboard("{Escape}");
		const known = (await row(/Design/)).textContent;
		expect(known).toContain("80%");
		expect(known).toContain("2 days behind");
	});

	test("marks a task whose owner is away on days of it, for the eye and the ear", async () => {
		const days = { startDate: "2027-03-04", endDate: "2027-03-30" };
		const away = { id: idOf(950), resourceId: maria.id, ...days, kind: "Vacation" };
		await openTimeline({ procedures: { "resource.absence.ofProgram": () => [away] } });
		const words = "Maria Keller is away 2 of these days";
		expect(await (await list()).findByText(words)).toBeDefined();
		expect(
			(await list()).getByRole("button", { name: new RegExp(`^Dates of Design: .*${words}$`) }),
		).toBeDefined();
		const rows = await screen.findAllByRole("row", { name: /^Design\. / });
		expect(rows.some((each) => each.getAttribute("aria-label")?.includes(words))).toBe(true);
	});

	test("offers Completed at 100 %, and takes it back with its progress", async () => {
		const { user, calls } = await openTimeline();
		await user.click(await screen.findByRole("button", { name: "Progress of Design: 40%" }));
		await user.clear(screen.getByRole("textbox", { name: /^Progress of Design/ }));
		await user.type(screen.getByRole("textbox", { name: /^Progress of Design/ }), "100{Enter}");
		await user.click(await screen.findByRole("button", { name: "Mark Design as Completed" }));
		expect(await screen.findByText("Status changed to Completed")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Mark Design as Completed" })).toBeNull();
		expect(sent(calls, "task.updateMany")).toEqual([
			{ changes: [{ id: design.id, version: 1, progress: 100, status: "In Progress" }] },
			{ changes: [{ id: design.id, version: 2, status: "Completed" }] },
		]);
	});

	test("shows name, status, description, dates, owner, priority and progress, and what is missing", async () => {
		await openTimeline();
		const known = (await row(/Design/)).textContent;
		for (const word of [
			"Design",
			"In Progress",
			"On paper",
			"Mar 1 – 5, 2027",
			"Maria Keller",
			"High",
			"40%",
		]) {
			expect(known).toContain(word);
		}
		const unknown = await row(/Write manual/);
		for (const word of ["Waiting for legal", "Not set", "Unassigned", "Medium"]) {
			expect(unknown.textContent).toContain(word);
		}
		expect(within(unknown).queryByRole("progressbar")).toBeNull();
		expect(
			within(await row(/Design/))
				.getByRole("progressbar")
				.getAttribute("aria-valuenow"),
		).toBe("40");
	});

	test.each([
		["status=Delayed,In Progress", ["Design", "Build"]],
		["owner=none", ["Build", "Write manual"]],
		[`owner=${maria.id}`, ["Design"]],
		["workstream=none&priority=Medium", ["Build", "Write manual"]],
		["q=paper", ["Design"]],
		["critical=only", ["Design", "Build"]],
		["sort=-name", ["Write manual", "Design", "Build"]],
		["group=status", ["Design", "Build", "Write manual"]],
	])("follows the address: %s", async (search, shown) => {
		await openTimeline({ path: `/?view=timeline&display=list&${search}` });
		await row(new RegExp(shown[0] ?? ""));
		expect(await names()).toEqual(shown);
	});

	test("changes a status in place, at once, and takes it back", async () => {
		const { user, calls, procedures } = await openTimeline({ path: "/?view=timeline&display=list" });
		const accept = procedures["task.updateMany"];
		const answer = Promise.withResolvers<void>();
		procedures["task.updateMany"] = async (input: never) => {
			await answer.promise;
			return accept?.(input);
		};
		await user.click(await screen.findByRole("button", { name: "Status of Build: Delayed" }));
		await user.click(await screen.findByRole("menuitemradio", { name: "Completed" }));
		expect(await screen.findByRole("button", { name: "Status of Build: Completed" })).toBeDefined();
		answer.resolve();
		expect(await screen.findByText("Status changed to Completed")).toBeDefined();
		// Until the menu is gone, nothing beside it takes a click.
		await pressUndo(user);
		expect(await screen.findByRole("button", { name: "Status of Build: Delayed" })).toBeDefined();
		expect(sent(calls, "task.updateMany")).toEqual([
			{ changes: [{ id: build.id, version: 1, status: "Completed" }] },
		]);
		expect(sent(calls, "undo.takeBack")).toHaveLength(1);
	});

	test("goes back to what it was when the server refuses, and says why", async () => {
		const { user, procedures } = await openTimeline({ path: "/?view=timeline&display=list" });
		procedures["task.updateMany"] = () => {
			throw new Refusal(409, "CONFLICT", "Somebody else changed this task in the meantime.");
		};
		await user.click(await screen.findByRole("button", { name: "Progress of Design: 40%" }));
		await user.clear(screen.getByRole("textbox", { name: /^Progress of Design/ }));
		await user.type(screen.getByRole("textbox", { name: /^Progress of Design/ }), "90{Enter}");
		expect(await screen.findByText("Failed to change progress")).toBeDefined();
		expect(screen.getByText("Somebody else changed this task in the meantime.")).toBeDefined();
		expect(await screen.findByRole("button", { name: "Progress of Design: 40%" })).toBeDefined();
	});

	test("renames with F2, and leaves the name with Escape", async () => {
		const { user, calls } = await openTimeline({ path: "/?view=timeline&display=list" });
		(await row(/Build/)).focus();
		await user.keyboard("{F2}");
		await user.type(await screen.findByRole("textbox", { name: "Name of Build" }), " it{Escape}");
		expect(sent(calls, "task.updateMany")).toEqual([]);
		(await row(/Build/)).focus();
		await user.keyboard("{F2}");
		await user.clear(await screen.findByRole("textbox", { name: "Name of Build" }));
		await user.type(screen.getByRole("textbox", { name: "Name of Build" }), "Construct{Enter}");
		expect(await screen.findByRole("button", { name: /^Construct/ })).toBe(document.activeElement);
		expect(sent(calls, "task.updateMany")).toEqual([
			{ changes: [{ id: build.id, version: 1, name: "Construct" }] },
		]);
	});

	test("moves what depends on a task with its dates, says so, and takes all of it back with one Undo", async () => {
		const pinned = taskOf(14, {
			name: "Go-live",
			startDate: "2027-03-08",
			endDate: "2027-03-09",
			scheduling: "pinned",
		});
		const { user, calls, plan } = await openTimeline({
			path: "/?view=timeline&display=list",
			tasks: [design, build, pinned],
			links: [linkOf(701, design.id, build.id), linkOf(702, design.id, pinned.id)],
		});
		await user.click(await screen.findByRole("button", { name: /^Dates of Design: / }));
		await user.clear(await screen.findByRole("textbox", { name: "End date" }));
		await user.type(screen.getByRole("textbox", { name: "End date" }), "2027-03-08");
		await user.click(screen.getByRole("button", { name: "Save dates" }));
		expect(await screen.findByText("Task moved · 1 dependent task moved")).toBeDefined();
		expect(
			await screen.findByText(
				/Design: Mar 1 – 8, 2027\. Go-live is pinned and stays, 1 working day too early/,
			),
		).toBeDefined();
		expect(await screen.findByRole("button", { name: /^Dates of Build: Mar 9 – 22, 2027/ })).toBeDefined();
		expect(
			await screen.findByRole("button", { name: /^Dates of Go-live: .*, 1 working day too early$/ }),
		).toBeDefined();
		await pressUndo(user);
		expect(await screen.findByRole("button", { name: /^Dates of Build: Mar 8 – 19, 2027/ })).toBeDefined();
		expect(plan.tasks.map(({ endDate }) => endDate)).toEqual(["2027-03-05", "2027-03-19", "2027-03-09"]);
		expect(sent(calls, "task.updateMany")).toEqual([
			{
				changes: [{ id: design.id, version: 1, startDate: "2027-03-01", endDate: "2027-03-08" }],
				cascade: true,
			},
		]);
	});

	test("keeps a task's working days where only another start is typed", async () => {
		const { user, calls } = await openTimeline({ path: "/?view=timeline&display=list" });
		await user.click(await screen.findByRole("button", { name: /^Dates of Design: / }));
		await user.clear(await screen.findByRole("textbox", { name: "Start date" }));
		await user.type(screen.getByRole("textbox", { name: "Start date" }), "2027-03-10{Enter}");
		await waitFor(() =>
			expect(sent(calls, "task.updateMany")).toMatchObject([
				{ changes: [{ id: design.id, startDate: "2027-03-10", endDate: "2027-03-16" }] },
			]),
		);
	});

	test("judges dates by the plan's rules before it sends them", async () => {
		const { user, calls } = await openTimeline({ path: "/?view=timeline&display=list" });
		await user.click(await screen.findByRole("button", { name: /^Dates of Write manual: Not set/ }));
		await user.type(await screen.findByRole("textbox", { name: "Start date" }), "2027-03-09");
		await user.type(screen.getByRole("textbox", { name: "End date" }), "2027-03-08");
		await user.click(screen.getByRole("button", { name: "Save dates" }));
		expect(await screen.findByText("The end date must not be before the start date")).toBeDefined();
		await user.clear(screen.getByRole("textbox", { name: "End date" }));
		await user.type(screen.getByRole("textbox", { name: "End date" }), "2027-03-10");
		await user.click(screen.getByRole("button", { name: "Save dates" }));
		expect(
			await screen.findByRole("button", { name: "Dates of Write manual: Mar 9 – 10, 2027" }),
		).toBeDefined();
		expect(sent(calls, "task.updateMany")).toEqual([
			{
				changes: [{ id: write.id, version: 1, startDate: "2027-03-09", endDate: "2027-03-10" }],
				cascade: true,
			},
		]);
	});

	test.each([
		["takes back a change that is still on its way, once it is through", true],
		["takes back nothing older than a change that is refused", false],
	])("Ctrl+Z %s", async (_what, accepted) => {
		const { user, calls, procedures } = await openTimeline({ path: "/?view=timeline&display=list" });
		const accept = procedures["task.updateMany"];
		await user.click(await screen.findByRole("button", { name: "Status of Design: In Progress" }));
		await user.click(await screen.findByRole("menuitemradio", { name: "At Risk" }));
		expect(await screen.findByText("Status changed to At Risk")).toBeDefined();

		const answer = Promise.withResolvers<void>();
		procedures["task.updateMany"] = async (input: never) => {
			await answer.promise;
			if (!accepted) throw new Refusal(400, "INVALID_INPUT", "Not this one");
			return accept?.(input);
		};
		await user.click(screen.getByRole("button", { name: "Status of Build: Delayed" }));
		await user.click(await screen.findByRole("menuitemradio", { name: "Completed" }));
		fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
		answer.resolve();
		expect(await screen.findByText(accepted ? /^Undone: status/ : "Not this one")).toBeDefined();
		expect(await screen.findByRole("button", { name: "Status of Build: Delayed" })).toBeDefined();
		expect(screen.getByRole("button", { name: "Status of Design: At Risk" })).toBeDefined();
		expect(sent(calls, "undo.takeBack")).toHaveLength(accepted ? 1 : 0);
	});

	test("a task's steps are added one after the other and ticked off in its drawer", async () => {
		const { user, calls } = await openTimeline({ path: `/?view=timeline&display=list&item=${design.id}` });
		const drawer = within(await screen.findByRole("dialog", { name: "Design" }));
		await user.type(drawer.getByRole("textbox", { name: "Add a step" }), "Draw it{Enter}");
		await user.click(await drawer.findByRole("checkbox", { name: "Draw it" }));
		await waitFor(() =>
			expect(drawer.getByRole("heading", { name: "Checklist · 1 of 1 steps" })).toBeDefined(),
		);
		expect(sent(calls, "task.updateMany")).toEqual([
			{ changes: [{ id: design.id, version: 1, checklist: [{ text: "Draw it", done: false }] }] },
			{ changes: [{ id: design.id, version: 2, checklist: [{ text: "Draw it", done: true }] }] },
		]);
	});

	test("changes several tasks together, and takes it back with Ctrl+Z", async () => {
		const { user, calls } = await openTimeline({ path: "/?view=timeline&display=list" });
		await user.click(await screen.findByRole("checkbox", { name: "Select Design" }));
		await user.click(screen.getByRole("checkbox", { name: "Select Build" }));
		await user.click(screen.getByRole("button", { name: "Shift dates" }));
		await user.type(await screen.findByRole("spinbutton", { name: "Working days" }), "5");
		await user.click(screen.getByRole("button", { name: "Shift 2 tasks" }));
		expect(await screen.findByText("2 tasks moved by 5 working days")).toBeDefined();
		expect((await row(/Design/)).textContent).toContain("Mar 8 – 12, 2027");
		expect(sent(calls, "task.updateMany")).toHaveLength(1);
		fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
		await waitFor(async () => expect((await row(/Design/)).textContent).toContain("Mar 1 – 5, 2027"));
		expect((await row(/Build/)).textContent).toContain("Mar 8 – 19, 2027");
	});

	test("moves several tasks to another program in one call, says first what is left, and leads there", async () => {
		const harbour = programOf(2, { name: "Harbour" });
		const over = programOf(3, { name: "Old quay", status: "Completed" });
		const { user, calls, procedures, router } = await openTimeline({
			path: "/?view=timeline&display=list",
			others: [harbour, over],
		});
		const { "task.updateMany": succeed } = procedures;
		await user.click(await screen.findByRole("checkbox", { name: "Select Design" }));
		await user.click(screen.getByRole("checkbox", { name: "Select Build" }));
		await user.click(screen.getByRole("button", { name: "Move to program…" }));
		const window = within(await screen.findByRole("dialog", { name: "Move 2 tasks to another program" }));
		expect(window.getByText(/and the dependencies between them go along\.$/)).toBeDefined();
		expect(window.queryByText(/deleted/)).toBeNull();
		expect(window.getByText("The workstream “Systems” is left.")).toBeDefined();
		await user.click(window.getByRole("combobox", { name: /^Program/ }));
		expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
			"HarbourActive",
		]);
		await user.click(screen.getByRole("option", { name: /Harbour/ }));

		procedures["task.updateMany"] = () => {
			throw new Refusal(409, "CONFLICT", "Somebody else changed this task in the meantime.");
		};
		await user.click(window.getByRole("button", { name: "Move 2 tasks" }));
		expect((await window.findByRole("alert")).textContent).toContain("Somebody else changed this task");
		expect(window.getByRole("combobox", { name: /^Program/ }).textContent).toContain("Harbour");
		procedures["task.updateMany"] = succeed as (input: never) => unknown;
		await user.click(window.getByRole("button", { name: "Move 2 tasks" }));

		expect(await screen.findByText("2 tasks moved to Harbour")).toBeDefined();
		await waitFor(async () => expect(await names()).toEqual(["Write manual"]));
		await waitFor(async () =>
			expect((await row(/Write manual/)).contains(document.activeElement)).toBe(true),
		);
		expect(sent(calls, "task.updateMany").at(-1)).toEqual({
			changes: [design, build].map(({ id }) => ({ id, version: 1, programId: harbour.id })),
			unlink: true,
		});
		await pressUndo(user);
		await waitFor(async () => expect(await names()).toEqual(["Design", "Build", "Write manual"]));

		await user.click(await screen.findByRole("button", { name: "Actions for Build" }));
		await user.click(await screen.findByRole("menuitem", { name: "Move to program…" }));
		const again = within(await screen.findByRole("dialog", { name: "Move “Build” to another program" }));
		expect(again.getByText("One dependency is deleted: it leads to a task that stays.")).toBeDefined();
		await user.click(again.getByRole("combobox", { name: /^Program/ }));
		await user.click(await screen.findByRole("option", { name: /Harbour/ }));
		await user.click(again.getByRole("button", { name: "Move 1 task" }));
		await user.click(await screen.findByRole("button", { name: "Open Harbour" }));
		await waitFor(() =>
			expect(router.state.location.search).toEqual({ view: "timeline", program: harbour.id, item: build.id }),
		);
		expect(await screen.findByRole("dialog", { name: "Build" })).toBeDefined();
	});

	test("asks once before it deletes, says what goes along, and offers Undo", async () => {
		const { user, calls } = await openTimeline({ path: "/?view=timeline&display=list" });
		await user.click(await screen.findByRole("button", { name: "Actions for Build" }));
		await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete “Build”?" }));
		expect(question.getByText(/One dependency goes along\./)).toBeDefined();
		await user.click(question.getByRole("button", { name: "Delete task" }));
		expect(await screen.findByText("Task deleted")).toBeDefined();
		await waitFor(() => expect(screen.queryByRole("button", { name: /^Build/ })).toBeNull());
		await pressUndo(user);
		expect(await screen.findByRole("button", { name: /^Build/ })).toBeDefined();
		expect(sent(calls, "trash.remove")).toEqual([
			{ objectType: "task", targets: [{ id: build.id, version: 1 }] },
		]);
	});
});

describe("The board", () => {
	const column = async (status: string) =>
		within(await screen.findByRole("region", { name: new RegExp(`^${status}`) }));

	test("has a column for each status, and moves a card by key and by menu", async () => {
		const { user, calls } = await openTimeline({ path: "/?view=timeline&display=board" });
		const card = (await column("In Progress")).getByRole("article", { name: "Design" });
		expect((await column("Waiting for legal")).getByRole("article", { name: "Write manual" })).toBeDefined();
		card.focus();
		await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
		expect(await (await column("At Risk")).findByRole("article", { name: "Design" })).toBe(
			document.activeElement,
		);

		await user.click(screen.getByRole("button", { name: "Actions for Build" }));
		await user.click(await screen.findByRole("menuitem", { name: "On Hold" }));
		expect(await (await column("On Hold")).findByRole("article", { name: "Build" })).toBeDefined();
		await waitFor(() => expect(sent(calls, "task.updateMany")).toHaveLength(2));
	});

	test("shows a column of many thirty at a time", async () => {
		const tasks = Array.from({ length: 120 }, (_, index) => taskOf(10_000 + index));
		const { user } = await openTimeline({ tasks, path: "/?view=timeline&display=board" });
		const cards = async () => (await column("Not Started")).getAllByRole("article").length;
		expect(await cards()).toBe(30);
		await user.click(screen.getByRole("button", { name: "Show 30 more of 90" }));
		expect(await cards()).toBe(60);
	});
});

describe("A task", () => {
	test("is added with everything that the form holds", async () => {
		const { user, calls } = await openTimeline({ path: "/?view=timeline&display=list&form=new" });
		const form = within(await screen.findByRole("dialog", { name: "Add Task" }));
		await user.type(form.getByRole("textbox", { name: /Name/ }), "Launch");
		await user.click(form.getByRole("checkbox", { name: /Milestone/ }));
		await user.type(form.getByRole("textbox", { name: "Date" }), "2027-04-01");
		await user.type(form.getByRole("spinbutton", { name: "Estimate" }), "2.5");
		await user.click(form.getByRole("button", { name: "Add Task" }));
		expect(await screen.findByText("Task added successfully")).toBeDefined();
		expect(await screen.findByRole("button", { name: /^Milestone ?Launch/ })).toBeDefined();
		expect(sent(calls, "task.create")).toMatchObject([
			{ name: "Launch", milestone: true, startDate: "2027-04-01", endDate: "2027-04-01", estimate: "2.50" },
		]);
	});

	test("can get a workstream that is made on the way", async () => {
		const { user, calls } = await openTimeline({
			path: "/?view=timeline&display=list&form=new",
			procedures: {
				"task.workstream.create": ({ name }: { name: string }) => ({ id: idOf(801), name, position: 1 }),
			},
		});
		const form = within(await screen.findByRole("dialog", { name: "Add Task" }));
		await user.click(form.getByRole("button", { name: "New workstream" }));
		await user.type(form.getByRole("textbox", { name: "New workstream" }), "People{Enter}");
		expect(await form.findByRole("combobox", { name: /Workstream/ })).toBeDefined();
		expect(sent(calls, "task.create")).toEqual([]);
		await user.type(form.getByRole("textbox", { name: /Name/ }), "Train");
		await user.click(form.getByRole("button", { name: "Add Task" }));
		await waitFor(() => expect(sent(calls, "task.create")).toMatchObject([{ workstreamId: idOf(801) }]));
	});

	test("opens by its address with float and critical path in words", async () => {
		await openTimeline({ path: `/?view=timeline&display=list&item=${design.id}` });
		const drawer = within(await screen.findByRole("dialog", { name: "Design" }));
		expect(drawer.getByText(/^On the critical path: every working day/)).toBeDefined();
		expect(drawer.getByText("5 working days")).toBeDefined();
	});

	test("without dates or an estimate says so, also where both follow from its sub-tasks", async () => {
		const summary = { ...write, summary: true };
		await openTimeline({
			tasks: [summary, taskOf(14, { parentId: write.id })],
			links: [],
			path: `/?view=timeline&display=list&item=${write.id}`,
		});
		const drawer = within(await screen.findByRole("dialog", { name: "Write manual" }));
		for (const term of ["Duration", "Estimate"])
			expect(drawer.getByText(term).nextElementSibling?.textContent).toBe("—Not set");
	});

	test("is changed in its place in the drawer: its name, which Escape leaves, and its status", async () => {
		const { user, calls } = await openTimeline({ path: `/?view=timeline&item=${design.id}` });
		const drawer = within(await screen.findByRole("dialog", { name: "Design" }));
		await user.click(drawer.getByRole("button", { name: "Design" }));
		await user.keyboard("Draft{Escape}");
		await user.click(await drawer.findByRole("button", { name: "Design" }));
		await user.keyboard("Draft{Enter}");
		expect(await screen.findByRole("dialog", { name: "Draft" })).toBeDefined();
		await user.click(drawer.getByRole("button", { name: "Status of Draft: In Progress" }));
		await user.click(await screen.findByRole("menuitemradio", { name: "On Hold" }));
		expect(await drawer.findByRole("button", { name: "Status of Draft: On Hold" })).toBeDefined();
		expect(sent(calls, "task.update")).toMatchObject([{ id: design.id, name: "Draft" }]);
		expect(sent(calls, "task.updateMany")).toMatchObject([
			{ changes: [{ id: design.id, status: "On Hold" }] },
		]);
	});

	test("tells by how much it is late against the newest baseline", async () => {
		const at = "2026-01-01T00:00:00.000Z";
		const planned = { taskId: build.id, name: "Build", startDate: "2027-03-08", endDate: "2027-03-12" };
		const approved = {
			id: idOf(601),
			programId: idOf(1),
			name: "Approved plan",
			version: 1,
			createdAt: at,
			updatedAt: at,
			tasks: [{ ...planned, progress: null, estimate: null }],
		};
		await openTimeline({
			path: `/?view=timeline&display=list&item=${build.id}`,
			baselines: [approved],
		});
		const drawer = within(await screen.findByRole("dialog", { name: "Build" }));
		expect(await drawer.findByText("5 days late")).toBeDefined();
	});

	test("of another program selects that program; one that is gone is said to be", async () => {
		const { user, router } = await openTimeline({
			path: `/?view=timeline&display=list&item=${idOf(77)}`,
			procedures: {
				"task.byId": () => {
					throw new Refusal(404, "NOT_FOUND", "This task does not exist, or no longer does");
				},
			},
		});
		expect(await screen.findByRole("dialog", { name: "Task not found" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Close" }));
		await waitFor(() => expect(viewSearch(router)).toEqual({ view: "timeline", display: "list" }));
	});
});

describe("Task Dependencies", () => {
	test("lists the links in words, and shows the server's refusal of a circle", async () => {
		const { user } = await openTimeline({
			procedures: {
				"task.dependency.create": () => {
					const message = "These tasks would wait for each other in a circle: Build → Design → Build";
					const issues = [{ path: "predecessorId", message }];
					throw new Refusal(400, "INVALID_INPUT", `predecessorId: ${message}`, { issues });
				},
			},
		});
		const links = within(await screen.findByRole("region", { name: "Task Dependencies" }));
		expect(links.getByRole("row", { name: /Design Build Finish to start No lag/ })).toBeDefined();
		await user.click(links.getByRole("button", { name: "Add Dependency" }));
		const form = within(await screen.findByRole("dialog", { name: "Add Dependency" }));
		await user.click(form.getByRole("combobox", { name: /Predecessor/ }));
		await user.click(await screen.findByRole("option", { name: "Build" }));
		await user.click(form.getByRole("combobox", { name: /Successor/ }));
		await user.click(await screen.findByRole("option", { name: "Design" }));
		await user.click(form.getByRole("button", { name: "Add Dependency" }));
		expect(await form.findByText(/in a circle: Build → Design → Build$/)).toBeDefined();
	});

	test("are written down one after the other, by what of the tasks' names tells them apart", async () => {
		const { user, calls, plan } = await openTimeline({
			procedures: {
				"task.dependency.create": ({ predecessorId, successorId }: TaskDependency) => {
					const made = linkOf(710 + plan.links.length, predecessorId, successorId);
					plan.links = [...plan.links, made];
					return made;
				},
			},
		});
		const field = await screen.findByRole("combobox", { name: "Add a dependency" });
		await user.type(field, "bui > man{Enter}");
		expect(await screen.findByText("Added “Build → Write manual”")).toBeDefined();
		await user.type(field, "nobody > design{Enter}");
		expect(await screen.findByText("No task is called “nobody”")).toBeDefined();
		await user.clear(field);
		await user.type(field, "Design > Write manual SS +2{Enter}");
		const links = within(screen.getByRole("region", { name: "Task Dependencies" }));
		expect(await links.findByRole("row", { name: /Build Write manual/ })).toBeDefined();
		expect(await links.findByRole("row", { name: /Design Write manual/ })).toBeDefined();
		expect(sent(calls, "task.dependency.create")).toEqual([
			{ predecessorId: build.id, successorId: write.id, kind: "FS", lagDays: 0 },
			{ predecessorId: design.id, successorId: write.id, kind: "SS", lagDays: 2 },
		]);
	});

	test("are pasted as lines or as cells, each line that names no task is marked, and all go in one call", async () => {
		const { user, calls } = await openTimeline({
			procedures: { "task.dependency.createMany": () => [linkOf(710, build.id, write.id)] },
		});
		await user.click(await screen.findByRole("combobox", { name: "Add a dependency" }));
		await user.paste("Build > Write manual\nnobody > Design\nDesign > Write manual SS +2");
		const lines = within(await screen.findByRole("dialog", { name: "Add pasted dependencies" }));
		expect(lines.getByText("No task is called “nobody”")).toBeDefined();
		await user.click(lines.getByRole("button", { name: "Leave it out" }));
		await user.click(lines.getByRole("button", { name: "Add 2 dependencies" }));
		expect(await screen.findByText("2 dependencies added")).toBeDefined();
		await user.click(await screen.findByRole("combobox", { name: "Add a dependency" }));
		await user.paste("Vorgänger\tNachfolger\tTyp\tAbstand\nBuild\tWrite manual\tFF\t3");
		const cells = within(await screen.findByRole("dialog", { name: "Add pasted dependencies" }));
		await user.click(cells.getByRole("button", { name: "Add 1 dependency" }));
		await waitFor(() =>
			expect(sent(calls, "task.dependency.createMany")).toEqual([
				{
					dependencies: [
						{ predecessorId: build.id, successorId: write.id, kind: "FS", lagDays: 0 },
						{ predecessorId: design.id, successorId: write.id, kind: "SS", lagDays: 2 },
					],
				},
				{ dependencies: [{ predecessorId: build.id, successorId: write.id, kind: "FF", lagDays: 3 }] },
			]),
		);
	});

	test("go together in one call after one question, and come back with one Undo", async () => {
		const kept = linkOf(703, build.id, write.id);
		const { user, calls } = await openTimeline({
			links: [linkOf(701, design.id, build.id), linkOf(702, design.id, write.id), kept],
		});
		const links = within(await screen.findByRole("region", { name: "Task Dependencies" }));
		await user.click(links.getByRole("checkbox", { name: "Select Design → Build" }));
		await user.click(links.getByRole("checkbox", { name: "Select Design → Write manual" }));
		await user.click(links.getByRole("button", { name: "Delete" }));
		const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 dependencies?" }));
		await user.click(question.getByRole("button", { name: "Delete 2 dependencies" }));
		expect(await screen.findByText("2 dependencies deleted")).toBeDefined();
		const rows = () => links.getAllByRole("checkbox", { name: /^Select .* → / });
		await waitFor(() => expect(rows()).toHaveLength(1));
		expect(sent(calls, "trash.remove")).toEqual([
			{ objectType: "dependency", targets: [701, 702].map((number) => ({ id: idOf(number), version: 1 })) },
		]);
		await pressUndo(user);
		await waitFor(() => expect(rows()).toHaveLength(3));
	});
});

describe("Auto-schedule", () => {
	test("shows what would move before it does", async () => {
		const early = { ...build, status: "Not Started", startDate: "2027-03-04", endDate: "2027-03-05" };
		const { user, calls } = await openTimeline({
			tasks: [design, early],
			path: "/?view=timeline&display=list&form=schedule",
		});
		const window = within(await screen.findByRole("dialog", { name: "Auto-schedule" }));
		expect(
			window.getByRole("row", { name: /Build Mar 4 – 5, 2027 Mar 8 – 9, 2027 2 working days/ }),
		).toBeDefined();
		expect(sent(calls, "task.updateMany")).toEqual([]);
		await user.click(window.getByRole("button", { name: "Move 1 task" }));
		expect(await screen.findByText("1 task rescheduled")).toBeDefined();
		expect(sent(calls, "task.updateMany")).toEqual([
			{
				changes: [{ id: build.id, version: 1, startDate: "2027-03-08", endDate: "2027-03-09" }],
				cascade: true,
			},
		]);
	});

	test("names what stays broken all the same, and why", async () => {
		const dates = { startDate: "2027-03-04", endDate: "2027-03-05" };
		const pinned = { ...build, ...dates, status: "Not Started", scheduling: "pinned" as const };
		await openTimeline({ tasks: [design, pinned], path: "/?view=timeline&display=list&form=schedule" });
		const window = within(await screen.findByRole("dialog", { name: "Auto-schedule" }));
		expect(window.getByText("Nothing can be moved.")).toBeDefined();
		expect(window.getByText("1 dependency stays broken:")).toBeDefined();
		expect(window.getByText("Build is pinned and stays, 2 working days too early for Design")).toBeDefined();
	});

	test("names what its moves leave too early", async () => {
		const early = { ...build, status: "Not Started", startDate: "2027-03-04", endDate: "2027-03-05" };
		const handOver = taskOf(70, {
			...{ name: "Hand over", status: "Not Started", scheduling: "pinned" },
			...{ startDate: "2027-03-08", endDate: "2027-03-08" },
		});
		await openTimeline({
			tasks: [design, early, handOver],
			links: [linkOf(701, design.id, early.id), linkOf(702, early.id, handOver.id)],
			path: "/?view=timeline&display=list&form=schedule",
		});
		const window = within(await screen.findByRole("dialog", { name: "Auto-schedule" }));
		expect(window.getByRole("button", { name: "Move 1 task" })).toBeDefined();
		expect(window.getByText("1 dependency stays broken:")).toBeDefined();
		const stays = "Hand over is pinned and stays, 2 working days too early for Build";
		expect(window.getByText(stays)).toBeDefined();
	});
});

test("The working week is changed by day, and keeps its last working day", async () => {
	let week = { ...standardWeek, id: idOf(1), version: 3 };
	const { user, calls } = await openTimeline({
		procedures: {
			"task.calendar.byId": () => week,
			"task.calendar.update": () => {
				week = { ...week, ...onlyMonday, version: 4 };
				return week;
			},
		},
	});
	await user.click(await screen.findByRole("button", { name: "Plan" }));
	await user.click(await screen.findByRole("menuitem", { name: "Holidays…" }));
	const days = within(await screen.findByRole("group", { name: "Working days" }));
	const states = () => days.getAllByRole("checkbox").map((box) => box.getAttribute("aria-checked"));
	expect(states()).toEqual(["true", "true", "true", "true", "true", "false", "false"]);
	await user.click(days.getByRole("checkbox", { name: "Saturday" }));
	await waitFor(() =>
		expect(days.getByRole("checkbox", { name: "Tuesday" }).getAttribute("aria-checked")).toBe("false"),
	);
	expect(sent(calls, "task.calendar.update")).toEqual([{ id: idOf(1), version: 3, saturday: true }]);
	expect(days.getByRole("checkbox", { name: "Monday" }).hasAttribute("disabled")).toBe(true);
});

describe("Saved views", () => {
	const own = { shared: false, sharedBy: null };

	test("keep how the plan is looked at, and bring it back", async () => {
		const { user, calls, router } = await openTimeline({
			path: "/?view=timeline&display=list&status=Delayed",
			procedures: {
				"task.savedView.list": () => [
					{ ...own, id: idOf(401), name: "Mine", search: { display: "board", owner: "none" } },
				],
				"task.savedView.save": (input: object) => ({ ...input, id: idOf(402) }),
			},
		});
		await user.click(await screen.findByRole("button", { name: "Saved views" }));
		await user.type(await screen.findByRole("textbox", { name: "Save this view as" }), "Late{Enter}");
		expect(await screen.findByText("View saved")).toBeDefined();
		expect(sent(calls, "task.savedView.save")).toEqual([
			{ view: "timeline", name: "Late", search: { display: "list", status: "Delayed" } },
		]);
		await user.click(screen.getByRole("button", { name: "Mine" }));
		await waitFor(() =>
			expect(viewSearch(router)).toEqual({ view: "timeline", display: "board", owner: "none" }),
		);
	});

	test("keep a half typed name, and the focus of who deletes one", async () => {
		let views = [401, 402].map((number) => ({
			...own,
			id: idOf(number),
			name: `View ${number}`,
			search: {},
		}));
		const { user } = await openTimeline({
			procedures: {
				"task.savedView.list": () => views,
				"task.savedView.remove": ({ id }: { id: string }) => {
					views = views.filter((each) => each.id !== id);
					return { id };
				},
			},
		});
		const opener = await screen.findByRole("button", { name: "Saved views" });
		await user.click(opener);
		await user.type(await screen.findByRole("textbox", { name: "Save this view as" }), "Half{Escape}");
		await user.click(opener);
		expect(await screen.findByRole("textbox", { name: "Save this view as" })).toHaveProperty("value", "Half");
		await user.click(await screen.findByRole("button", { name: "Delete view View 401" }));
		await waitFor(() =>
			expect(document.activeElement).toBe(screen.getByRole("button", { name: "View 402" })),
		);
		await user.click(screen.getByRole("button", { name: "Delete view View 402" }));
		await waitFor(() =>
			expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "Saved views" })),
		);
	});

	test("are renamed in their place, and one that is replaced comes back by Undo", async () => {
		let views = [
			{ ...own, id: idOf(401), name: "Mine", search: { display: "board" } },
			{ ...own, id: idOf(402), name: "Late", search: { status: "Delayed" } },
		];
		const { user, calls } = await openTimeline({
			path: "/?view=timeline&display=list",
			procedures: {
				"task.savedView.list": () => views,
				"task.savedView.save": (input: { name: string; search: { display: string } }) => {
					views = [...views.filter(({ name }) => name !== input.name), { ...own, ...input, id: idOf(403) }];
					return input;
				},
				"task.savedView.remove": ({ id }: { id: string }) => {
					views = views.filter((each) => each.id !== id);
					return { id };
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Saved views" }));
		await user.click(await screen.findByRole("button", { name: "Rename view Mine" }));
		await user.keyboard("Late{Enter}");
		expect(await screen.findByText("Another view has this name")).toBeDefined();
		await user.keyboard("{Escape}");
		await user.click(await screen.findByRole("button", { name: "Rename view Mine" }));
		await user.keyboard("Board{Enter}");
		expect(await screen.findByRole("button", { name: "Board" })).toBeDefined();
		expect(screen.queryByRole("button", { name: "Mine" })).toBeNull();

		await user.type(screen.getByRole("textbox", { name: "Save this view as" }), "Late{Enter}");
		await screen.findByText("View replaced");
		await pressUndo(user);
		await waitFor(() =>
			expect(sent(calls, "task.savedView.save").at(-1)).toEqual({
				view: "timeline",
				name: "Late",
				search: { status: "Delayed" },
			}),
		);
	});
});
