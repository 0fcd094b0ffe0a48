import { boolean, date, index, integer, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import {
	between,
	countsFromOne,
	editable,
	inOrder,
	maximumLength,
	notNegative,
	primaryId,
	saysSomething,
} from "../columns.ts";
import { program } from "../program.ts";
import { resource } from "../resource.ts";
import { task, workstream } from "../task.ts";

/** A role that a program needs and for which nobody is named yet. Whoever fills it gets its tasks. */
export const openRole = pgTable(
	"open_role",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		/**
		 * The workstream that it works in, of the same program. The foreign key (programId, workstreamId) is written in
		 * the migration by hand, because only SQL can say "set null, but this column alone".
		 */
		workstreamId: uuid(),
		name: text().notNull(),
		/** Of working time, 1–100; null where nothing says. */
		percent: integer(),
		/** Person-days; null where nothing says. */
		effort: numeric({ precision: 8, scale: 2 }),
		startDate: date({ mode: "string" }),
		endDate: date({ mode: "string" }),
		/** Who fills it; null while it is open. Once that team member is deleted it is open again. */
		filledById: uuid().references(() => resource.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		index("open_role_program_index").on(table.programId, table.createdAt, table.id),
		index("open_role_workstream_index").on(table.programId, table.workstreamId),
		index("open_role_filled_by_id_index").on(table.filledById),
		saysSomething("open_role_name_length", table.name, maximumLength.name),
		between("open_role_percent", table.percent, 1, 100),
		notNegative("open_role_effort_not_negative", table.effort),
		inOrder("open_role_dates_in_order", table.startDate, table.endDate),
		countsFromOne("open_role_version_positive", table.version),
	],
);

/** A task that waits for whoever fills the role. */
export const openRoleTask = pgTable(
	"open_role_task",
	{
		openRoleId: uuid()
			.notNull()
			.references(() => openRole.id, { onDelete: "cascade" }),
		taskId: uuid()
			.notNull()
			.references(() => task.id, { onDelete: "cascade" }),
		/** Whether the person becomes the task's owner. */
		owns: boolean().notNull().default(false),
		/** The person's share in it, 1–100; null for none. */
		percent: integer(),
	},
	(table) => [
		primaryKey({ name: "open_role_task_pk", columns: [table.openRoleId, table.taskId] }),
		index("open_role_task_task_id_index").on(table.taskId),
		between("open_role_task_percent", table.percent, 1, 100),
	],
);

/** A workstream that whoever fills the role leads. */
export const openRoleLead = pgTable(
	"open_role_lead",
	{
		openRoleId: uuid()
			.notNull()
			.references(() => openRole.id, { onDelete: "cascade" }),
		workstreamId: uuid()
			.notNull()
			.references(() => workstream.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ name: "open_role_lead_pk", columns: [table.openRoleId, table.workstreamId] }),
		index("open_role_lead_workstream_id_index").on(table.workstreamId),
	],
);
