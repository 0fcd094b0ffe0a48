import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { atMost, countsFromOne, editable, maximumLength, primaryId, saysSomething } from "./columns.ts";
import { resource } from "./resource.ts";

/** Programs that are looked at together. A program is in one or in none. */
export const portfolio = pgTable(
	"portfolio",
	{
		id: primaryId(),
		name: text().notNull(),
		description: text(),
		/** The team member who answers for it. */
		ownerId: uuid().references(() => resource.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		unique("portfolio_name_unique").on(table.name),
		index("portfolio_owner_id_index").on(table.ownerId),
		saysSomething("portfolio_name_length", table.name, maximumLength.name),
		atMost("portfolio_description_length", table.description, maximumLength.prose),
		countsFromOne("portfolio_version_positive", table.version),
	],
);
