import { type ChecklistItem, taskPriorities, taskSchedulings } from "@throughline/domain/task";
import { dependencyKinds } from "@throughline/domain/task/dependency";
import type { Recurrence } from "@throughline/domain/task/hierarchy/recurrence";
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	foreignKey,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import {
	atMost,
	between,
	countsFromOne,
	editable,
	inOrder,
	jsonKind,
	maximumLength,
	notNegative,
	oneOf,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { program } from "./program.ts";
import { resource } from "./resource.ts";

/** A part of a program that one lead answers for. Its tasks survive it, without a workstream. */
export const workstream = pgTable(
	"workstream",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		name: text().notNull(),
		description: text(),
		leadId: uuid().references(() => resource.id, { onDelete: "set null" }),
		/** Order within the program, lowest first. */
		position: integer().notNull().default(0),
		...editable(),
	},
	(table) => [
		unique("workstream_program_key").on(table.programId, table.id),
		index("workstream_order_index").on(table.programId, table.position, table.id),
		index("workstream_lead_id_index").on(table.leadId),
		saysSomething("workstream_name_length", table.name, maximumLength.name),
		atMost("workstream_description_length", table.description, maximumLength.prose),
		countsFromOne("workstream_version_positive", table.version),
	],
);

/** A piece of work with an owner and, once it is planned, a start and an end (both days included). */
export const task = pgTable(
	"task",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		/**
		 * A workstream of the same program. The foreign key (programId, workstreamId) is written in the
		 * migration by hand, because only SQL can say "set null, but this column alone".
		 */
		workstreamId: uuid(),
		/** The task of the same program of which it is a part. It goes with it. */
		parentId: uuid(),
		/**
		 * Whether it has sub-tasks. A trigger keeps it, and of such a task its dates, status, progress and estimate; no
		 * figure counts it.
		 */
		summary: boolean().notNull().default(false),
		name: text().notNull(),
		description: text(),
		/** Not Started, In Progress, At Risk, Delayed, On Hold, Completed, or a word of one's own. */
		status: text().notNull().default("Not Started"),
		startDate: date({ mode: "string" }),
		endDate: date({ mode: "string" }),
		/** Percent done, 0–100; null when nobody measures it. */
		progress: integer(),
		ownerId: uuid().references(() => resource.id, { onDelete: "set null" }),
		priority: text({ enum: taskPriorities }).notNull().default("Medium"),
		/** A moment rather than a stretch of work: it starts and ends on the same day. */
		milestone: boolean().notNull().default(false),
		/** auto: it goes along when what it waits for moves; pinned: it keeps its dates. */
		scheduling: text({ enum: taskSchedulings }).notNull().default("auto"),
		/** Effort in person-days. */
		estimate: numeric({ precision: 8, scale: 2 }),
		/** What its owner last said of it. */
		note: text(),
		/** Its steps, in their order. */
		checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
		/** The rule by which its sub-tasks are made; null: it is not repeated. */
		recurrence: jsonb().$type<Recurrence>(),
		/** Order within the program, lowest first. */
		position: integer().notNull().default(0),
		...editable(),
	},
	(table) => [
		unique("task_program_key").on(table.programId, table.id),
		foreignKey({
			name: "task_parent_fk",
			columns: [table.programId, table.parentId],
			foreignColumns: [table.programId, table.id],
		}).onDelete("cascade"),
		index("task_parent_index").on(table.parentId, table.programId),
		index("task_order_index").on(table.programId, table.position, table.id),
		index("task_owner_index").on(table.ownerId, table.status),
		// What somebody has yet to do, by when: a page of it costs the same for ten tasks and for a hundred thousand.
		index("task_open_of_owner_index")
			.on(table.ownerId, table.endDate, table.id)
			.where(sql`${table.status} <> 'Completed' and not ${table.summary}`),
		index("task_workstream_id_index").on(table.programId, table.workstreamId),
		index("task_open_end_index")
			.on(table.programId, table.endDate)
			.where(sql`${table.status} <> 'Completed' and not ${table.summary}`),
		index("task_milestone_index").on(table.programId, table.endDate).where(sql`${table.milestone}`),
		saysSomething("task_name_length", table.name, maximumLength.name),
		atMost("task_description_length", table.description, maximumLength.prose),
		atMost("task_note_length", table.note, maximumLength.prose),
		saysSomething("task_status_length", table.status, maximumLength.code),
		jsonKind("task_checklist_array", table.checklist, "array"),
		jsonKind("task_recurrence_object", table.recurrence, "object"),
		inOrder("task_dates_in_order", table.startDate, table.endDate),
		check("task_milestone_is_a_day", sql`not ${table.milestone} or ${table.startDate} = ${table.endDate}`),
		check("task_summary_is_no_moment", sql`not (${table.milestone} and ${table.summary})`),
		check("task_not_its_own_part", sql`${table.parentId} <> ${table.id}`),
		between("task_progress_percent", table.progress, 0, 100),
		check(
			"task_completed_is_done",
			sql`${table.status} <> 'Completed' or coalesce(${table.progress}, 0) = 100`,
		),
		check(
			"task_not_started_is_not_done",
			sql`${table.status} <> 'Not Started' or coalesce(${table.progress}, 0) < 100`,
		),
		oneOf("task_priority_known", table.priority, taskPriorities),
		oneOf("task_scheduling_known", table.scheduling, taskSchedulings),
		notNegative("task_estimate_not_negative", table.estimate),
		countsFromOne("task_version_positive", table.version),
	],
);

/** What a summary task was before it had sub-tasks, and is again when the last of them is gone. A trigger keeps it. */
export const taskOwnPlan = pgTable("task_own_plan", {
	taskId: uuid()
		.primaryKey()
		.references(() => task.id, { onDelete: "cascade" }),
	status: text().notNull(),
	milestone: boolean().notNull(),
	startDate: date({ mode: "string" }),
	endDate: date({ mode: "string" }),
	progress: integer(),
	estimate: numeric({ precision: 8, scale: 2 }),
});

/**
 * The successor waits for the predecessor: for its end to start (FS), its start to start (SS), its end
 * to end (FF), its start to end (SF), plus `lagDays` (negative: that much earlier). Both belong to the
 * same program, and no two tasks are linked twice.
 */
export const taskDependency = pgTable(
	"task_dependency",
	{
		id: primaryId(),
		programId: uuid().notNull(),
		predecessorId: uuid().notNull(),
		successorId: uuid().notNull(),
		kind: text({ enum: dependencyKinds }).notNull().default("FS"),
		lagDays: integer().notNull().default(0),
		/** The summary that handed its link down: its last leaf, or first, is the predecessor, whichever that is. */
		predecessorFor: uuid().references(() => task.id, { onDelete: "set null" }),
		successorFor: uuid().references(() => task.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		foreignKey({
			name: "task_dependency_predecessor_fk",
			columns: [table.programId, table.predecessorId],
			foreignColumns: [task.programId, task.id],
		}).onDelete("cascade"),
		foreignKey({
			name: "task_dependency_successor_fk",
			columns: [table.programId, table.successorId],
			foreignColumns: [task.programId, task.id],
		}).onDelete("cascade"),
		unique("task_dependency_pair_unique").on(table.programId, table.predecessorId, table.successorId),
		index("task_dependency_successor_index").on(table.programId, table.successorId),
		// So that a task's deletion need not look through all links.
		index("task_dependency_predecessor_for_index")
			.on(table.predecessorFor)
			.where(sql`${table.predecessorFor} IS NOT NULL`),
		index("task_dependency_successor_for_index")
			.on(table.successorFor)
			.where(sql`${table.successorFor} IS NOT NULL`),
		check("task_dependency_not_itself", sql`${table.predecessorId} <> ${table.successorId}`),
		oneOf("task_dependency_kind_known", table.kind, dependencyKinds),
		between("task_dependency_lag_sane", table.lagDays, -3650, 3650),
		countsFromOne("task_dependency_version_positive", table.version),
	],
);

/** A team member's share in a task: `percent` of their time, for the whole task or for a part of it. */
export const taskAssignment = pgTable(
	"task_assignment",
	{
		id: primaryId(),
		taskId: uuid()
			.notNull()
			.references(() => task.id, { onDelete: "cascade" }),
		resourceId: uuid()
			.notNull()
			.references(() => resource.id, { onDelete: "cascade" }),
		/** 1–100 percent of working time. */
		percent: integer().notNull(),
		/** Null: from the task's start. */
		startDate: date({ mode: "string" }),
		/** Null: to the task's end. */
		endDate: date({ mode: "string" }),
		...editable(),
	},
	(table) => [
		unique("task_assignment_unique").on(table.taskId, table.resourceId, table.startDate).nullsNotDistinct(),
		index("task_assignment_resource_id_index").on(table.resourceId),
		between("task_assignment_percent", table.percent, 1, 100),
		inOrder("task_assignment_dates_in_order", table.startDate, table.endDate),
		countsFromOne("task_assignment_version_positive", table.version),
	],
);

/** A program's plan as it was on a day, under a name, to compare with what became of it. */
export const baseline = pgTable(
	"baseline",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		name: text().notNull(),
		...editable(),
	},
	(table) => [
		unique("baseline_name_unique").on(table.programId, table.name),
		saysSomething("baseline_name_length", table.name, maximumLength.name),
		countsFromOne("baseline_version_positive", table.version),
	],
);

/** One task as the baseline saw it. It stays when the task itself is deleted. */
export const baselineTask = pgTable(
	"baseline_task",
	{
		id: primaryId(),
		baselineId: uuid()
			.notNull()
			.references(() => baseline.id, { onDelete: "cascade" }),
		taskId: uuid().references(() => task.id, { onDelete: "set null" }),
		name: text().notNull(),
		startDate: date({ mode: "string" }),
		endDate: date({ mode: "string" }),
		progress: integer(),
		estimate: numeric({ precision: 8, scale: 2 }),
		milestone: boolean().notNull().default(false),
	},
	(table) => [
		unique("baseline_task_unique").on(table.baselineId, table.taskId),
		index("baseline_task_task_id_index").on(table.taskId),
		saysSomething("baseline_task_name_length", table.name, maximumLength.name),
		inOrder("baseline_task_dates_in_order", table.startDate, table.endDate),
		between("baseline_task_progress_percent", table.progress, 0, 100),
		notNegative("baseline_task_estimate_not_negative", table.estimate),
	],
);
