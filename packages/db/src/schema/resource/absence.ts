import { absenceKinds } from "@throughline/domain/resource/absence";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { atMost, countsFromOne, editable, inOrder, maximumLength, oneOf, primaryId } from "../columns.ts";
import { resource } from "../resource.ts";

/** Days (both included) on which a team member does not work. They may overlap: who is ill on holiday is both. */
export const absence = pgTable(
	"absence",
	{
		id: primaryId(),
		resourceId: uuid()
			.notNull()
			.references(() => resource.id, { onDelete: "cascade" }),
		startDate: date().notNull(),
		endDate: date().notNull(),
		kind: text({ enum: absenceKinds }).notNull(),
		/** For the person and for who may write, so nobody finds it by a search. */
		note: text(),
		...editable(),
	},
	(table) => [
		index("absence_resource_index").on(table.resourceId, table.endDate),
		inOrder("absence_days_in_order", table.startDate, table.endDate),
		oneOf("absence_kind_known", table.kind, absenceKinds),
		atMost("absence_note_length", table.note, maximumLength.line),
		countsFromOne("absence_version_positive", table.version),
	],
);
