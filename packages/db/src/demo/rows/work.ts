import { addDays, daysBetween } from "@throughline/domain/value/day";
import type { baselineTask, task, taskAssignment, taskDependency, workstream } from "../../schema.ts";
import { at, workday } from "../calendar.ts";
import { randomFrom } from "../random.ts";
import { linksOf, type Slot, schedule } from "../schedule.ts";
import type { Story, TaskStory } from "../story.ts";
import type { Telling } from "./telling.ts";

type Program = { id: string; startDate: string };
type Dates = { startDate: string; endDate: string };
type TaskRow = typeof task.$inferInsert;

/** The workstreams of a program and everything that is planned in them. */
export function workRows(story: Story, program: Program, telling: Telling) {
	const { random, memberIds } = telling;
	const since = at(program.startDate, 8);
	const rows = story.workstreams.map(({ name, description, lead, tasks }, position) => {
		const row = {
			id: random.id(since),
			programId: program.id,
			name,
			description,
			leadId: memberIds[lead],
			position,
			createdAt: since,
			updatedAt: since,
		} satisfies typeof workstream.$inferInsert;
		return { row, tasks };
	});
	const placed = rows.flatMap(({ row, tasks }) => tasks.map((task) => ({ task, workstreamId: row.id })));
	const stories = placed.map(({ task }) => task);
	const slots = schedule(stories, { slips: true });
	const ids = new Map(stories.map(({ key }) => [key, random.id(since)]));
	const summaries = summaryRows(story, program, telling, { placed, workstreams: rows.map(({ row }) => row) });
	const tasks = placed.map(({ task, workstreamId }, position) => {
		const dates = datesOf(task, slotOf(slots, task), program.startDate);
		return {
			id: idOf(ids, task.key),
			programId: program.id,
			parentId: summaries.find(({ of }) => of.includes(task.key))?.row.id ?? null,
			workstreamId,
			name: task.name,
			description: task.description ?? null,
			...dates,
			...standing(task, dates, telling),
			ownerId: memberIds[task.owner],
			priority: task.priority ?? "Medium",
			milestone: task.milestone ?? false,
			estimate: estimateOf(task),
			position,
			createdAt: since,
		} satisfies TaskRow;
	});
	const all: (TaskRow & { id: string })[] = [...tasks, ...summaries.map(({ row }) => row)];
	return {
		workstreams: rows.map(({ row }) => row),
		tasks: all,
		dependencies: dependencyRows(stories, ids, program, telling),
		assignments: stories.flatMap((task) => assignmentRows(task, idOf(ids, task.key), program, telling)),
		...baselineRows(stories, ids, program, telling),
	};
}

type Placed = { task: TaskStory; workstreamId: string };

/** What tasks are parts of, in the place of the first of them; what it comes to is kept by the database. */
function summaryRows(
	{ workstreams }: Story,
	{ id: programId, startDate }: Program,
	{ memberIds }: Telling,
	{ placed, workstreams: rows }: { placed: readonly Placed[]; workstreams: readonly { id: string }[] },
) {
	const since = at(startDate, 8);
	// A chance of its own, so that breaking tasks down does not stir everything else.
	const random = randomFrom(20_264);
	return workstreams.flatMap(({ summaries = [] }, place) =>
		summaries.map(({ name, owner, of }) => {
			const row = {
				id: random.id(since),
				programId,
				parentId: null,
				workstreamId: rows[place]?.id ?? null,
				name,
				status: "Not Started",
				ownerId: memberIds[owner],
				position: placed.findIndex(({ task }) => of.includes(task.key)),
				createdAt: since,
				updatedAt: since,
			} satisfies TaskRow;
			return { row, of };
		}),
	);
}

function dependencyRows(
	stories: TaskStory[],
	ids: Map<string, string>,
	{ id: programId, startDate }: Program,
	{ random }: Telling,
) {
	const since = at(startDate, 8);
	return stories.flatMap((story) =>
		linksOf(story).map(({ task, kind, lagWeeks }): typeof taskDependency.$inferInsert => ({
			id: random.id(since),
			programId,
			predecessorId: idOf(ids, task),
			successorId: idOf(ids, story.key),
			kind,
			lagDays: lagWeeks * 5,
			createdAt: since,
			updatedAt: since,
		})),
	);
}

/** The owner gives about a quarter of their time, the others about an eighth; nobody works on a milestone. */
function assignmentRows(
	{ owner, together = [], milestone }: TaskStory,
	taskId: string,
	{ startDate }: Program,
	{ random, memberIds }: Telling,
) {
	const since = at(startDate, 8);
	if (milestone) return [];
	return [owner, ...together].map((member, place): typeof taskAssignment.$inferInsert => ({
		id: random.id(since),
		taskId,
		resourceId: memberIds[member],
		percent: (place === 0 ? random.integer(4, 6) : random.integer(2, 3)) * 5,
		createdAt: since,
		updatedAt: since,
	}));
}

/** The plan as it was approved: without what slipped since. */
function baselineRows(
	stories: TaskStory[],
	ids: Map<string, string>,
	{ id: programId, startDate }: Program,
	{ random }: Telling,
) {
	const since = at(startDate, 12);
	const slots = schedule(stories, { slips: false });
	const taken = { createdAt: since, updatedAt: since };
	const baseline = { id: random.id(since), programId, name: "Approved plan", ...taken };
	const baselineTasks = stories.map((story): typeof baselineTask.$inferInsert => ({
		id: random.id(since),
		baselineId: baseline.id,
		taskId: idOf(ids, story.key),
		name: story.name,
		...datesOf(story, slotOf(slots, story), startDate),
		progress: 0,
		estimate: estimateOf(story),
		milestone: story.milestone ?? false,
	}));
	return { baseline, baselineTasks };
}

function datesOf({ milestone }: TaskStory, { start, end }: Slot, firstMonday: string): Dates {
	const endDate = addDays(firstMonday, end * 7 - 3);
	return { startDate: milestone ? endDate : addDays(firstMonday, start * 7), endDate };
}

/** Person-days: seven tenths of a week for each who works on it. */
function estimateOf({ milestone, weeks = 1, together = [] }: TaskStory): string | null {
	return milestone ? null : (weeks * 3.5 * (1 + together.length)).toFixed(2);
}

/** Where a task stands today: the calendar says it, unless the story does. */
function standing(
	taskStory: TaskStory,
	{ startDate, endDate }: Dates,
	{ today, random }: Telling,
): Pick<TaskRow, "status" | "progress" | "version" | "updatedAt"> {
	// Drawn whether used or not, so that one task's story does not stir all the others.
	const noise = random.around(0.2);
	const changed = at(
		workday(addDays(today, -random.integer(1, 13))),
		random.integer(8, 17),
		random.integer(0, 59),
	);
	const version = random.integer(2, 5);
	const began = at(startDate, 8);
	if (taskStory.status === undefined && startDate > today) {
		return { status: "Not Started", progress: 0, version: 1, updatedAt: began < changed ? began : changed };
	}
	if (taskStory.status === undefined && endDate < today) {
		return { status: "Completed", progress: 100, version, updatedAt: at(endDate, 16, version) };
	}
	const elapsed = (daysBetween(startDate, today) + 1) / (daysBetween(startDate, endDate) + 1);
	return {
		status: taskStory.status ?? "In Progress",
		progress: taskStory.progress ?? Math.min(95, Math.max(5, Math.round(elapsed * noise * 20) * 5)),
		version,
		updatedAt: changed > began ? changed : began,
	};
}

function slotOf(slots: Map<string, Slot>, { key }: TaskStory): Slot {
	const slot = slots.get(key);
	if (!slot) throw new Error(`The demo's task "${key}" has no dates.`);
	return slot;
}

function idOf(ids: Map<string, string>, key: string): string {
	const id = ids.get(key);
	if (id === undefined) throw new Error(`The demo has no task "${key}".`);
	return id;
}
