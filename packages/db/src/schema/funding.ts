import { expenseCategories } from "@throughline/domain/funding";
import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import {
	atMost,
	countsFromOne,
	editable,
	maximumLength,
	money,
	notNegative,
	oneOf,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { program } from "./program.ts";

/** Money that a program was given. */
export const fundingSource = pgTable(
	"funding_source",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		sourceName: text().notNull(),
		allocatedAmount: money().notNull(),
		dateReceived: date({ mode: "string" }),
		...editable(),
	},
	(table) => [
		index("funding_source_program_index").on(table.programId, table.createdAt, table.id),
		saysSomething("funding_source_name_length", table.sourceName, maximumLength.name),
		notNegative("funding_source_amount_not_negative", table.allocatedAmount),
		countsFromOne("funding_source_version_positive", table.version),
	],
);

/** Money that a program spent. */
export const expense = pgTable(
	"expense",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		category: text({ enum: expenseCategories }).notNull().default("Software"),
		description: text().notNull(),
		amount: money().notNull(),
		vendor: text(),
		expenseDate: date({ mode: "string" }).notNull(),
		/** Who signed in and approved it. */
		approvedById: uuid().references(() => person.id, { onDelete: "set null" }),
		/** Who filed it, or changed last what an approval vouches for. */
		filedById: uuid().references(() => person.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		index("expense_date_index").on(table.programId, table.expenseDate, table.id),
		index("expense_approved_by_id_index").on(table.approvedById),
		index("expense_filed_by_id_index").on(table.filedById),
		index("expense_waiting_index").on(table.expenseDate, table.id).where(sql`${table.approvedById} is null`),
		oneOf("expense_category_known", table.category, expenseCategories),
		saysSomething("expense_description_length", table.description, maximumLength.prose),
		notNegative("expense_amount_not_negative", table.amount),
		atMost("expense_vendor_length", table.vendor, maximumLength.name),
		countsFromOne("expense_version_positive", table.version),
	],
);
