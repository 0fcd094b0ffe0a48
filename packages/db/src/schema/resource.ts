import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import { atMost, countsFromOne, editable, maximumLength, primaryId, saysSomething } from "./columns.ts";

/**
 * A team member: who owns and does the work of any program. `personId` says as whom they sign in, if
 * they do; every owner in the product is a team member.
 */
export const resource = pgTable(
	"resource",
	{
		id: primaryId(),
		personId: uuid().references(() => person.id, { onDelete: "set null" }),
		name: text().notNull(),
		/** What they are: Project Manager, Solution Architect, … */
		role: text(),
		department: text().notNull().default("Other"),
		email: text(),
		...editable(),
	},
	(table) => [
		unique("resource_person_id_unique").on(table.personId),
		index("resource_name_index").on(table.name, table.id),
		saysSomething("resource_name_length", table.name, maximumLength.name),
		atMost("resource_role_length", table.role, maximumLength.name),
		saysSomething("resource_department_length", table.department, maximumLength.name),
		saysSomething("resource_email_length", table.email, 320),
		countsFromOne("resource_version_positive", table.version),
	],
);
