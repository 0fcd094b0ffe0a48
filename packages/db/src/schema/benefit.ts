import { benefitStatuses } from "@throughline/domain/benefit";
import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
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
import { resource } from "./resource.ts";

/** What a program is worth, in money. */
export const benefit = pgTable(
	"benefit",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		name: text().notNull(),
		description: text(),
		category: text().notNull().default("Other"),
		targetValue: money().notNull().default("0"),
		realizedValue: money().notNull().default("0"),
		status: text({ enum: benefitStatuses }).notNull().default("Not Started"),
		ownerId: uuid().references(() => resource.id, { onDelete: "set null" }),
		/** Who answers for it once the program is closed. */
		ownerAfterClosureId: uuid().references(() => resource.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		index("benefit_program_index").on(table.programId, table.createdAt, table.id),
		index("benefit_owner_id_index").on(table.ownerId),
		index("benefit_owner_after_closure_id_index").on(table.ownerAfterClosureId),
		saysSomething("benefit_name_length", table.name, maximumLength.name),
		atMost("benefit_description_length", table.description, maximumLength.prose),
		saysSomething("benefit_category_length", table.category, maximumLength.name),
		notNegative("benefit_target_value_not_negative", table.targetValue),
		notNegative("benefit_realized_value_not_negative", table.realizedValue),
		oneOf("benefit_status_known", table.status, benefitStatuses),
		countsFromOne("benefit_version_positive", table.version),
	],
);

/** A benefit in one month: what was planned and what came. `month` is its first day. */
export const benefitPeriod = pgTable(
	"benefit_period",
	{
		id: primaryId(),
		benefitId: uuid()
			.notNull()
			.references(() => benefit.id, { onDelete: "cascade" }),
		month: date({ mode: "string" }).notNull(),
		planned: money().notNull().default("0"),
		/** Null while the month is not accounted for. */
		actual: money(),
		...editable(),
	},
	(table) => [
		unique("benefit_period_month_unique").on(table.benefitId, table.month),
		check("benefit_period_first_of_month", sql`extract(day from ${table.month}) = 1`),
		notNegative("benefit_period_planned_not_negative", table.planned),
		notNegative("benefit_period_actual_not_negative", table.actual),
		countsFromOne("benefit_period_version_positive", table.version),
	],
);
