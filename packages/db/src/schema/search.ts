import { sql } from "drizzle-orm";
import { customType, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What can be found by text, one row per object, kept by triggers on the objects' own tables: nobody else writes it.
 * It refers to nothing by foreign key, because the triggers follow every delete.
 */
export const searchEntry = pgTable(
	"search_entry",
	{
		/** The kind of object: program, workstream, task, kpi, risk, mitigation, … */
		objectType: text().notNull(),
		objectId: text().notNull(),
		/** The object that shows it when it has no page of its own: a mitigation's risk. */
		parentId: text(),
		/** Null for what serves every program, and for strategies. */
		programId: uuid(),
		/** Whose it is, when only that person may find it. */
		personId: uuid(),
		/** The code that people say: `R-001`, `G2`. */
		code: text(),
		title: text().notNull(),
		/** Everything else that is written on the object. */
		body: text(),
		/** When the words were last changed. */
		updatedAt: instant().notNull(),
		/** Words as they are written, in any language; a beginning finds the whole word. */
		document: tsvector()
			.notNull()
			.generatedAlwaysAs(
				sql`setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', coalesce(body, '')), 'B')`,
			),
	},
	(table) => [
		primaryKey({ name: "search_entry_pk", columns: [table.objectType, table.objectId] }),
		index("search_entry_code_index").on(sql`lower(${table.code})`).where(sql`${table.code} is not null`),
		index("search_entry_title_index").on(table.objectType, sql`lower(${table.title}) text_pattern_ops`),
		index("search_entry_program_id_index").on(table.programId),
		index("search_entry_trigram_index").using("gin", sql`lower(${table.title}) gin_trgm_ops`),
		index("search_entry_document_index").using("gin", table.document),
	],
);
