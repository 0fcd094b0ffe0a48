import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { DashboardOverview, DashboardSummary } from "@throughline/domain/dashboard";
import type { Levelling } from "@throughline/domain/resource/levelling/proposal";
import { describe, expect, test } from "vitest";
import { withoutProgram } from "../../../tests/address.ts";
import { overview, programOf, summary, untouched } from "../../../tests/data/portfolio.ts";
import { Refusal, serve } from "../../../tests/fake-server.ts";
import { openScreen } from "../../../tests/render-screen.tsx";

const failed = "Failed to load dashboard data. Please try refreshing the page.";

type Given = {
	role?: Role;
	summary?: DashboardSummary;
	overview?: DashboardOverview;
	procedures?: Record<string, (input: never) => unknown>;
};

async function openDashboard(given: Given = {}) {
	const server = serve(given.role ?? "Viewer", {
		"program.list": () => [programOf(1, { name: "Iberia Market Entry" })],
		"dashboard.summary": () => given.summary ?? summary,
		"dashboard.overview": () => given.overview ?? overview,
		"dashboard.attention": () => ({ items: [], more: 0 }),
		"dashboard.visit": () => ({ since: null }),
		"dashboard.changes": () => [],
		...given.procedures,
	});
	await openScreen("/");
	await screen.findByRole("heading", { level: 2, name: "Iberia Market Entry" });
	return server;
}

/** A card or part of the dashboard, once its figures are there. */
async function part(name: string): Promise<HTMLElement> {
	await screen.findByRole("link", { name: /KPIs tracked/ });
	return await screen.findByRole("region", { name });
}

test("A program whose tasks end after it is moved to the last one's end on the spot, with Undo", async () => {
	const id = programOf(1).id;
	const item = {
		...{ kind: "end", id, title: "Program dates", since: null, ownerId: null, ownerName: null, version: 3 },
		...{
			reason: "2 open tasks end after it, the last on Jul 31, 2027",
			task: null,
			moveEndTo: "2027-07-31",
			unit: null,
		},
	};
	const { calls } = await openDashboard({
		role: "Editor",
		procedures: {
			"dashboard.attention": () => ({ items: [item], more: 0 }),
			"program.update": (input: object) => ({ ...programOf(1), ...input }),
		},
	});
	const list = within(await part("Needs attention"));
	expect(list.getByText(/2 open tasks end after it/)).toBeDefined();
	const user = userEvent.setup();
	await user.click(await list.findByRole("button", { name: "Move the program's end to Jul 31, 2027" }));
	expect(await screen.findByText("Program's end moved")).toBeDefined();
	expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
	expect(calls.find(({ path }) => path === "program.update")?.input).toEqual({
		...{ id, version: 3, endDate: "2027-07-31" },
	});
});

test("Whoever is over capacity is named with the week, and the load is levelled on the spot", async () => {
	const past = "2026-06-15";
	const later = "2999-01-07";
	const line = (kind: string, title: string, more: object) => ({
		...{ kind, id: programOf(7).id, title, reason: "Too much", since: past, ownerId: null, ownerName: null },
		...{ version: null, moveEndTo: null, unit: null, task: null, ...more },
	});
	const items = [
		line("gate", "G2 Feasibility", { since: later }),
		line("spending", "Spending", { ownerName: "Maria Keller" }),
		line("end", "Program dates", { since: null }),
		line("member", "Mira Voss", { since: later }),
	];
	const { calls } = await openDashboard({
		role: "Editor",
		procedures: {
			"dashboard.attention": () => ({ items, more: 0 }),
			"resource.list": () => [],
			"resource.levelling.propose": (): Levelling => ({
				...{ shifts: [], unresolved: [], programs: [], excess: { before: 0, after: 0 } },
			}),
		},
	});
	const list = within(await part("Needs attention"));
	const texts = list.getAllByRole("listitem").map((item) => item.textContent);
	expect(texts[0]).toContain("due Jan 7, 2999 · Unassigned");
	expect(texts[1]).toContain("since Jun 15, 2026 · Maria Keller");
	expect(texts[2]).toContain("No program lead");
	expect(texts[3]).toContain("from Jan 7, 2999");
	expect(list.getByRole("link", { name: /^See tasks.*Mira Voss/ })).toBeDefined();
	const user = userEvent.setup();
	await user.click(list.getByRole("button", { name: "Level… Mira Voss" }));
	const window = within(await screen.findByRole("dialog", { name: "Level Iberia Market Entry" }));
	expect(await window.findByText(/Nobody is asked for more than their time/)).toBeDefined();
	expect(calls.find(({ path }) => path === "resource.levelling.propose")?.input).toMatchObject({
		programId: programOf(1).id,
	});
});

describe("The four cards", () => {
	test("show what is completed, spent, at risk and in progress, each with its figures and its badge", async () => {
		const risks = { active: 14, high: 6 };
		const tasks = { ...summary.tasks, active: 11 };
		await openDashboard({ summary: { ...summary, risks, tasks } });
		const schedule = within(await part("Schedule Adherence"));
		expect(schedule.getByText("58%")).toBeDefined();
		expect(schedule.getByText("24 of 41 tasks completed")).toBeDefined();
		expect(schedule.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("58");

		const budget = within(await part("Budget Utilization"));
		expect(budget.getByText("$2,480,351")).toBeDefined();
		expect(budget.getByText("of $4,100,000 allocated")).toBeDefined();
		expect(budget.getByText("60.5%")).toBeDefined();

		const risk = within(await part("Active Risks"));
		expect(risk.getByText("14")).toBeDefined();
		expect(risk.getByText("6 high priority")).toBeDefined();
		expect(risk.getByText("High Alert")).toBeDefined();

		const progress = within(await part("Task Progress"));
		expect(progress.getByText("11")).toBeDefined();
		expect(progress.getByText("High Activity")).toBeDefined();
	});

	// Which number reads which badge: packages/domain/src/dashboard/dashboard.test.ts.
	test("badge another number with another word", async () => {
		await openDashboard({
			summary: { ...summary, risks: { active: 14, high: 3 }, tasks: { ...summary.tasks, active: 10 } },
		});
		expect(within(await part("Active Risks")).getByText("Monitor")).toBeDefined();
		expect(within(await part("Task Progress")).getByText("Manageable")).toBeDefined();
	});

	test("say in a word when more was spent than allocated, and keep the bar at its end", async () => {
		const budget = { spent: "120.00", total: "100.00", utilizationRate: 120, remaining: "-20.00" };
		await openDashboard({ summary: { ...summary, budget } });
		const card = within(await part("Budget Utilization"));
		expect(card.getByText("Overspent")).toBeDefined();
		expect(card.getByText("120.0%")).toBeDefined();
		expect(card.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
		expect(screen.getByText("-$20")).toBeDefined();
	});

	test("lead from each number to the list that it counts", async () => {
		await openDashboard();
		await part("Quick Stats");
		const leads = (name: RegExp | string) => {
			const link = screen.getByRole("link", { name });
			const href = withoutProgram(link.getAttribute("href")) ?? "";
			return Object.fromEntries(new URL(href, "http://localhost").searchParams);
		};
		const tasks = { view: "timeline", display: "list" };
		expect(leads(/^58% of tasks completed/)).toEqual({ ...tasks, status: "Completed" });
		expect(leads(/^12 tasks in progress/)).toEqual({ ...tasks, status: "In Progress,At Risk" });
		expect(leads("of 41")).toEqual(tasks);
		expect(leads(/^\$2,480,351 spent/)).toEqual({ view: "funding", tab: "expenses", display: "all" });
		expect(leads("of $4,100,000 allocated")).toEqual({ view: "funding", tab: "sources" });
		const risks = { view: "risks", tab: "register", status: "Open,Monitoring" };
		expect(leads(/^14 active risks/)).toEqual(risks);
		expect(leads("4 high priority")).toEqual({ ...risks, priority: "Critical,High" });
		expect(leads(/^9 KPIs tracked/)).toEqual({ view: "kpis" });
		expect(leads(/^7 Benefits identified/)).toEqual({ view: "benefits", tab: "tracking" });
		expect(leads(/Budget remaining/)).toEqual({ view: "funding" });
		expect(leads(/^5 Workstreams/)).toEqual({ ...tasks, group: "workstream" });
	});
});

const nothing = {
	tasks: { completionRate: 0, completed: 0, total: 0, active: 0 },
	budget: { spent: "0.00", total: "0.00", utilizationRate: 0, remaining: "0.00" },
	...{ risks: { active: 0, high: 0 }, kpis: 0, benefits: 0 },
};

describe("Samples", () => {
	test("stand beside the specified cards, which count nothing, while the program has nothing at all", async () => {
		await openDashboard({ role: "Editor", summary: nothing, overview: untouched });
		const textOf = async (name: string) => (await part(name)).textContent;
		expect(await textOf("Schedule Adherence")).toContain("0 of 0 tasks completed");
		expect(await textOf("Budget Utilization")).toContain("0.0%");
		expect(await textOf("Active Risks")).toMatch(/Good.*0 high priority|0 high priority.*Good/);
		expect(await textOf("Task Progress")).toContain("0");
		expect(screen.queryByRole("link", { name: /^Add the first/ })).toBeNull();
	});

	test("stand, each with its tag, for everything while the program has nothing at all", async () => {
		await openDashboard({ overview: untouched });
		expect(within(await part("Stage Gates Progress")).getAllByText("Sample")).toHaveLength(1);
		expect(within(await part("Stage Gates Progress")).getAllByText("Passed")).toHaveLength(2);
		const health = within(await part("Program Health"));
		expect(health.getAllByText("Sample")).toHaveLength(4);
		for (const figure of ["87%", "72%", "65%", "82%"]) expect(health.getByText(figure)).toBeDefined();
		const stats = within(await part("Quick Stats"));
		expect(stats.getAllByText("Sample")).toHaveLength(1);
		expect(stats.getByRole("link", { name: /^4 Workstreams/ })).toBeDefined();
		expect(within(await part("Recent Activity")).getByText("Sample")).toBeDefined();
	});

	test("leave nothing to guess of a gate whose review is overdue", async () => {
		const gates = overview.gates.map((gate) => ({ ...gate, reviewDate: "2026-01-09" }));
		await openDashboard({ overview: { ...overview, gates } });
		const marks = within(await part("Stage Gates Progress")).getAllByText("Overdue since Jan 9, 2026");
		// Decided ones are over.
		expect(marks).toHaveLength(gates.filter(({ status }) => status === "Pending").length);
	});

	test("give way, from the first thing on, to what each missing figure lacks", async () => {
		const missing = { ...untouched, isUntouched: false };
		await openDashboard({ overview: missing });
		const health = within(await part("Program Health"));
		expect(health.getByText("No risks are recorded yet")).toBeDefined();
		expect(health.getByText("No task has an owner yet")).toBeDefined();
		expect(health.getByText("No money is spent on scheduled work yet")).toBeDefined();
		expect(health.getByText("No task with dates was planned to begin yet")).toBeDefined();
		expect(within(await part("Stage Gates Progress")).queryByText("Passed")).toBeNull();
		expect(
			within(await part("Quick Stats")).getByRole("link", { name: /^None yet Workstreams/ }),
		).toBeDefined();
		for (const name of ["Program Health", "Stage Gates Progress", "Quick Stats"])
			expect(within(await part(name)).queryByText("Sample")).toBeNull();
	});

	test("are no zeros: where there is nothing to count, cards and stats say what to add, and lead there", async () => {
		await openDashboard({
			role: "Editor",
			summary: nothing,
			overview: { ...untouched, isUntouched: false, workstreams: 0 },
		});
		const leads = async (name: string, link: string) => {
			const href = within(await part(name))
				.getByRole("link", { name: link })
				.getAttribute("href");
			return Object.fromEntries(new URL(withoutProgram(href) ?? "", "http://localhost").searchParams);
		};
		expect(await leads("Schedule Adherence", "Add the first task")).toEqual({
			view: "timeline",
			form: "new",
		});
		expect(await leads("Budget Utilization", "Add a funding source")).toEqual({
			...{ view: "funding", form: "source" },
		});
		expect(await leads("Active Risks", "Add the first risk")).toEqual({ view: "risks", form: "new" });
		const stats = within(await part("Quick Stats"));
		expect(stats.getAllByRole("link", { name: /^Add the first/ })).toHaveLength(4);
		for (const name of ["Schedule Adherence", "Budget Utilization", "Active Risks", "Quick Stats"])
			expect((await part(name)).textContent).not.toMatch(/\b0\b|Good|\$/);
	});

	test("are nowhere in a program with data", async () => {
		await openDashboard();
		await part("Program Health");
		expect(screen.queryByText("Sample")).toBeNull();
	});
});

test("What the plan left open when it was integrated stands above everything, for everybody", async () => {
	const reservations = [
		{ kind: "deadline" as const, text: "It is due by 31 January: the plan ends on 12 March.", change: null },
		{ kind: "assumed cause" as const, text: "Nobody books the returns", change: null },
	];
	await openDashboard({ overview: { ...overview, reservations } });
	const note = within(await part("Open points of the plan"));
	note.getByText("The plan was integrated with 2 open points");
	note.getByText("Deadline not met");
	note.getByText("It is due by 31 January: the plan ends on 12 March.");
	note.getByText("Root cause assumed: no evidence yet");
});

test("Gates carry their status as a word", async () => {
	await openDashboard();
	const gates = within(await part("Stage Gates Progress"));
	expect(gates.getAllByRole("listitem").map((gate) => gate.textContent)).toEqual([
		expect.stringMatching(/Ideation.*Passed/),
		expect.stringMatching(/Concept.*Failed/),
		expect.stringMatching(/Feasibility.*Pending/),
		expect.stringMatching(/Development.*Pending/),
		expect.stringMatching(/Launch.*Pending/),
	]);
});

test("How a health figure is calculated is told to the keyboard", async () => {
	await openDashboard();
	await part("Program Health");
	const user = userEvent.setup();
	await user.click(screen.getByRole("button", { name: "How Schedule is calculated" }));
	const told = await screen.findByRole("tooltip");
	expect(told.textContent).toContain("weighted by task duration");
});

test("Recent activity reads as sentences, with the exact time at hand", async () => {
	await openDashboard();
	const activity = within(await part("Recent Activity"));
	expect(activity.getByRole("listitem").textContent).toContain(
		"Maria Keller completed the task Prepare cutover",
	);
	expect(activity.getByRole("link", { name: "Prepare cutover" }).getAttribute("href")).toContain(
		"view=timeline&item=01939000-0000-7000-8000-000000000902",
	);
	const time = activity.getByTitle(/March 4, 2026/);
	expect(time.getAttribute("datetime")).toBe("2026-03-04T09:30:00.000Z");
});

test("When the summary fails, the dashboard says so and tries again on request", async () => {
	const server = serve("Viewer", {
		"program.list": () => [programOf(1)],
		"dashboard.summary": () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong");
		},
		"dashboard.overview": () => overview,
	});
	await openScreen("/");
	expect(await screen.findByText(failed)).toBeDefined();
	server.procedures["dashboard.summary"] = () => summary;
	await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("24 of 41 tasks completed")).toBeDefined();
	expect(screen.queryByText(failed)).toBeNull();
});

test("When only what stands below fails, the cards stay", async () => {
	serve("Viewer", {
		"program.list": () => [programOf(1)],
		"dashboard.summary": () => summary,
		"dashboard.overview": () => {
			throw new Refusal(500, "INTERNAL", "Something went wrong");
		},
	});
	await openScreen("/");
	expect(await screen.findByText(failed)).toBeDefined();
	expect(await screen.findByText("24 of 41 tasks completed")).toBeDefined();
});

test("Without a program the three capabilities are described, and Get Started leads to the consultant", async () => {
	serve("Viewer", { "program.list": () => [] });
	await openScreen("/");
	const start = await screen.findByRole("link", { name: /Get Started/ });
	expect(start.getAttribute("href")).toBe("/strategic-consultant/input");
	for (const name of ["AI strategic analysis", "Root cause analysis", "Program generation"]) {
		expect(screen.getByRole("heading", { name })).toBeDefined();
	}
});

describe("What changed", () => {
	const object = {
		...overview.activity[0],
		id: "01939000-0000-7000-8000-000000000903",
		at: "2026-03-04T09:30:00.000Z",
		personName: "Maria Keller",
		action: "updated",
		objectType: "task",
		objectId: "01939000-0000-7000-8000-000000000902",
		parentId: null,
		objectTitle: "Prepare cutover",
		status: null,
		changes: 3,
		people: ["Maria Keller", "Jo Lind"],
	};

	test("is told from the second visit on: who did what to which object, how often", async () => {
		await openDashboard({
			procedures: {
				"dashboard.visit": () => ({ since: "2026-03-01T08:00:00.000Z" }),
				"dashboard.changes": () => [object],
			},
		});
		const changed = await part("What changed");
		expect(within(changed).getByText(/since your last visit/)).toBeDefined();
		expect(changed.textContent).toContain(
			"Maria Keller and Jo Lind changed the task Prepare cutover  (3 changes)",
		);
	});

	test("is of the last week on the first visit, and says so", async () => {
		const { calls } = await openDashboard({ procedures: { "dashboard.changes": () => [object] } });
		const changed = await part("What changed");
		expect(within(changed).getByText("in the last 7 days, before your first visit")).toBeDefined();
		const asked = calls.find(({ path }) => path === "dashboard.changes")?.input as { since: string };
		expect(Math.round((Date.now() - Date.parse(asked.since)) / 86_400_000)).toBe(7);
	});

	test("is left out where nobody did anything", async () => {
		await openDashboard();
		await part("Needs attention");
		expect(screen.queryByRole("region", { name: "What changed" })).toBeNull();
	});
});
