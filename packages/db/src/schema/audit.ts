import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, maximumLength, primaryId, saysSomething } from "./columns.ts";

/**
 * Who changed what, when: written in the transaction of the change, and never touched again (a trigger
 * refuses update, delete and truncate). It refers to nothing by foreign key, because it outlives all
 * of it: names and titles are as they were.
 */
export const auditEntry = pgTable(
	"audit_entry",
	{
		id: primaryId(),
		at: instant().notNull().default(sql`now()`),
		/** Null when the change was not made by a signed-in person, as by the loading of the demo. */
		personId: uuid(),
		personName: text().notNull(),
		requestId: text(),
		/** created, updated, deleted, restored, archived, … */
		action: text().notNull(),
		/** The area's word for it: program, task, risk, … */
		objectType: text().notNull(),
		objectId: text().notNull(),
		objectTitle: text().notNull(),
		programId: uuid(),
		before: jsonb().$type<Record<string, unknown>>(),
		after: jsonb().$type<Record<string, unknown>>(),
	},
	(table) => [
		index("audit_entry_program_index").on(table.programId, table.at, table.id),
		index("audit_entry_at_index").on(table.at, table.id),
		index("audit_entry_object_index").on(table.objectType, table.objectId, table.at),
		index("audit_entry_person_index").on(table.personId, table.at),
		saysSomething("audit_entry_action_length", table.action, maximumLength.code),
		saysSomething("audit_entry_object_type_length", table.objectType, maximumLength.code),
		saysSomething("audit_entry_object_id_length", table.objectId, maximumLength.name),
	],
);
