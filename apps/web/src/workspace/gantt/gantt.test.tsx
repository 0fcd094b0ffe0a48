import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Gantt } from "./gantt.tsx";
import type { GanttProps, GanttRow, GanttTask } from "./gantt-props.ts";

function task(id: string, name: string, changes: Partial<GanttTask> = {}): GanttTask {
	return {
		id,
		name,
		startDate: "2026-11-02",
		endDate: "2026-11-13",
		progress: 40,
		status: "In Progress",
		milestone: false,
		details: ["High priority", "Ana Ferreira"],
		...changes,
	};
}

const plan: GanttRow[] = [
	{
		id: "design",
		name: "Design",
		tasks: [
			task("draft", "Draft charter"),
			task("approve", "Approve charter", { startDate: "2026-11-16", endDate: "2026-11-20", progress: 0 }),
			task("live", "Go-live", { startDate: "2026-12-01", endDate: "2026-12-01", milestone: true }),
		],
	},
	{ id: "build", name: "Build", tasks: [task("later", "Train users", { startDate: null, endDate: null })] },
];

const many: GanttRow[] = [
	{
		id: "big",
		name: "Big",
		tasks: Array.from({ length: 2000 }, (_, index) => task(`t${index}`, `Task ${index}`)),
	},
];

function show(changes: Partial<GanttProps> = {}) {
	const props = {
		label: "Timeline of Atlas",
		rows: plan,
		links: [{ id: "l", predecessorId: "draft", successorId: "approve", kind: "FS", lagDays: 0 }],
		gates: [{ id: "g", code: "G1", name: "Business case", date: "2026-11-27" }],
		baseline: null,
		criticalIds: null,
		today: "2026-11-21",
		calendar: workingCalendar([]),
		zoom: "day",
		selectedId: null,
		readOnly: false,
		onOpen: vi.fn(),
		onChangeDates: vi.fn(() => Promise.resolve()),
		onRename: vi.fn(() => Promise.resolve()),
		onLink: vi.fn(),
		onZoom: vi.fn(),
		...changes,
	} satisfies GanttProps;
	const { rerender } = render(<Gantt {...props} />);
	return {
		props,
		user: userEvent.setup(),
		again: (next: Partial<GanttProps>) => rerender(<Gantt {...props} {...next} />),
	};
}

const row = (name: RegExp | string) => screen.getByRole("row", { name });
const said = () => screen.getByRole("status").textContent;

/** A task's bar; the pane is for eyes and pointers only, so that it has no roles. */
function bar(name: string): HTMLElement {
	const found = [...document.querySelectorAll<HTMLElement>(".gantt-bar")].find((each) =>
		each.textContent?.includes(name),
	);
	if (!found) throw new Error(`${name} has no bar`);
	return found;
}

function offsetOf(element: HTMLElement | null): { x: number; y: number } {
	const [x = 0, y = 0] = (element?.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
	return { x, y };
}

/** Where a bar begins in the pane, and the middle of its row; jsdom lays nothing out, so the pane is at 0. */
function placeOf(name: string): { x: number; y: number; width: number } {
	const own = offsetOf(bar(name));
	const layer = offsetOf(bar(name).parentElement);
	return { x: own.x + layer.x, y: own.y + layer.y + 11, width: Number.parseFloat(bar(name).style.width) };
}

function pointer(type: string, x: number, y: number): void {
	const pane = document.querySelector(".gantt-pane");
	if (!pane) throw new Error("There is no pane");
	fireEvent(
		pane,
		new PointerEvent(type, {
			clientX: x,
			clientY: y,
			button: 0,
			pointerId: 1,
			bubbles: true,
			pointerType: "mouse",
		}),
	);
}

function drag(from: { x: number; y: number }, to: { x: number; y: number }): void {
	pointer("pointerdown", from.x, from.y);
	pointer("pointermove", from.x + 5, from.y);
	pointer("pointermove", to.x, to.y);
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("The status line", () => {
	const line = () => document.querySelector(".gantt-status-line")?.getAttribute("d") ?? "";
	/** The points of the path: x and y of each. */
	const points = () =>
		[...line().matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

	test("goes straight down its day, and to where the progress of each late task reaches", () => {
		const { again } = show({ statusDate: "2026-11-13" });
		const start = placeOf("Draft charter");
		const layer = offsetOf(bar("Draft charter").parentElement).x;
		// Ten working days from Monday 2 November, 40 % of them done: to the end of Thursday.
		const reached = start.x - layer + 4 * 48;
		const [first, , peak] = points();
		const onDay = first?.[0] ?? 0;
		expect(onDay).toBe(start.x - layer + 12 * 48);
		expect(peak?.[0]).toBe(reached);
		// The milestone has begun before its day: it is ahead, to the right.
		expect(
			points()
				.filter(([x]) => x !== onDay)
				.map(([x = 0]) => x > onDay),
		).toEqual([false, true]);
		expect(row(/^Draft charter\. .*6 working days behind on Nov 13, 2026/)).toBeDefined();
		expect(row(/^Approve charter\. .*On time on Nov 13, 2026/)).toBeDefined();
		again({ statusDate: "2026-11-17" });
		expect(points().filter(([x]) => x !== points()[0]?.[0])).toHaveLength(3);
		again({ statusDate: null });
		expect(line()).toBe("");
		expect(row(/^Draft charter\. /).getAttribute("aria-label")).not.toContain("behind");
	});
});

describe("The outline", () => {
	test("is a tree of workstreams and tasks with dates and progress in words", () => {
		show({ criticalIds: new Set(["draft"]) });
		expect(screen.getByRole("treegrid", { name: "Timeline of Atlas" }).getAttribute("aria-rowcount")).toBe(
			"7",
		);
		const workstream = row(/^Design\. 3 tasks\. Nov 2, 2026 to Dec 1, 2026/);
		expect(workstream.getAttribute("aria-level")).toBe("1");
		expect(workstream.getAttribute("aria-expanded")).toBe("true");
		const first = row(
			/^Draft charter\. Nov 2, 2026 to Nov 13, 2026, 12 days\. 40 percent done\. .*critical path/,
		);
		expect(first.getAttribute("aria-level")).toBe("2");
		expect([first.getAttribute("aria-posinset"), first.getAttribute("aria-setsize")]).toEqual(["1", "3"]);
		expect(
			within(first)
				.getAllByRole("gridcell")
				.map((cell) => cell.textContent),
		).toEqual(["Nov 2, 2026", "Nov 13, 2026", "40%"]);
		expect(row(/^Train users\. Dates not set/)).toBeDefined();
	});

	test("says from when to when the plan goes, and names the gates", () => {
		show();
		expect(screen.getByText("Nov 2, 2026", { selector: "p *" }).textContent).toBe("Earliest Nov 2, 2026");
		expect(screen.getByText("Dec 1, 2026", { selector: "p *" }).textContent).toBe("Latest Dec 1, 2026");
		expect(screen.getByRole("listitem", { name: "G1 Business case, Nov 27, 2026" })).toBeDefined();
	});

	test("closes and opens a workstream with the arrow keys, and keeps the focus", async () => {
		const { user } = show();
		await user.tab();
		expect(document.activeElement).toBe(row(/^Design/));
		await user.keyboard("{ArrowLeft}");
		expect(screen.queryByRole("row", { name: /^Draft charter/ })).toBeNull();
		expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false");
		await user.keyboard("{ArrowRight}{ArrowDown}");
		expect(document.activeElement).toBe(row(/^Draft charter/));
		await user.keyboard("{ArrowLeft}");
		expect(document.activeElement).toBe(row(/^Design/));
	});

	test("opens a task with Enter, with a click on its name and from its bar", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}{Enter}");
		expect(props.onOpen).toHaveBeenLastCalledWith("draft");
		await user.click(screen.getByRole("button", { name: "Approve charter" }));
		expect(props.onOpen).toHaveBeenLastCalledWith("approve");
		const { x, y } = placeOf("Draft charter");
		pointer("pointerdown", x + 30, y);
		pointer("pointerup", x + 30, y);
		expect(props.onOpen).toHaveBeenLastCalledWith("draft");
	});

	test("marks the task that is open elsewhere", () => {
		show({ selectedId: "approve" });
		expect(row(/^Approve charter/).getAttribute("aria-selected")).toBe("true");
		expect(row(/^Draft charter/).getAttribute("aria-selected")).toBe("false");
	});

	test("draws only what is in sight of two thousand tasks, and the last one on End", async () => {
		const { user } = show({ rows: many });
		expect(screen.getAllByRole("row").length).toBeLessThan(30);
		await user.tab();
		await user.keyboard("{End}");
		expect(document.activeElement).toBe(row(/^Task 1999/));
		expect(screen.getAllByRole("row").length).toBeLessThan(30);
	});
});

describe("A new name", () => {
	test("is written in the row, saved on Enter, and shown at once", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}{F2}");
		const field = screen.getByRole("textbox", { name: "Task name" });
		await user.clear(field);
		await user.type(field, "  Write charter {Enter}");
		expect(props.onRename).toHaveBeenCalledWith("draft", "Write charter");
		expect(document.activeElement).toBe(row(/^Write charter/));
	});

	test("is given up with Escape, and not saved when it is empty or the same", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}{F2}New{Escape}{F2}{Enter}{F2} {Enter}");
		expect(props.onRename).not.toHaveBeenCalled();
		expect(document.activeElement).toBe(row(/^Draft charter/));
	});

	test("goes back when it is refused", async () => {
		const { user } = show({ onRename: () => Promise.reject(new Error("no")) });
		await user.tab();
		await user.keyboard("{ArrowDown}{F2}New{Enter}");
		await waitFor(() => expect(row(/^Draft charter/)).toBeDefined());
	});
});

const along = [{ id: "approve", startDate: "2026-11-18", endDate: "2026-11-24" }];
const after = { along, above: [], broken: [], notes: [] };
const nothing = { along: [], above: [], broken: [], notes: [] };

describe("What depends on a bar", () => {
	test("goes along while it is dragged, asked once for each day, and stays where it went once it is saved", async () => {
		const follow = vi.fn(() => after);
		const { props } = show({ follow });
		const { x, y } = placeOf("Draft charter");
		drag({ x: x + 100, y }, { x: x + 100 + 48 * 3, y });
		pointer("pointermove", x + 100 + 48 * 3 + 1, y);
		expect(follow).toHaveBeenCalledExactlyOnceWith("draft", {
			startDate: "2026-11-05",
			endDate: "2026-11-18",
		});
		expect(screen.getByText("1 dependent task moves along")).toBeDefined();
		expect(row(/^Approve charter\. Nov 18, 2026 to Nov 24, 2026/)).toBeDefined();
		pointer("pointerup", x, y);
		expect(props.onChangeDates).toHaveBeenCalledOnce();
		expect(said()).toBe("Draft charter: Nov 5, 2026 to Nov 18, 2026, 14 days. 1 dependent task moves along");
		expect(row(/^Approve charter\. Nov 18, 2026/)).toBeDefined();
	});

	test("says before it is dropped what will lie too early, and summaries span what they hold meanwhile", () => {
		const above = [{ id: "design", startDate: "2026-11-01", endDate: "2026-12-24" }];
		show({
			follow: () => ({
				along,
				above,
				broken: [],
				notes: ["Handover is pinned and stays, 2 working days too early"],
			}),
		});
		const { x, y } = placeOf("Draft charter");
		drag({ x: x + 100, y }, { x: x + 100 + 48 * 3, y });
		expect(screen.getByText("Handover is pinned and stays, 2 working days too early")).toBeDefined();
		expect(screen.getByText("1 dependent task moves along")).toBeDefined();
		expect(row(/Nov 1, 2026 to Dec 24, 2026/)).toBeDefined();
	});

	test("is marked with its link while the bar lies too late for it, and no more once that is taken back", () => {
		const broken = [{ predecessorId: "draft", successorId: "approve", missingDays: 3 }];
		show({ follow: () => ({ ...nothing, along: [], broken }) });
		const isRed = () => document.querySelector(".gantt-links-broken")?.getAttribute("d") !== "";
		expect(isRed()).toBe(false);
		const { x, y } = placeOf("Draft charter");
		drag({ x: x + 100, y }, { x: x + 100 + 48 * 3, y });
		expect(isRed()).toBe(true);
		expect(bar("Approve charter").className).toContain("gantt-broken");
		expect(row(/^Approve charter\. .*3 working days too early for what it waits for/)).toBeDefined();
		fireEvent.keyDown(window, { key: "Escape" });
		expect(isRed()).toBe(false);
		expect(bar("Approve charter").className).not.toContain("gantt-broken");
	});

	test("goes along by key, and back with Escape", async () => {
		const { user } = show({ follow: (_, { startDate }) => (startDate > "2026-11-03" ? after : nothing) });
		await user.tab();
		await user.keyboard("{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}");
		expect(said()).toBe("Nov 4, 2026 to Nov 17, 2026, 14 days. 1 dependent task moves along");
		expect(row(/^Approve charter\. Nov 18, 2026/)).toBeDefined();
		await user.keyboard("{ArrowLeft}");
		expect(row(/^Approve charter\. Nov 16, 2026/)).toBeDefined();
		await user.keyboard("{ArrowRight}{Escape}{/Shift}");
		expect(row(/^Approve charter\. Nov 16, 2026/)).toBeDefined();
	});

	test("goes back when the change is refused", async () => {
		const { user } = show({ follow: () => after, onChangeDates: () => Promise.reject(new Error("no")) });
		await user.tab();
		await user.keyboard("{ArrowDown}{Shift>}{ArrowRight}{/Shift}");
		await waitFor(() => expect(said()).toBe("Draft charter was not changed."));
		expect(row(/^Approve charter\. Nov 16, 2026/)).toBeDefined();
	});
});

test("A broken link is drawn apart, and its task says how many days are missing", () => {
	const broken = { predecessorId: "draft", successorId: "approve", missingDays: 3 };
	show({ violations: [broken] });
	expect(row(/^Approve charter\. .*3 working days too early for what it waits for/)).toBeDefined();
	expect(document.querySelector(".gantt-links-broken")?.getAttribute("d")).not.toBe("");
	expect(document.querySelector(".gantt-links-plain")?.getAttribute("d")).toBe("");
	expect(bar("Approve charter").className).toContain("gantt-broken");
});

test("A pinned task has a pin in its row, one that is scheduled automatically has none", () => {
	const planWith = (pinned: boolean): GanttRow[] => [
		{ id: "design", name: "Design", tasks: [task("draft", "Draft charter", { pinned })] },
	];
	const shownPins = () => document.querySelectorAll(".gantt-pin:not([hidden])").length;
	const { again } = show({ rows: planWith(true) });
	expect(row(/Draft charter.*pinned/).querySelector(".gantt-pin")).not.toBeNull();
	again({ rows: planWith(false) });
	expect(shownPins()).toBe(0);
});

describe("Keys move a bar", () => {
	test("by a day for each arrow with Shift, saved once when Shift is released", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}");
		expect(said()).toBe("Nov 4, 2026 to Nov 17, 2026, 14 days");
		expect(props.onChangeDates).not.toHaveBeenCalled();
		await user.keyboard("{/Shift}");
		expect(props.onChangeDates).toHaveBeenCalledExactlyOnceWith("draft", {
			startDate: "2026-11-04",
			endDate: "2026-11-17",
		});
	});

	test("at its end with Alt, at its start with Alt and Shift", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}{Alt>}{ArrowLeft}{/Alt}");
		expect(props.onChangeDates).toHaveBeenLastCalledWith("draft", {
			startDate: "2026-11-02",
			endDate: "2026-11-12",
		});
		await user.keyboard("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
		expect(props.onChangeDates).toHaveBeenLastCalledWith("draft", {
			startDate: "2026-11-03",
			endDate: "2026-11-12",
		});
	});

	test("back with Escape before it is saved", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}{Shift>}{ArrowRight}{Escape}{/Shift}");
		expect(props.onChangeDates).not.toHaveBeenCalled();
		expect(row(/^Draft charter\. Nov 2, 2026/)).toBeDefined();
	});

	test("and it goes back when that is refused", async () => {
		const { user } = show({ onChangeDates: () => Promise.reject(new Error("no")) });
		await user.tab();
		await user.keyboard("{ArrowDown}{Shift>}{ArrowRight}{/Shift}");
		await waitFor(() => expect(said()).toBe("Draft charter was not changed."));
		expect(row(/^Draft charter\. Nov 2, 2026/)).toBeDefined();
	});

	test("and give a task without dates today's", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{End}{Shift>}{ArrowRight}{/Shift}");
		expect(props.onChangeDates).toHaveBeenCalledWith("later", {
			startDate: "2026-11-21",
			endDate: "2026-11-21",
		});
	});

	test("not for a reader", async () => {
		const { user, props } = show({ readOnly: true });
		await user.tab();
		await user.keyboard("{ArrowDown}{Shift>}{ArrowRight}{/Shift}{F2}l{Enter}");
		expect(props.onChangeDates).not.toHaveBeenCalled();
		expect(screen.queryByRole("textbox")).toBeNull();
		expect(screen.queryByRole("button", { name: /^Rename/ })).toBeNull();
		expect(props.onOpen).toHaveBeenCalledWith("draft");
	});
});

describe("Keys link two tasks", () => {
	test("L on the predecessor, Enter on the successor, left and right for the kind", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}l{ArrowDown}");
		expect(said()).toBe("These cannot be linked.");
		await user.keyboard("{ArrowDown}");
		expect(said()).toBe("Finish to start: Draft charter → Go-live");
		await user.keyboard("{ArrowRight}{Enter}");
		expect(props.onLink).toHaveBeenCalledExactlyOnceWith("draft", "live", "SS");
	});

	test("Escape makes none", async () => {
		const { user, props } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}l{ArrowDown}{ArrowDown}{Escape}{Enter}");
		expect(props.onLink).not.toHaveBeenCalled();
		expect(props.onOpen).toHaveBeenCalledWith("live");
	});
});

describe("A pointer", () => {
	test("moves a bar, in whole days, with the days beside it, and saves them on release", () => {
		const { props } = show();
		const { x, y } = placeOf("Draft charter");
		drag({ x: x + 100, y }, { x: x + 100 + 48 * 3 + 20, y });
		expect(screen.getByText("Nov 5, 2026 – Nov 18, 2026, 14 days")).toBeDefined();
		expect(row(/^Draft charter\. Nov 5, 2026 to Nov 18, 2026/)).toBeDefined();
		expect(props.onChangeDates).not.toHaveBeenCalled();
		pointer("pointerup", x, y);
		expect(props.onChangeDates).toHaveBeenCalledExactlyOnceWith("draft", {
			startDate: "2026-11-05",
			endDate: "2026-11-18",
		});
		expect(props.onOpen).not.toHaveBeenCalled();
	});

	test("pulls a bar's ends", () => {
		const { props } = show();
		const { x, y, width } = placeOf("Draft charter");
		drag({ x: x + width - 2, y }, { x: x + width - 2 + 48, y });
		pointer("pointerup", 0, y);
		expect(props.onChangeDates).toHaveBeenLastCalledWith("draft", {
			startDate: "2026-11-02",
			// Saturday is no working day.
			endDate: "2026-11-16",
		});
	});

	test("is taken back by Escape, which then closes nothing else", async () => {
		const { user, props } = show();
		const closes = vi.fn();
		window.addEventListener("keydown", closes);
		const { x, y } = placeOf("Draft charter");
		drag({ x: x + 100, y }, { x: x + 300, y });
		await user.keyboard("{Escape}");
		pointer("pointerup", x + 300, y);
		window.removeEventListener("keydown", closes);
		expect(props.onChangeDates).not.toHaveBeenCalled();
		expect(closes).not.toHaveBeenCalled();
		expect(row(/^Draft charter\. Nov 2, 2026 to Nov 13, 2026/)).toBeDefined();
	});

	test("links a bar's end to another bar's start", () => {
		const { props } = show({ links: [] });
		const { x, y, width } = placeOf("Draft charter");
		const to = placeOf("Approve charter");
		drag({ x: x + width + 13, y }, { x: to.x + 20, y: to.y });
		expect(screen.getByText("Finish to start: Draft charter → Approve charter")).toBeDefined();
		pointer("pointerup", to.x, to.y);
		expect(props.onLink).toHaveBeenCalledExactlyOnceWith("draft", "approve", "FS");
	});

	test("draws the dates of a task that has none", () => {
		const { props } = show();
		const { x, y } = placeOf("Draft charter");
		const below = y + 38 * 4;
		drag({ x: x + 10, y: below }, { x: x + 10 + 48 * 2, y: below });
		pointer("pointerup", 0, below);
		expect(props.onChangeDates).toHaveBeenCalledWith("later", {
			startDate: "2026-11-02",
			endDate: "2026-11-04",
		});
	});

	test("changes nothing for a reader", () => {
		const { props } = show({ readOnly: true });
		const { x, y } = placeOf("Draft charter");
		drag({ x: x + 100, y }, { x: x + 300, y });
		pointer("pointerup", x + 300, y);
		expect(props.onChangeDates).not.toHaveBeenCalled();
	});
});

describe("The bars", () => {
	test("carry the percentage, 0% where nobody measures it", () => {
		show({ rows: [{ id: "w", name: "W", tasks: [task("a", "Alone", { progress: null })] }] });
		expect(bar("Alone").textContent).toContain("0%");
	});

	test("show a baseline's dates and the critical path when they are switched on", () => {
		const { again } = show();
		expect(document.querySelector(".gantt-ghost, .gantt-critical")).toBeNull();
		again({
			baseline: new Map([["draft", { startDate: "2026-10-26", endDate: "2026-11-06" }]]),
			criticalIds: new Set(["draft"]),
		});
		expect(bar("Draft charter").querySelector(".gantt-ghost")).not.toBeNull();
		expect(bar("Draft charter").classList.contains("gantt-critical")).toBe(true);
		expect(bar("Approve charter").classList.contains("gantt-critical")).toBe(false);
	});

	test("stay under the focus when somebody else's change moves their rows", async () => {
		const { user, again } = show();
		await user.tab();
		await user.keyboard("{ArrowDown}{ArrowDown}");
		const [design, build] = plan;
		if (!design || !build) throw new Error("The plan has two workstreams");
		again({ rows: [build, { ...design, tasks: design.tasks.slice(1) }] });
		expect(document.activeElement).toBe(row(/^Approve charter/));
	});

	test("ask for a closer or wider zoom with plus and minus", async () => {
		const { user, props } = show({ zoom: "month" });
		await user.tab();
		await user.keyboard("+");
		expect(props.onZoom).toHaveBeenLastCalledWith("week");
		await user.keyboard("-");
		expect(props.onZoom).toHaveBeenLastCalledWith("quarter");
	});
});

test("The divider is moved with arrow keys and remembered in this browser", async () => {
	const { user } = show();
	const divider = screen.getByRole("separator", { name: "Width of the task list" });
	const before = Number(divider.getAttribute("aria-valuenow"));
	divider.focus();
	await user.keyboard("{ArrowRight}");
	expect(Number(divider.getAttribute("aria-valuenow"))).toBe(before + 16);
	expect(localStorage.getItem("ganttOutlineWidth")).toBe(String(before + 16));
});

test("On paper there is the whole plan, and nothing of it afterwards", () => {
	const [all] = many;
	show({ rows: [{ id: "w", name: "W", tasks: all?.tasks.slice(0, 59) ?? [] }] });
	fireEvent(window, new Event("beforeprint"));
	expect(document.querySelectorAll(".gantt-page")).toHaveLength(3);
	expect(document.querySelectorAll(".gantt-page .gantt-task")).toHaveLength(59);
	fireEvent(window, new Event("afterprint"));
	expect(document.querySelector(".gantt-page")).toBeNull();
});
