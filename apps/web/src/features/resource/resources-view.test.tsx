import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type {
	Capacity,
	MemberAssignment,
	MemberTask,
	Resource,
	WeekTask,
	Workload,
} from "@throughline/domain/resource";
import type { Levelling } from "@throughline/domain/resource/levelling/proposal";
import type { OpenRole } from "@throughline/domain/resource/open-role";
import type { Workstream } from "@throughline/domain/task/workstream";
import { describe, expect, test, vi } from "vitest";
import { withoutProgram } from "../../../tests/address.ts";
import { idOf } from "../../../tests/data/plan.ts";
import { programOf } from "../../../tests/data/portfolio.ts";
import { Refusal, type serve as Serve, serve } from "../../../tests/fake-server.ts";
import { pressUndo } from "../../../tests/press-undo.ts";
import { openScreen } from "../../../tests/render-screen.tsx";
import { windowsClosed } from "../../../tests/windows-closed.ts";
import { trpcUtils } from "../../api/client.ts";

const harbour = programOf(1, { name: "Harbour" });
const ferry = programOf(2, { name: "Tasks in Ferry" });
const stamps = { version: 1, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" };

function memberOf(number: number, given: Partial<Resource> = {}): Resource {
	return {
		id: `01939000-0000-7000-8000-${String(3000 + number).padStart(12, "0")}`,
		name: `Member ${number}`,
		role: null,
		department: "Other",
		email: null,
		personId: null,
		...stamps,
		...given,
	};
}

const ada = memberOf(1, {
	name: "Ada Lovelace",
	role: "Architect",
	department: "IT",
	email: "ada@example.com",
});
const ben = memberOf(2, { name: "Ben Okri", department: "Finance" });
const cleo = memberOf(3, { name: "Cleo Marsh" });
const load = (resourceId: string, active: number, activeInProgram = 0): Workload => ({
	...{ resourceId, active, activeInProgram },
	completed: 2,
	total: active + 2,
});

const task: MemberTask = {
	id: "01939000-0000-7000-8000-000000004001",
	programId: ferry.id,
	programName: "Ferry",
	name: "Moor the ferry",
	status: "In Progress",
	priority: "High",
	startDate: "2026-11-02",
	endDate: "2026-12-04",
	progress: 40,
	owned: true,
	assignedPercent: 80,
};
const assignment: MemberAssignment = {
	id: "01939000-0000-7000-8000-000000005001",
	...{ taskId: task.id, resourceId: ada.id, percent: 80, startDate: null, endDate: null },
	...stamps,
	taskName: task.name,
	taskStatus: task.status,
	taskStartDate: task.startDate,
	taskEndDate: task.endDate,
	programId: ferry.id,
	programName: "Ferry",
};
const week: WeekTask[] = [
	{
		...{ taskId: task.id, taskName: task.name, programId: ferry.id, programName: "Ferry" },
		...{ status: "In Progress", percent: 80, days: 5, load: 80, assigned: true },
	},
	{
		...{ taskId: harbour.id, taskName: "Survey the quay", programId: harbour.id, programName: "Harbour" },
		...{ status: "At Risk", percent: 60, days: 5, load: 60, assigned: false },
	},
];
/** Weeks of five working days. */
const weeksOf = (resourceId: string, loads: number[]): Capacity["members"][number] => ({
	...{ resourceId, loads },
	asked: loads.map((load) => load / 20),
	available: loads.map(() => 5),
	away: loads.map(() => 0),
});
const capacity: Capacity = {
	weeks: ["2026-11-16", "2026-11-23"],
	members: [weeksOf(ada.id, [140, 20]), weeksOf(ben.id, [100, 0])],
};

const pilot: OpenRole = {
	id: "01939000-0000-7000-8000-000000006001",
	programId: harbour.id,
	workstreamId: null,
	name: "Pilot",
	percent: null,
	effort: "12.50",
	startDate: "2026-11-02",
	endDate: "2026-12-04",
	filledById: null,
	tasks: 3,
	...stamps,
};

const quays: Workstream = {
	id: "01939000-0000-7000-8000-000000007001",
	programId: harbour.id,
	...{ name: "Quays", description: null, leadId: null, position: 0 },
	...stamps,
};

type Given = {
	role?: Role;
	team?: Resource[];
	workload?: Workload[];
	path?: string;
	capacity?: Capacity;
	roles?: OpenRole[];
	/** Answers in place of the usual ones. */
	procedures?: Parameters<typeof Serve>[1];
};

/** The view over a team that its own calls change. */
async function openResources({
	role = "Editor",
	team = [ada, ben, cleo],
	workload = [load(ada.id, 5, 2), load(ben.id, 4)],
	roles = [],
	path = "",
	procedures = {},
	capacity: weekly = capacity,
}: Given = {}) {
	const state = { team, roles };
	const server = serve(role, {
		"program.list": () => [harbour, ferry],
		"resource.list": () => state.team,
		"resource.workload": () => workload,
		"resource.tasks": () => [task, { ...task, id: harbour.id, name: "Old berth", status: "Completed" }],
		"resource.assignments": () => [assignment],
		"resource.capacity": () => weekly,
		"resource.absence.list": () => [],
		"resource.week": () => week,
		"resource.accounts": () => [
			{ id: "01939000-0000-7000-8000-000000000601", name: "Ada L.", resourceId: null },
			{ id: "01939000-0000-7000-8000-000000000602", name: "Ben O.", resourceId: ben.id },
		],
		"resource.create": (input: Partial<Resource>) => {
			const made = memberOf(90, input);
			state.team = [...state.team, made];
			return made;
		},
		"resource.update": ({ id, ...change }: Partial<Resource>) => {
			const before = state.team.find((member) => member.id === id) ?? ada;
			const after = { ...before, ...change, version: before.version + 1 };
			state.team = state.team.map((member) => (member.id === id ? after : member));
			return after;
		},
		"resource.remove": ({ id }: { id: string }) => {
			state.team = state.team.filter((member) => member.id !== id);
			return { id, undoId: "01939000-0000-7000-8000-000000000999" };
		},
		"task.list": () => [{ ...task, programId: harbour.id }],
		"task.assignment.create": (input: object) => ({ ...assignment, ...input }),
		"task.assignment.update": (input: object) => ({ ...assignment, ...input }),
		"task.assignment.remove": ({ id }: { id: string }) => ({ id, undoId: harbour.id }),
		"resource.openRole.list": () => state.roles,
		"resource.openRole.create": (input: Partial<OpenRole>) => {
			const opened = { ...pilot, ...input, id: "01939000-0000-7000-8000-000000006002", tasks: 0 };
			state.roles = [...state.roles, opened];
			return opened;
		},
		"resource.openRole.update": ({ id, version, ...change }: Partial<OpenRole> & { version: number }) => {
			const changed = { ...pilot, ...change, version: version + 1 };
			state.roles = state.roles.map((each) => (each.id === id ? changed : each));
			return changed;
		},
		"resource.openRole.fill": ({ id }: { id: string }) => {
			const role = state.roles.find((each) => each.id === id) ?? pilot;
			state.roles = state.roles.filter((each) => each.id !== id);
			return { ...role, filledById: ben.id, version: role.version + 1 };
		},
		"resource.openRole.remove": ({ id }: { id: string }) => {
			state.roles = state.roles.filter((each) => each.id !== id);
			return { id, undoId: "01939000-0000-7000-8000-000000000999" };
		},
		"task.workstream.list": () => [quays],
		"history.ofObject": () => [],
		...procedures,
	});
	const router = await openScreen(`/?view=resources${path}`);
	await screen.findByRole("region", { name: "Total Resources" });
	return { ...server, router, user: userEvent.setup() };
}

const figure = (name: string) => within(screen.getByRole("region", { name }));
const cardOf = (name: string) => {
	const item = screen.getByRole("heading", { level: 3, name }).closest("li");
	if (!item) throw new Error(`${name} is not in a list`);
	return within(item);
};
const sent = (calls: ReturnType<typeof Serve>["calls"], path: string) =>
	calls.filter((call) => call.path === path).map(({ input }) => input);

describe("The figures", () => {
	test("count members, departments, high utilization from 70 and available below 50", async () => {
		const workload = [load(ada.id, 4), load(ben.id, 3)];
		await openResources({ workload });
		expect(figure("Total Resources").getByText("3")).toBeDefined();
		expect(figure("Departments").getByText("3")).toBeDefined();
		expect(figure("High Utilization").getByText("1")).toBeDefined();
		expect(figure("Available").getByText("1")).toBeDefined();
	});
});

describe("Team View", () => {
	test("shows each member's load, band and tasks, and the selected program's part", async () => {
		await openResources();
		const card = cardOf("Ada Lovelace");
		expect(card.getByText("Architect")).toBeDefined();
		expect(card.getByText("IT")).toBeDefined();
		expect(card.getByText("Overloaded")).toBeDefined();
		expect(card.getByText("5 active · 2 completed")).toBeDefined();
		expect(card.getByText("2 of 5 active in Harbour")).toBeDefined();
		const bar = card.getByRole("progressbar", { name: "Task load of Ada Lovelace" });
		expect(bar.getAttribute("aria-valuetext")).toBe("100%, Overloaded");
		expect(cardOf("Ben Okri").getByText("High Load")).toBeDefined();
		expect(cardOf("Cleo Marsh").getByText("Available")).toBeDefined();
		expect(screen.getByText(/Task load includes work from all programs/)).toBeDefined();
	});

	test("is searched and filtered, and cleared when nobody is left", async () => {
		const { user } = await openResources({ path: "&department=IT" });
		expect(screen.queryByRole("heading", { level: 3, name: "Ben Okri" })).toBeNull();
		expect(screen.getByText("1 of 3 members")).toBeDefined();
		await user.type(screen.getByRole("searchbox", { name: "Search team members" }), "nobody");
		expect(await screen.findByText("No team members match these filters.")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Clear filters" }));
		expect(await screen.findByText("3 members")).toBeDefined();
	});

	test("is filtered by load", async () => {
		await openResources({ path: "&status=High Load,Overloaded" });
		expect(screen.getByText("2 of 3 members")).toBeDefined();
		expect(screen.queryByRole("heading", { level: 3, name: "Cleo Marsh" })).toBeNull();
	});

	test("opens a member's tasks over all programs, each leading into its timeline", async () => {
		const { user, router } = await openResources();
		await user.click(screen.getByRole("button", { name: "View Tasks of Ada Lovelace" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
		const group = within(await drawer.findByRole("region", { name: "Tasks in Ferry" }));
		expect(group.getByText("Nov 2, 2026 – Dec 4, 2026 · owner, assigned 80%")).toBeDefined();
		expect(drawer.getByText("1 completed")).toBeDefined();
		const link = group.getByRole("link", { name: "Moor the ferry" });
		expect(withoutProgram(link.getAttribute("href"))).toBe(`/?view=timeline&item=${task.id}`);
		expect(router.state.location.search).toMatchObject({ item: ada.id });
		await user.click(link);
		await waitFor(() => expect(localStorage.getItem("selectedProgramId")).toBe(ferry.id));
	});
});

describe("The form", () => {
	test("adds a member with a name alone", async () => {
		const { user, calls } = await openResources();
		await user.click(screen.getByRole("button", { name: "Add Resource" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add Resource" }));
		const save = dialog.getByRole("button", { name: "Save" });
		expect(save).toHaveProperty("disabled", true);
		await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Dora");
		await user.click(save);
		expect(await screen.findByText("Team member added successfully")).toBeDefined();
		expect(sent(calls, "resource.create")).toEqual([
			{ name: "Dora", role: null, department: "Other", email: null, personId: null },
		]);
		expect(await screen.findByRole("heading", { level: 3, name: "Dora" })).toBeDefined();
	});

	test("adds all of a pasted table, also to a team that has nobody yet", async () => {
		const { calls, user } = await openResources({
			team: [],
			workload: [],
			procedures: { "resource.createMany": ({ members }: { members: object[] }) => members },
		});
		await user.click(screen.getByRole("textbox", { name: "Add a team member" }));
		await user.paste(
			[
				"Name\tE-mail\tTitle\tTeam",
				"Ines Ferreira\tines@example.com\tBuyer\tSupply",
				"Ken Ito\tnone yet\t\t",
				"Olof Berg\tnone yet\t\t",
				"Sara Lindt\tsara\t\t",
			].join("\n"),
		);
		const dialog = within(await screen.findByRole("dialog", { name: "Add pasted team members" }));
		// The same wrong words are mended once.
		await user.clear(dialog.getByRole("textbox", { name: "E-mail of row 3" }));
		await user.click(dialog.getByRole("button", { name: "Also in the other row" }));
		expect(dialog.getByRole("textbox", { name: "E-mail of row 4" })).toHaveProperty("value", "");
		expect(dialog.queryByRole("button", { name: /^Also in/ })).toBeNull();
		expect(dialog.getByText(/^Enter an e-mail address/)).toBeDefined();
		await user.click(dialog.getByRole("button", { name: "Leave it out" }));
		await user.click(dialog.getByRole("button", { name: "Add 3 team members" }));
		await waitFor(() =>
			expect(sent(calls, "resource.createMany")).toEqual([
				{
					members: [
						{ name: "Ines Ferreira", role: "Buyer", department: "Supply", email: "ines@example.com" },
						{ name: "Ken Ito", department: "Other" },
						{ name: "Olof Berg", department: "Other" },
					],
				},
			]),
		);
	});

	test("changes a member, and links them to an account that nobody else has", async () => {
		const { user, calls } = await openResources();
		await user.click(screen.getByRole("button", { name: "Edit Ada Lovelace" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Edit Resource" }));
		await user.click(dialog.getByRole("combobox", { name: /^Linked account/ }));
		const taken = await screen.findByRole("option", { name: /Ben O\./ });
		expect(taken.getAttribute("aria-disabled")).toBe("true");
		expect(taken.textContent).toContain("Is Ben Okri");
		await user.click(screen.getByRole("option", { name: /Ada L\./ }));
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Team member updated successfully")).toBeDefined();
		expect(sent(calls, "resource.update")).toEqual([
			{ id: ada.id, version: 1, personId: "01939000-0000-7000-8000-000000000601" },
		]);
	});

	test("puts a refusal at its field", async () => {
		const { user, procedures } = await openResources();
		procedures["resource.create"] = () => {
			const issues = [{ path: "email", message: "Enter an e-mail address, such as ada@example.com" }];
			throw new Refusal(400, "INVALID_INPUT", "email: no", { issues });
		};
		await user.click(screen.getByRole("button", { name: "Add Resource" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Add Resource" }));
		await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Dora");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Failed to create team member")).toBeDefined();
		const email = dialog.getByRole("textbox", { name: /E-mail/ });
		expect(email.getAttribute("aria-invalid")).toBe("true");
	});
});

test("A member is deleted from their drawer after a question, and Undo is offered", async () => {
	const { user } = await openResources();
	await user.click(screen.getByRole("button", { name: "View Tasks of Cleo Marsh" }));
	const drawer = within(await screen.findByRole("dialog", { name: "Cleo Marsh" }));
	await user.click(drawer.getByRole("button", { name: "Delete" }));
	const question = within(await screen.findByRole("alertdialog", { name: "Delete “Cleo Marsh”?" }));
	await user.click(question.getByRole("button", { name: "Delete team member" }));
	expect(await screen.findByText("Team member deleted")).toBeDefined();
	await waitFor(() => expect(screen.queryByRole("dialog", { name: "Cleo Marsh" })).toBeNull());
});

describe("Assignments", () => {
	async function openAssignments() {
		const opened = await openResources();
		await opened.user.click(screen.getByRole("button", { name: "View Tasks of Ada Lovelace" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
		await opened.user.click(drawer.getByRole("tab", { name: "Assignments" }));
		await drawer.findByRole("link", { name: "Moor the ferry" });
		return { ...opened, drawer };
	}

	test("are listed with their share and days, and added to a task of any program", async () => {
		const { user, calls, drawer } = await openAssignments();
		expect(drawer.getByText("80%")).toBeDefined();
		expect(drawer.getByText("Ferry · Nov 2, 2026 – Dec 4, 2026")).toBeDefined();
		await user.click(drawer.getByRole("button", { name: "Add assignment" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Assign Ada Lovelace" }));
		const save = dialog.getByRole("button", { name: "Save" });
		expect(save).toHaveProperty("disabled", true);
		await user.click(dialog.getByRole("combobox", { name: /Task/ }));
		await user.click(await screen.findByRole("option", { name: /Moor the ferry/ }));
		await user.click(save);
		expect(await screen.findByText("Assignment added successfully")).toBeDefined();
		expect(sent(calls, "task.assignment.create")).toEqual([
			{ taskId: task.id, resourceId: ada.id, percent: 50, startDate: null, endDate: null },
		]);
	});

	test("are changed and deleted", async () => {
		const { user, calls, drawer } = await openAssignments();
		await user.click(drawer.getByRole("button", { name: "Edit the assignment to Moor the ferry" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Edit assignment to “Moor the ferry”" }));
		const share = dialog.getByRole("spinbutton", { name: /Share of working time/ });
		await user.clear(share);
		await user.type(share, "25");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Assignment updated successfully")).toBeDefined();
		expect(sent(calls, "task.assignment.update")).toEqual([{ id: assignment.id, version: 1, percent: 25 }]);
		await user.click(drawer.getByRole("button", { name: "Delete the assignment to Moor the ferry" }));
		const question = within(await screen.findByRole("alertdialog"));
		await user.click(question.getByRole("button", { name: "Delete assignment" }));
		expect(await screen.findByText("Assignment deleted")).toBeDefined();
	});
});

test("Departments add up their members, and lead to them", async () => {
	const { user, router } = await openResources({ path: "&tab=departments" });
	const it = within((await screen.findByRole("button", { name: "IT" })).closest("li") ?? document.body);
	expect(it.getByRole("progressbar", { name: "Average task load" }).getAttribute("aria-valuenow")).toBe(
		"100",
	);
	expect(it.getByText("1 Overloaded")).toBeDefined();
	await user.click(it.getByRole("button", { name: "IT" }));
	await waitFor(() => expect(router.state.location.search).toMatchObject({ department: "IT" }));
	expect(await screen.findByText("1 of 3 members")).toBeDefined();
});

test("Absences of a member are listed with their notes, added, and deleted after a question", async () => {
	const away = { startDate: "2099-03-01", endDate: "2099-03-12", kind: "Training", note: "In Porto" };
	const past = { ...away, startDate: "2020-01-01", endDate: "2020-01-02", kind: "Vacation", note: null };
	const { user, calls } = await openResources({
		procedures: {
			"resource.absence.list": () => [
				{ id: idOf(1), resourceId: ada.id, ...past, ...stamps },
				{ id: idOf(2), resourceId: ada.id, ...away, ...stamps },
			],
			"resource.absence.remove": ({ id }: { id: string }) => ({ id, undoId: harbour.id }),
		},
	});
	await user.click(screen.getByRole("button", { name: "View Tasks of Ada Lovelace" }));
	const drawer = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
	await user.click(drawer.getByRole("tab", { name: "Absences" }));
	expect(await drawer.findByText("In Porto")).toBeDefined();
	expect(drawer.getByText("1 past absence")).toBeDefined();
	expect(drawer.getByRole("button", { name: "Add absence" })).toBeDefined();
	await user.click(drawer.getByRole("button", { name: "Delete absence Mar 1 – 12, 2099" }));
	expect(
		await screen.findByText("You can undo this for ten seconds, or from the trash for 30 days."),
	).toBeDefined();
	await user.click(
		within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete absence" }),
	);
	expect(await screen.findByText("Absence deleted")).toBeDefined();
	expect(sent(calls, "resource.absence.remove")).toEqual([{ resourceId: ada.id, id: idOf(2), version: 1 }]);
});

test("Absences that are known stay when they cannot be loaded again", async () => {
	let isDown = false;
	const note = "In Porto";
	const { user } = await openResources({
		procedures: {
			"resource.absence.list": () => {
				if (isDown) throw new Refusal(503, "UNAVAILABLE", "The database does not answer");
				return [
					{
						id: idOf(2),
						resourceId: ada.id,
						startDate: "2099-03-01",
						endDate: "2099-03-12",
						kind: "Training",
						note,
						...stamps,
					},
				];
			},
		},
	});
	await user.click(screen.getByRole("button", { name: "View Tasks of Ada Lovelace" }));
	const drawer = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
	await user.click(drawer.getByRole("tab", { name: "Absences" }));
	expect(await drawer.findByText(note)).toBeDefined();
	isDown = true;
	await trpcUtils.resource.absence.list.refetch().catch(() => undefined);
	expect(drawer.getByText(note)).toBeDefined();
	expect(drawer.queryByText(/Failed to load absences/)).toBeNull();
});

describe("Several members", () => {
	test("are selected, given another department in one call, and deleted after one question", async () => {
		const { user, calls } = await openResources({
			procedures: {
				"resource.updateMany": () => [],
				"trash.remove": () => ({ undoId: harbour.id }),
			},
		});
		await user.click(screen.getByRole("checkbox", { name: "Select Ada Lovelace" }));
		await user.click(screen.getByRole("checkbox", { name: "Select Ben Okri" }));
		expect(screen.getByText("2 selected")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Set department" }));
		await user.click(await screen.findByRole("menuitem", { name: "Finance" }));
		expect(await screen.findByText("Department of 2 members changed to Finance")).toBeDefined();
		expect(sent(calls, "resource.updateMany")).toEqual([
			{ changes: [ada, ben].map(({ id, version }) => ({ id, version, department: "Finance" })) },
		]);
		await user.click(screen.getByRole("button", { name: "Select all" }));
		await user.click(screen.getByRole("button", { name: "Delete" }));
		const question = within(await screen.findByRole("alertdialog"));
		await user.click(question.getByRole("button", { name: "Delete 3 team members" }));
		await waitFor(() => expect(screen.queryByText("3 selected")).toBeNull());
		expect(sent(calls, "trash.remove")).toMatchObject([{ objectType: "team member" }]);
	});

	test("are not selected by who may read only", async () => {
		await openResources({ role: "Viewer" });
		expect(screen.queryByRole("checkbox")).toBeNull();
	});
});

describe("Utilization", () => {
	test("shows who is away, and work for which no day is left", async () => {
		const [week = ""] = capacity.weeks;
		const days = { asked: [2.5, 0], available: [0, 3], away: [5, 2] };
		const away = { ...capacity, members: [{ resourceId: ben.id, loads: [null, 0], ...days }] };
		const absence = { id: idOf(2), resourceId: ben.id, kind: "Vacation", note: null, ...stamps };
		const { user } = await openResources({
			path: "&tab=utilization",
			capacity: away,
			procedures: {
				"resource.absence.list": () => [{ ...absence, startDate: week, endDate: "2026-11-24" }],
			},
		});
		expect(await screen.findByText(/work while away in the week of Nov 16/)).toBeDefined();
		expect(
			screen.getByRole("button", {
				name: "Ben Okri, Nov 23 – Nov 27: Nothing planned, away 2 of 5 days",
			}),
		).toBeDefined();
		await user.click(
			screen.getByRole("button", {
				name: "Ben Okri, Nov 16 – Nov 20: No time, over-allocated, away all week",
			}),
		);
		const drawer = within(await screen.findByRole("dialog", { name: "Ben Okri" }));
		expect(
			await drawer.findByText(/2.5 days asked for, 0 days of work, away 5. There is no day left/),
		).toBeDefined();
		expect(await drawer.findByText("Vacation: Nov 16 – 24, 2026")).toBeDefined();
	});

	test("names who is over-allocated, and the tasks that cause it", async () => {
		const { user, calls } = await openResources({ path: "&tab=utilization" });
		expect(await screen.findByText("One member is over-allocated")).toBeDefined();
		expect(screen.getByText(/140% in the week of Nov 16/)).toBeDefined();
		await user.click(
			screen.getByRole("button", { name: "Ada Lovelace, Nov 16 – Nov 20: 140%, over-allocated" }),
		);
		const drawer = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
		expect(
			await drawer.findByText(/7 days asked for, 5 days. 140%: 2 days more than there is/),
		).toBeDefined();
		expect(drawer.getByText("Ferry · 80% on 5 days, assigned")).toBeDefined();
		expect(drawer.getByText("Harbour · 60% on 5 days, as the owner")).toBeDefined();
		expect(sent(calls, "resource.week")).toEqual([{ id: ada.id, week: "2026-11-16" }]);
	});

	test("walks through the weeks by keyboard", async () => {
		const { user } = await openResources({ path: "&tab=utilization" });
		const table = await screen.findByRole("table", { name: "Members by week" });
		const [, first] = within(table).getAllByRole("row");
		first?.focus();
		await user.keyboard("{ArrowRight}{ArrowRight}");
		expect(document.activeElement?.getAttribute("aria-label")).toContain("Ada Lovelace, Nov 16");
		await user.keyboard("{ArrowRight}{Enter}");
		expect(await screen.findByText(/What Nov 23 – Nov 27 asks for/)).toBeDefined();
	});

	test("says when nobody is over-allocated: 100 percent is not", async () => {
		const even = { ...capacity, members: [weeksOf(ben.id, [100, 0])] };
		await openResources({ path: "&tab=utilization", capacity: even });
		expect(await screen.findByText(/Nobody is asked for more than their time/)).toBeDefined();
		expect(screen.getByRole("button", { name: "Ben Okri, Nov 16 – Nov 20: 100%" })).toBeDefined();
		expect(screen.getAllByText("Nothing planned").length).toBeGreaterThan(0);
	});
});

describe("Levelling", () => {
	const dates = (startDate: string, endDate: string) => ({ startDate, endDate });
	const shift = {
		...{ id: task.id, name: task.name, version: 7, programId: ferry.id, programName: "Ferry" },
		...{ memberIds: [ada.id], days: 5, finishDays: 0 },
		from: dates("2026-11-16", "2026-11-20"),
		to: dates("2026-11-23", "2026-11-27"),
		pushes: [
			{
				id: idOf(5),
				name: "Sail",
				from: dates("2026-11-23", "2026-11-24"),
				to: dates("2026-11-30", "2026-12-01"),
			},
		],
	};
	const week = { resourceId: ada.id, week: "2026-11-16", asked: 7, available: 5 };
	const stays = { id: idOf(6), name: "Survey the quay", programId: harbour.id, why: "begun" as const };
	const finish = { before: "2026-11-24", after: "2026-12-01" };
	const ends = { id: ferry.id, name: "Tasks in Ferry", endDate: "2026-11-27", finish };

	async function openLevelling() {
		return await openResources({
			path: "&tab=utilization",
			procedures: {
				"resource.levelling.propose": ({ leaveOut }: { leaveOut: string[] }): Levelling =>
					leaveOut.length > 0
						? {
								shifts: [],
								excess: { before: 2, after: 2 },
								programs: [],
								unresolved: [{ ...week, tasks: [stays] }],
							}
						: { shifts: [shift], excess: { before: 2, after: 0 }, programs: [ends], unresolved: [] },
				"task.updateMany": () => ({ tasks: [], moved: [], undo: [] }),
				"undo.takeBack": (input: object) => input,
			},
		});
	}

	test("is previewed with what it pushes and moves, applied in one call, and taken back", async () => {
		const { user, calls } = await openLevelling();
		await user.click(await screen.findByRole("button", { name: "Level…" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Level all programs" }));
		expect(await dialog.findByText("All 2 days of work above capacity find a place")).toBeDefined();
		expect(
			dialog.getByText(
				"The last task of Tasks in Ferry ends on Dec 1, 2026 instead of Nov 24, 2026, after the program's end on Nov 27, 2026.",
			),
		).toBeDefined();
		const [, row] = dialog.getAllByRole("row");
		for (const words of ["Ada Lovelace", "Nov 16 – 20, 2026", "Nov 23 – 27, 2026", "5 days", "Sail"])
			expect(row?.textContent).toContain(words);
		expect(calls.some(({ path }) => path === "task.updateMany")).toBe(false);
		await user.click(dialog.getByRole("button", { name: "Shift 1 task" }));
		expect(await screen.findByText("1 task shifted")).toBeDefined();
		expect(sent(calls, "task.updateMany")).toEqual([
			{ changes: [{ id: task.id, version: 7, ...shift.to }], cascade: true },
		]);
		await pressUndo(user);
		await waitFor(() => expect(sent(calls, "undo.takeBack")).toHaveLength(1));
	});

	test("says all of a shift in one place on a small screen, each thing once", async () => {
		const wide = window.matchMedia;
		const { user } = await openLevelling();
		const button = await screen.findByRole("button", { name: "Level…" });
		vi.stubGlobal("matchMedia", (query: string) => ({ ...wide(query), matches: false }));
		await user.click(button);
		const dialog = within(await screen.findByRole("dialog", { name: "Level all programs" }));
		await dialog.findByRole("checkbox", { name: "Moor the ferry" });
		const [, row] = dialog.getAllByRole("row");
		expect(row?.textContent?.split("Ada Lovelace")).toHaveLength(2);
		for (const words of ["→ Nov 23 – 27, 2026", "5 days later", "Pushes Sail", "Program's end: Stays"])
			expect(row?.textContent).toContain(words);
		vi.stubGlobal("matchMedia", wide);
	});

	test("leaves out what has no tick, works the rest out again, and says what stays and why", async () => {
		const { user } = await openLevelling();
		await user.click(await screen.findByRole("button", { name: "Level…" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Level all programs" }));
		await user.click(await dialog.findByRole("checkbox", { name: "Moor the ferry" }));
		expect(await dialog.findByText("0 of 2 days of work above capacity find a place")).toBeDefined();
		expect(dialog.getByRole("checkbox", { name: "Moor the ferry" })).toHaveProperty("ariaChecked", "false");
		expect(dialog.queryByRole("button", { name: /^Shift/ })).toBeNull();
		await user.click(dialog.getByText("One week stays above capacity"));
		expect(dialog.getByText("Ada Lovelace, week of Nov 16, 2026: 7 of 5 days")).toBeDefined();
		expect(dialog.getByText("“Survey the quay” has begun.")).toBeDefined();
	});

	test("is not offered to a Viewer", async () => {
		await openResources({ role: "Viewer", path: "&tab=utilization" });
		expect(await screen.findByRole("heading", { name: /^Allocation/ })).toBeDefined();
		expect(screen.queryByRole("button", { name: "Level…" })).toBeNull();
	});
});

describe("The states", () => {
	test("loading shows the shape of cards and members", async () => {
		serve("Editor", { "program.list": () => [harbour], "resource.list": () => new Promise(() => {}) });
		await openScreen("/?view=resources");
		expect(await screen.findByText("Loading resources")).toBeDefined();
	});

	test("a failure says so, and tries again on request", async () => {
		const { procedures } = serve("Editor", {
			"program.list": () => [harbour],
			"resource.list": () => {
				throw new Refusal(500, "INTERNAL", "Something went wrong");
			},
			"resource.workload": () => [],
		});
		await openScreen("/?view=resources");
		const message = "Failed to load resources. Please try refreshing the page.";
		expect(await screen.findByText(message)).toBeDefined();
		procedures["resource.list"] = () => [ada];
		await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByRole("heading", { level: 3, name: "Ada Lovelace" })).toBeDefined();
	});

	test("without a team says what it is for, and offers to begin", async () => {
		const { user } = await openResources({ team: [], workload: [] });
		expect(screen.getByText(/^No team members yet/)).toBeDefined();
		const [, inCard] = screen.getAllByRole("button", { name: "Add Resource" });
		if (!inCard) throw new Error("The empty state offers nothing");
		await user.click(inCard);
		expect(await screen.findByRole("dialog", { name: "Add Resource" })).toBeDefined();
	});

	test("a Viewer reads, and finds no button that would be refused", async () => {
		const { user } = await openResources({ role: "Viewer", path: "&form=new" });
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(screen.getByText(/As a Viewer you can read/)).toBeDefined();
		expect(screen.queryByRole("button", { name: /^Add|^Edit/ })).toBeNull();
		await user.click(screen.getByRole("button", { name: "View Tasks of Ada Lovelace" }));
		const drawer = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
		expect(drawer.queryByRole("button", { name: /Edit|Delete/ })).toBeNull();
		await user.click(drawer.getByRole("tab", { name: "Assignments" }));
		await drawer.findByRole("link", { name: "Moor the ferry" });
		expect(drawer.queryByRole("button", { name: /assignment/ })).toBeNull();
	});

	test("a thousand members are drawn some at a time", async () => {
		const team = Array.from({ length: 1000 }, (_, index) => memberOf(100 + index));
		await openResources({ team, workload: [] });
		expect(screen.getByText("1,000 members")).toBeDefined();
		expect(screen.getAllByRole("heading", { level: 3, name: /^Member/ })).toHaveLength(60);
	});
});

describe("Open roles", () => {
	const section = async () => within(await screen.findByRole("region", { name: "Open roles" }));

	const roleDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

	test("come with the team, not after it", async () => {
		serve("Editor", {
			"program.list": () => [harbour],
			"resource.list": () => [ada],
			"resource.workload": () => [],
			"resource.openRole.list": async () => {
				await new Promise((resolve) => setTimeout(resolve, 100));
				return [pilot];
			},
			"task.workstream.list": () => [quays],
		});
		await openScreen("/?view=resources");
		expect(await screen.findByRole("region", { name: "Total Resources" })).toBeDefined();
		expect(screen.getByText("Pilot")).toBeDefined();
	});

	test("that cannot be loaded say so beside the team, and are asked for again", async () => {
		const { user, procedures } = await openResources({
			procedures: {
				"resource.openRole.list": () => {
					throw new Refusal(500, "INTERNAL", "Something went wrong");
				},
			},
		});
		expect(screen.getByText("Failed to load open roles. Please try again.")).toBeDefined();
		procedures["resource.openRole.list"] = () => [pilot];
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect((await section()).getByText("Pilot")).toBeDefined();
	});

	test("are opened by their name alone", async () => {
		const { user, calls } = await openResources();
		expect((await section()).getByText("Harbour has no open roles")).toBeDefined();
		await user.click((await section()).getByRole("button", { name: "Add open role" }));
		const dialog = await roleDialog("Add open role");
		expect(dialog.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
		await user.type(dialog.getByRole("textbox", { name: /Role/ }), "Pilot");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Open role added successfully")).toBeDefined();
		expect(sent(calls, "resource.openRole.create")).toEqual([
			{
				...{ programId: harbour.id, name: "Pilot", workstreamId: null },
				...{ percent: null, effort: null, startDate: null, endDate: null },
			},
		]);
		expect((await section()).getByText("One role of Harbour is not filled yet")).toBeDefined();
	});

	test("are changed: workstream, share, effort and dates", async () => {
		const { user, calls } = await openResources({ roles: [pilot] });
		await user.click((await section()).getByRole("button", { name: "Edit Pilot" }));
		const dialog = await roleDialog("Edit open role");
		const effort = dialog.getByRole("spinbutton", { name: /Effort/ });
		expect(effort).toHaveProperty("value", "12.5");
		await user.clear(effort);
		await user.type(effort, "20");
		await user.type(dialog.getByRole("spinbutton", { name: /Share/ }), "50");
		await user.click(dialog.getByRole("combobox", { name: /Workstream/ }));
		await user.click(await screen.findByRole("option", { name: "Quays" }));
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await screen.findByText("Open role updated successfully")).toBeDefined();
		expect(sent(calls, "resource.openRole.update")).toEqual([
			{ id: pilot.id, version: 1, workstreamId: quays.id, percent: 50, effort: "20.00" },
		]);
		expect((await section()).getByText(/^Quays · 50% of working time · 20 person-days/)).toBeDefined();
	});

	test("that somebody else changed meanwhile show what, and take one's own change on top", async () => {
		const { user, calls, procedures } = await openResources({ roles: [pilot] });
		const accept = procedures["resource.openRole.update"];
		const current = { ...pilot, effort: "30.00", version: 2 };
		procedures["resource.openRole.update"] = () => {
			procedures["resource.openRole.update"] = accept ?? (() => null);
			throw new Refusal(409, "CONFLICT", "Somebody else has changed this", { current });
		};
		await user.click((await section()).getByRole("button", { name: "Edit Pilot" }));
		const dialog = await roleDialog("Edit open role");
		await user.type(dialog.getByRole("textbox", { name: /Role/ }), " boat");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		await user.click(await dialog.findByRole("button", { name: "Apply my changes" }));
		expect(await screen.findByText("Open role updated successfully")).toBeDefined();
		expect(sent(calls, "resource.openRole.update").at(-1)).toEqual({
			id: pilot.id,
			version: 2,
			name: "Pilot boat",
		});
	});

	test("that end before they start are refused at the date", async () => {
		const { user } = await openResources({ roles: [pilot] });
		await user.click((await section()).getByRole("button", { name: "Edit Pilot" }));
		const dialog = await roleDialog("Edit open role");
		const end = dialog.getByRole("textbox", { name: /To/ });
		await user.clear(end);
		await user.type(end, "2026-10-01");
		await user.click(dialog.getByRole("button", { name: "Save" }));
		expect(await dialog.findByText("The end date must not be before the start date")).toBeDefined();
	});

	test("say what they take and what waits for them", async () => {
		await openResources({ roles: [pilot] });
		const roles = await section();
		expect(roles.getByText("One role of Harbour is not filled yet")).toBeDefined();
		expect(roles.getByText(/^12\.5 person-days · Nov 2 – Dec 4, 2026 · 3 tasks$/)).toBeDefined();
	});

	test("are filled with a team member", async () => {
		const { user, calls } = await openResources({ roles: [pilot] });
		await user.click((await section()).getByRole("button", { name: "Fill Pilot" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Fill “Pilot”" }));
		expect(dialog.getByText("Whoever fills it gets 3 tasks.")).toBeDefined();
		await user.click(dialog.getByRole("combobox", { name: /Team member/ }));
		await user.click(await screen.findByRole("option", { name: /Ben Okri/ }));
		await user.click(dialog.getByRole("button", { name: "Fill role" }));
		expect(await screen.findByText("Ben Okri is Pilot now.")).toBeDefined();
		expect(calls.find(({ path }) => path === "resource.openRole.fill")?.input).toEqual({
			id: pilot.id,
			version: 1,
			resourceId: ben.id,
		});
		expect((await section()).getByText("Harbour has no open roles")).toBeDefined();
	});

	test("suggest whose skill fits and who has the time, with the reason", async () => {
		const busy = { weeks: ["2026-11-30"], members: [weeksOf(ben.id, [70])] };
		const { user, calls } = await openResources({
			roles: [{ ...pilot, name: "Lead of architecture", startDate: null, endDate: null }],
			capacity: busy,
		});
		await user.click((await section()).getByRole("button", { name: "Fill Lead of architecture" }));
		const dialog = within(await screen.findByRole("dialog"));
		const suggested = within(await dialog.findByRole("list", { name: "Suggested" }));
		const [first] = suggested.getAllByRole("button");
		expect(first?.textContent).toMatch(/^Ada Lovelace.*fits “architecture”/);
		// Who has none of its words is not suggested beside somebody who has.
		expect(suggested.queryByRole("button", { name: /Ben Okri/ })).toBeNull();
		await user.click(suggested.getByRole("button", { name: /Ada Lovelace.*100% free/ }));
		await user.click(dialog.getByRole("button", { name: "Fill role" }));
		await waitFor(() =>
			expect(calls.find(({ path }) => path === "resource.openRole.fill")?.input).toMatchObject({
				resourceId: ada.id,
			}),
		);
	});

	test("are filled with somebody new, and say why not when the server refuses", async () => {
		const { user, calls, procedures } = await openResources({ roles: [pilot] });
		const accept = procedures["resource.openRole.fill"];
		procedures["resource.openRole.fill"] = () => {
			procedures["resource.openRole.fill"] = accept ?? (() => null);
			throw new Refusal(409, "ALREADY_EXISTS", "This role is filled already");
		};
		await user.click((await section()).getByRole("button", { name: "Fill Pilot" }));
		const dialog = within(await screen.findByRole("dialog"));
		await user.click(dialog.getByRole("radio", { name: "New member" }));
		await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Nils");
		await user.click(dialog.getByRole("button", { name: "Fill role" }));
		expect(await dialog.findByText("This role is filled already")).toBeDefined();
		await user.click(dialog.getByRole("button", { name: "Fill role" }));
		await windowsClosed();
		expect(calls.filter(({ path }) => path === "resource.openRole.fill").at(-1)?.input).toMatchObject({
			member: { name: "Nils", role: "Pilot" },
		});
	});

	test("are deleted after a question, and can be brought back", async () => {
		const { user } = await openResources({ roles: [pilot] });
		await user.click((await section()).getByRole("button", { name: "Delete Pilot" }));
		expect(await screen.findByText(/Its tasks stay, without an owner/)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Delete open role" }));
		expect(await screen.findByText("Open role deleted")).toBeDefined();
	});

	test("are read by a Viewer, who can change none", async () => {
		await openResources({ role: "Viewer", roles: [pilot], path: "&form=open-role-new" });
		expect(screen.queryByRole("dialog")).toBeNull();
		expect((await section()).getByText("Pilot")).toBeDefined();
		expect((await section()).queryByRole("button")).toBeNull();
	});
});
