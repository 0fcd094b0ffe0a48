import type { Playbook } from "@throughline/domain/playbook/playbook";
import { sql } from "drizzle-orm";
import { check, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { countsFromOne, editable, instant, maximumLength, saysSomething } from "./columns.ts";

/**
 * The organisation's own playbooks. One with the id of a shipped one stands in for it. The content is json and not jsonb,
 * which would turn the order of its languages around: who exports it gets the file that was imported.
 */
export const playbook = pgTable(
	"playbook",
	{
		/** Lower-case words joined by hyphens; the same as in the content. */
		id: text().primaryKey(),
		content: json().$type<Playbook>().notNull(),
		...editable(),
	},
	(table) => [
		check("playbook_id_form", sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.id}) <= 60`),
		check("playbook_content_of_id", sql`${table.content} ->> 'id' = ${table.id}`),
		countsFromOne("playbook_version_positive", table.version),
	],
);

/** Each state in which an own playbook was stored, the present one too. */
export const playbookVersion = pgTable(
	"playbook_version",
	{
		playbookId: text()
			.notNull()
			.references(() => playbook.id, { onDelete: "cascade" }),
		version: integer().notNull(),
		content: json().$type<Playbook>().notNull(),
		/** The name of who stored it, as it was then. */
		savedBy: text().notNull(),
		savedAt: instant().notNull().default(sql`now()`),
	},
	(table) => [
		primaryKey({ name: "playbook_version_pk", columns: [table.playbookId, table.version] }),
		check("playbook_version_content_of_id", sql`${table.content} ->> 'id' = ${table.playbookId}`),
		saysSomething("playbook_version_saved_by_length", table.savedBy, maximumLength.line),
		countsFromOne("playbook_version_version_positive", table.version),
	],
);
