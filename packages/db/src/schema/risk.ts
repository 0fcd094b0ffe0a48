import {
	impacts,
	likelihoods,
	mitigationStatuses,
	riskPriorities,
	riskStatuses,
} from "@throughline/domain/risk";
import { sql } from "drizzle-orm";
import {
	check,
	date,
	index,
	integer,
	numeric,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import {
	atMost,
	countsFromOne,
	editable,
	instant,
	maximumLength,
	money,
	notNegative,
	oneOf,
	primaryId,
	saysSomething,
	together,
} from "./columns.ts";
import { program } from "./program.ts";
import { resource } from "./resource.ts";

/**
 * Something that may happen and hurt. `likelihood` and `impact` are the inherent assessment, the
 * residual ones what is left once its mitigations are done.
 */
export const risk = pgTable(
	"risk",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		/** The code that people say, `R-001`: unique in the program and never used again. See `nextRiskCodes`. */
		riskId: text().notNull(),
		description: text().notNull(),
		category: text(),
		likelihood: text({ enum: likelihoods }).notNull().default("Possible"),
		impact: text({ enum: impacts }).notNull().default("Medium"),
		priority: text({ enum: riskPriorities }).notNull().default("Medium"),
		status: text({ enum: riskStatuses }).notNull().default("Open"),
		ownerId: uuid().references(() => resource.id, { onDelete: "set null" }),
		mitigationPlan: text(),
		residualLikelihood: text({ enum: likelihoods }),
		residualImpact: text({ enum: impacts }),
		/** Estimated chance that it happens, 0 to 1. */
		probability: numeric({ precision: 5, scale: 4, mode: "number" }),
		/** What it costs if it happens. Expected monetary value = probability × impactCost. */
		impactCost: money(),
		...editable(),
	},
	(table) => [
		unique("risk_code_unique").on(table.programId, table.riskId),
		index("risk_matrix_index").on(table.programId, table.status, table.likelihood, table.impact),
		index("risk_owner_id_index").on(table.ownerId),
		check("risk_code_form", sql`${table.riskId} ~ '^R-[0-9]{3,}$' and length(${table.riskId}) <= 40`),
		saysSomething("risk_description_length", table.description, maximumLength.prose),
		atMost("risk_category_length", table.category, maximumLength.name),
		atMost("risk_mitigation_plan_length", table.mitigationPlan, maximumLength.prose),
		oneOf("risk_likelihood_known", table.likelihood, likelihoods),
		oneOf("risk_impact_known", table.impact, impacts),
		oneOf("risk_priority_known", table.priority, riskPriorities),
		oneOf("risk_status_known", table.status, riskStatuses),
		oneOf("risk_residual_likelihood_known", table.residualLikelihood, likelihoods),
		oneOf("risk_residual_impact_known", table.residualImpact, impacts),
		together("risk_residual_complete", table.residualLikelihood, table.residualImpact),
		check("risk_probability_range", sql`${table.probability} between 0 and 1`),
		notNegative("risk_impact_cost_not_negative", table.impactCost),
		countsFromOne("risk_version_positive", table.version),
	],
);

/** The number of the last risk code that a program gave away. */
export const riskCounter = pgTable(
	"risk_counter",
	{
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		lastNumber: integer().notNull(),
	},
	(table) => [
		primaryKey({ name: "risk_counter_pk", columns: [table.programId] }),
		check("risk_counter_positive", sql`${table.lastNumber} >= 1`),
	],
);

/** One measure against a risk. */
export const riskMitigation = pgTable(
	"risk_mitigation",
	{
		id: primaryId(),
		riskId: uuid()
			.notNull()
			.references(() => risk.id, { onDelete: "cascade" }),
		description: text().notNull(),
		ownerId: uuid().references(() => resource.id, { onDelete: "set null" }),
		dueDate: date({ mode: "string" }),
		/** What the measure itself costs. */
		cost: money(),
		/** What it changes, in words. */
		effect: text(),
		status: text({ enum: mitigationStatuses }).notNull().default("Planned"),
		...editable(),
	},
	(table) => [
		index("risk_mitigation_risk_index").on(table.riskId, table.dueDate),
		index("risk_mitigation_owner_id_index").on(table.ownerId),
		saysSomething("risk_mitigation_description_length", table.description, maximumLength.prose),
		atMost("risk_mitigation_effect_length", table.effect, maximumLength.prose),
		notNegative("risk_mitigation_cost_not_negative", table.cost),
		oneOf("risk_mitigation_status_known", table.status, mitigationStatuses),
		countsFromOne("risk_mitigation_version_positive", table.version),
	],
);

/** How a risk was assessed from a moment on: written when it is recorded and whenever the assessment changes. */
export const riskScore = pgTable(
	"risk_score",
	{
		id: primaryId(),
		riskId: uuid()
			.notNull()
			.references(() => risk.id, { onDelete: "cascade" }),
		scoredAt: instant().notNull().default(sql`now()`),
		likelihood: text({ enum: likelihoods }).notNull(),
		impact: text({ enum: impacts }).notNull(),
		residualLikelihood: text({ enum: likelihoods }),
		residualImpact: text({ enum: impacts }),
	},
	(table) => [
		index("risk_score_risk_index").on(table.riskId, table.scoredAt),
		oneOf("risk_score_likelihood_known", table.likelihood, likelihoods),
		oneOf("risk_score_impact_known", table.impact, impacts),
		oneOf("risk_score_residual_likelihood_known", table.residualLikelihood, likelihoods),
		oneOf("risk_score_residual_impact_known", table.residualImpact, impacts),
		together("risk_score_residual_complete", table.residualLikelihood, table.residualImpact),
	],
);
