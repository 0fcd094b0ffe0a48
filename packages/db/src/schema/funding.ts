import { expenseCategories } from "@throughline/domain/funding";
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
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
import { workstream } from "./task.ts";

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
		/** A workstream of the same program; its foreign key stands in the migration, as that of a task does. */
		workstreamId: uuid(),
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
		index("expense_workstream_id_index").on(table.programId, table.workstreamId),
		index("expense_waiting_index").on(table.expenseDate, table.id).where(sql`${table.approvedById} is null`),
		oneOf("expense_category_known", table.category, expenseCategories),
		saysSomething("expense_description_length", table.description, maximumLength.prose),
		notNegative("expense_amount_not_negative", table.amount),
		atMost("expense_vendor_length", table.vendor, maximumLength.name),
		countsFromOne("expense_version_positive", table.version),
	],
);

/**
 * What a program plans to spend on a workstream, on a category, or on a category within a workstream; one line for each.
 * It goes with its workstream.
 */
export const budgetLine = pgTable(
	"budget_line",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		workstreamId: uuid(),
		category: text({ enum: expenseCategories }),
		planned: money().notNull(),
		/** Ordered and not paid yet. */
		committed: money().notNull().default("0"),
		...editable(),
	},
	(table) => [
		foreignKey({
			name: "budget_line_workstream_fk",
			columns: [table.programId, table.workstreamId],
			foreignColumns: [workstream.programId, workstream.id],
		}).onDelete("cascade"),
		unique("budget_line_place_unique")
			.on(table.programId, table.workstreamId, table.category)
			.nullsNotDistinct(),
		oneOf("budget_line_category_known", table.category, expenseCategories),
		check("budget_line_has_a_place", sql`${table.workstreamId} is not null or ${table.category} is not null`),
		notNegative("budget_line_planned_not_negative", table.planned),
		notNegative("budget_line_committed_not_negative", table.committed),
		countsFromOne("budget_line_version_positive", table.version),
	],
);
