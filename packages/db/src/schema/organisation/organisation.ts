import {
	type OrganisationHoliday,
	organisationDefaults,
	weekStarts,
} from "@throughline/domain/organisation/organisation";
import { dateForms, numberForms } from "@throughline/domain/value/writing";
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import {
	countsFromOne,
	editable,
	hasWorkingDay,
	jsonKind,
	oneOf,
	primaryId,
	workingDays,
} from "../columns.ts";

/** What holds for the whole organisation, and what its new programs start from; while there is no row, the defaults. */
export const organisation = pgTable(
	"organisation",
	{
		id: primaryId(),
		/** True, and so in one row at most. */
		only: boolean().notNull().default(true),
		defaultCurrency: text().notNull().default(organisationDefaults.defaultCurrency),
		firstDayOfWeek: text({ enum: weekStarts }).notNull().default(organisationDefaults.firstDayOfWeek),
		dateForm: text({ enum: dateForms }).notNull().default(organisationDefaults.dateForm),
		numberForm: text({ enum: numberForms }).notNull().default(organisationDefaults.numberForm),
		...workingDays(),
		/** By date. */
		holidays: jsonb().$type<OrganisationHoliday[]>().notNull().default([]),
		/** Whether somebody else than who filed an expense must approve it. */
		fourEyes: boolean().notNull().default(organisationDefaults.fourEyes),
		...editable(),
	},
	(table) => [
		unique("organisation_one_row").on(table.only),
		check("organisation_only_true", sql`${table.only}`),
		check("organisation_currency_code", sql`${table.defaultCurrency} ~ '^[A-Z]{3}$'`),
		oneOf("organisation_first_day_known", table.firstDayOfWeek, weekStarts),
		oneOf("organisation_date_form_known", table.dateForm, dateForms),
		oneOf("organisation_number_form_known", table.numberForm, numberForms),
		hasWorkingDay("organisation_has_a_working_day", table),
		jsonKind("organisation_holidays_list", table.holidays, "array"),
		countsFromOne("organisation_version_positive", table.version),
	],
);
