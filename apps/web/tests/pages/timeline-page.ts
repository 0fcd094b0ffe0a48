import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { Program } from "@throughline/domain/program";
import type { Resource } from "@throughline/domain/resource";
import type { ChangedTasks, NewTask, Task } from "@throughline/domain/task";
import type { BaselineWithTasks } from "@throughline/domain/task/baseline/baseline";
import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import type { TaskDependency } from "@throughline/domain/task/dependency";
import { cascadeOf, type Moved } from "@throughline/domain/task/schedule/cascade";
import type { Workstream } from "@throughline/domain/task/workstream";
import { idOf, linkOf, taskOf, workstreamOf } from "../data/plan.ts";
import { programOf } from "../data/portfolio.ts";
import { Refusal, serve } from "../fake-server.ts";
import { openScreen } from "../render-screen.tsx";
import { withUndo } from "../undone.ts";

const at = "2026-01-01T00:00:00.000Z";

const atlas = programOf(1, { name: "Atlas" });
const systems = workstreamOf(800, "Systems");

export const maria: Resource = {
	id: idOf(900),
	name: "Maria Keller",
	role: "Analyst",
	department: "IT",
	email: null,
	personId: null,
	version: 1,
	createdAt: at,
	updatedAt: at,
};

/** On the critical path, with what waits for it. */
export const design = taskOf(11, {
	name: "Design",
	description: "On paper",
	status: "In Progress",
	startDate: "2027-03-01",
	endDate: "2027-03-05",
	progress: 40,
	ownerId: maria.id,
	priority: "High",
	workstreamId: systems.id,
});
export const build = taskOf(12, {
	name: "Build",
	status: "Delayed",
	startDate: "2027-03-08",
	endDate: "2027-03-19",
});
/** Nobody's, and nobody knows when. */
export const write = taskOf(13, { name: "Write manual", status: "Waiting for legal" });

const designThenBuild = linkOf(701, design.id, build.id);

type Given = {
	role?: Role;
	path?: string;
	tasks?: Task[];
	links?: TaskDependency[];
	baselines?: BaselineWithTasks[];
	/** Beside the one that is open. */
	others?: Program[];
	procedures?: Record<string, (input: never) => unknown>;
};

/** The timeline over a plan that its own calls change. */
export async function openTimeline({
	role = "Editor",
	path = "/?view=timeline",
	tasks = [design, build, write],
	links = [designThenBuild],
	baselines = [],
	others = [],
	procedures = {},
}: Given = {}) {
	const plan = { tasks, links, workstreams: [systems] as Workstream[] };
	const server: ReturnType<typeof serve> = serve(role, {
		"program.list": () => [atlas, ...others],
		"resource.list": () => [maria],
		"resource.absence.ofProgram": () => [],
		"task.list": ({ programId }: { programId: string }) =>
			plan.tasks.filter((task) => task.programId === programId),
		"task.workstream.list": () => plan.workstreams,
		"task.dependency.list": () => plan.links,
		"task.holiday.list": () => [],
		"task.calendar.byId": ({ id }: { id: string }) => ({ id, ...standardWeek, version: 1 }),
		"task.baseline.list": () => baselines.map(({ tasks: _, ...baseline }) => baseline),
		"task.baseline.byId": ({ id }: { id: string }) => baselines.find((baseline) => baseline.id === id),
		"task.savedView.list": () => [],
		"task.assignment.ofTask": () => [],
		"stageGate.list": () => [],
		"stageGate.review.list": () => [],
		"history.ofObject": () => [],
		"task.create": (input: NewTask) => {
			const added = taskOf(99, input);
			plan.tasks = [...plan.tasks, added];
			return added;
		},
		...withUndo(
			() => server.calls,
			{
				"task.update": (change: ChangedTasks["undo"][number]) => changed(plan, [change], []).tasks[0],
				"task.updateMany": ({ changes, cascade = false }: Changes) => {
					const { moved } = cascade ? follow(plan, changes) : { moved: [] };
					return changed(plan, changes, moved);
				},
				"trash.remove": ({ targets }: { targets: { id: string }[] }) => {
					const stays = (row: { id: string }) => targets.every(({ id }) => id !== row.id);
					plan.tasks = plan.tasks.filter(stays);
					plan.links = plan.links.filter(stays);
					return { undoId: idOf(501) };
				},
			},
			{
				take: () => ({ tasks: plan.tasks, links: plan.links }),
				put: (state) => Object.assign(plan, state),
			},
		),
		...procedures,
	});
	const router = await openScreen(path);
	return { ...server, plan, router, user: userEvent.setup() };
}

type Changes = { changes: ChangedTasks["undo"]; cascade?: boolean };

/** What other dates push, by the same rule as on the server. */
function follow({ tasks, links }: { tasks: Task[]; links: TaskDependency[] }, changes: Changes["changes"]) {
	const plan = { tasks, dependencies: links, holidays: [] };
	const changesById = new Map(changes.map((change) => [change.id, change]));
	return cascadeOf(plan)(
		tasks.flatMap((task) => {
			const change = changesById.get(task.id);
			return change ? [Object.assign({}, task, change)] : [];
		}),
	);
}

/** Changes the plan as the server does, and answers how to take it back. */
function changed(plan: { tasks: Task[] }, changes: ChangedTasks["undo"], moved: Moved[]): ChangedTasks {
	const answer: ChangedTasks = { tasks: [], moved: [], undo: [] };
	const versionOf = (id: string) => plan.tasks.find((task) => task.id === id)?.version;
	const changedTasks: Task[] = [];
	const along = moved.map(({ id, startDate, endDate }) => ({
		id,
		startDate,
		endDate,
		version: versionOf(id),
	}));
	for (const { id, version, ...fields } of [...changes, ...along]) {
		const before = plan.tasks.find((task) => task.id === id);
		if (!before) throw new Refusal(404, "NOT_FOUND", "This task does not exist, or no longer does");
		if (version !== before.version) {
			throw new Refusal(409, "CONFLICT", "Somebody else changed this task in the meantime.");
		}
		const after = Object.assign({}, before, fields, { version: before.version + 1 });
		const old = Object.entries(before).filter(([field]) => field in fields);
		changedTasks.push(after);
		if (along.some((task) => task.id === id)) answer.moved.push(after);
		else answer.tasks.push(after);
		answer.undo.push({ ...Object.fromEntries(old), id, version: after.version });
	}
	plan.tasks = plan.tasks.map((task) => changedTasks.find(({ id }) => id === task.id) ?? task);
	return answer;
}
