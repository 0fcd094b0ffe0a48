import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import { countsFromOne, editable, jsonKind, maximumLength, primaryId, saysSomething } from "./columns.ts";

/** A person's own way to look at a view of the workspace: its filters, order and grouping under a name. */
export const savedView = pgTable(
	"saved_view",
	{
		id: primaryId(),
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		/** The view's id: timeline, risks, … */
		view: text().notNull(),
		name: text().notNull(),
		/** What the address says of it, without the view. */
		search: jsonb().$type<Record<string, string>>().notNull(),
		/** Whether everybody who reads the view may use it. */
		shared: boolean().notNull().default(false),
		...editable(),
	},
	(table) => [
		unique("saved_view_name_unique").on(table.personId, table.view, table.name),
		index("saved_view_person_index").on(table.personId, table.view),
		index("saved_view_shared_index").on(table.view, table.name).where(sql`${table.shared}`),
		saysSomething("saved_view_view_length", table.view, maximumLength.code),
		saysSomething("saved_view_name_length", table.name, maximumLength.name),
		jsonKind("saved_view_search_object", table.search, "object"),
		countsFromOne("saved_view_version_positive", table.version),
	],
);
