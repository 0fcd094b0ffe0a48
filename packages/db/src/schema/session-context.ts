import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import { atMost, countsFromOne, editable, maximumLength, primaryId, saysSomething } from "./columns.ts";

/**
 * What a person is working towards right now. A criterion is met when its text begins with a check mark
 * and a space. A person has at most one active context; ended ones stay.
 */
export const sessionContext = pgTable(
	"session_context",
	{
		id: primaryId(),
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		goal: text().notNull(),
		successCriteria: text().array().notNull(),
		currentPhase: text(),
		active: boolean().notNull().default(true),
		...editable(),
	},
	(table) => [
		uniqueIndex("session_context_one_active_unique").on(table.personId).where(sql`${table.active}`),
		index("session_context_person_index").on(table.personId, table.createdAt),
		saysSomething("session_context_goal_length", table.goal, maximumLength.prose),
		check("session_context_has_criteria", sql`cardinality(${table.successCriteria}) between 1 and 100`),
		check("session_context_criteria_not_blank", sql`array_position(${table.successCriteria}, '') is null`),
		atMost("session_context_current_phase_length", table.currentPhase, maximumLength.name),
		countsFromOne("session_context_version_positive", table.version),
	],
);
