import { kpiDirections, kpiFrequencies } from "@throughline/domain/kpi";
import { kpiUnits, longestStoredLabel } from "@throughline/domain/kpi/unit";
import { sql } from "drizzle-orm";
import { check, date, index, numeric, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
	atMost,
	countsFromOne,
	editable,
	finite,
	maximumLength,
	oneOf,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { program } from "./program.ts";
import { resource } from "./resource.ts";

/** A number by which a program is judged. Values are exact decimals in `unit`. */
export const kpi = pgTable(
	"kpi",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		name: text().notNull(),
		description: text(),
		targetValue: numeric(),
		currentValue: numeric().notNull().default("0"),
		/** Null: a bare number; `currency`: the program's; `custom`: what its label says. */
		unit: text({ enum: kpiUnits }),
		unitLabel: text(),
		frequency: text({ enum: kpiFrequencies }).notNull().default("Monthly"),
		direction: text({ enum: kpiDirections }).notNull().default("higher_is_better"),
		ownerId: uuid().references(() => resource.id, { onDelete: "set null" }),
		...editable(),
	},
	(table) => [
		index("kpi_program_index").on(table.programId, table.createdAt, table.id),
		index("kpi_owner_id_index").on(table.ownerId),
		saysSomething("kpi_name_length", table.name, maximumLength.name),
		atMost("kpi_description_length", table.description, maximumLength.prose),
		finite("kpi_target_value_finite", table.targetValue),
		finite("kpi_current_value_finite", table.currentValue),
		oneOf("kpi_unit_known", table.unit, kpiUnits),
		saysSomething("kpi_unit_label_length", table.unitLabel, longestStoredLabel),
		check(
			"kpi_unit_label_of_custom",
			sql`(${table.unit} is not distinct from 'custom') = (${table.unitLabel} is not null)`,
		),
		oneOf("kpi_frequency_known", table.frequency, kpiFrequencies),
		oneOf("kpi_direction_known", table.direction, kpiDirections),
		countsFromOne("kpi_version_positive", table.version),
	],
);

/** What a KPI measured on a day; one value per day. */
export const kpiMeasurement = pgTable(
	"kpi_measurement",
	{
		id: primaryId(),
		kpiId: uuid()
			.notNull()
			.references(() => kpi.id, { onDelete: "cascade" }),
		measurementDate: date({ mode: "string" }).notNull(),
		value: numeric().notNull(),
		...editable(),
	},
	(table) => [
		unique("kpi_measurement_date_unique").on(table.kpiId, table.measurementDate),
		finite("kpi_measurement_value_finite", table.value),
		countsFromOne("kpi_measurement_version_positive", table.version),
	],
);
