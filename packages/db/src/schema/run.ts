import { strategySteps } from "@throughline/domain/consultant/step";
import { runStatuses } from "@throughline/domain/run";
import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import {
	atMost,
	between,
	countsFromOne,
	editable,
	instant,
	maximumLength,
	notNegative,
	oneOf,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { strategySession } from "./consultant.ts";

/**
 * A durable piece of long work (an extraction, a research, a conversion, an orchestration) and its line
 * in the ledger. `key` says what it is about: who asks for the same thing again joins the same run.
 */
export const run = pgTable(
	"run",
	{
		id: primaryId(),
		kind: text().notNull(),
		key: text().notNull(),
		status: text({ enum: runStatuses }).notNull().default("queued"),
		/** Percent, 0–100. */
		progress: integer().notNull().default(0),
		sessionId: text().references(() => strategySession.id, { onDelete: "cascade" }),
		/** Who asked for it. */
		personId: uuid().references(() => person.id, { onDelete: "set null" }),
		input: jsonb().$type<unknown>(),
		result: jsonb().$type<unknown>(),
		/** Why it failed: the kind of failure, and the sentence for the person. */
		errorCode: text(),
		errorMessage: text(),
		attempts: integer().notNull().default(0),
		provider: text(),
		model: text(),
		promptVersion: text(),
		/** SHA-256 of what the model was given, in hexadecimal. */
		inputHash: text(),
		/** Calls to a model or a vendor's search, failed ones and repetitions included. */
		calls: integer().notNull().default(0),
		/** All tokens read, cached ones included; all tokens written, thoughts included. */
		inputTokens: integer().notNull().default(0),
		/** Those of them that the vendor's cache had. */
		cachedTokens: integer().notNull().default(0),
		outputTokens: integer().notNull().default(0),
		/** Estimated, in US dollars. */
		cost: numeric({ precision: 12, scale: 6 }).notNull().default("0"),
		/** What it was expected to cost before it began, and where it stops, in US dollars. */
		estimatedCost: numeric({ precision: 12, scale: 6 }),
		costCap: numeric({ precision: 12, scale: 6 }),
		startedAt: instant(),
		finishedAt: instant(),
		...editable(),
	},
	(table) => [
		unique("run_key_unique").on(table.key),
		index("run_session_id_index").on(table.sessionId),
		index("run_person_index").on(table.personId, table.createdAt, table.id),
		index("run_created_at_index").on(table.createdAt, table.id),
		index("run_unfinished_index").on(table.createdAt).where(sql`${table.status} in ('queued', 'running')`),
		saysSomething("run_kind_length", table.kind, maximumLength.code),
		saysSomething("run_key_length", table.key, maximumLength.line),
		oneOf("run_status_known", table.status, runStatuses),
		between("run_progress_percent", table.progress, 0, 100),
		check(
			"run_finished",
			sql`(${table.status} in ('succeeded', 'failed', 'cancelled')) = (${table.finishedAt} is not null)`,
		),
		atMost("run_error_message_length", table.errorMessage, maximumLength.prose),
		check("run_cached_tokens_of_input", sql`${table.cachedTokens} between 0 and ${table.inputTokens}`),
		check(
			"run_counts_not_negative",
			sql`${table.attempts} >= 0 and ${table.inputTokens} >= 0 and ${table.outputTokens} >= 0`,
		),
		check("run_calls_not_negative", sql`${table.calls} >= 0`),
		notNegative("run_cost_not_negative", table.cost),
		notNegative("run_estimated_cost_not_negative", table.estimatedCost),
		notNegative("run_cost_cap_not_negative", table.costCap),
		countsFromOne("run_version_positive", table.version),
	],
);

/**
 * Something that happened in a run, in the order of `sequence` (from 1). Rows are only ever added; the steps of a run
 * that has succeeded are removed, because nobody takes them up again.
 */
export const runEvent = pgTable(
	"run_event",
	{
		runId: uuid()
			.notNull()
			.references(() => run.id, { onDelete: "cascade" }),
		sequence: integer().notNull(),
		kind: text().notNull(),
		data: jsonb().$type<unknown>().notNull(),
		at: instant().notNull().default(sql`now()`),
	},
	(table) => [
		primaryKey({ name: "run_event_pk", columns: [table.runId, table.sequence] }),
		countsFromOne("run_event_sequence_positive", table.sequence),
		saysSomething("run_event_kind_length", table.kind, maximumLength.code),
	],
);

/**
 * What a person's runs have used on a day (UTC): against it the daily cap is held, also when a run goes on after
 * midnight or is started again by somebody else.
 */
export const aiSpend = pgTable(
	"ai_spend",
	{
		personId: uuid()
			.notNull()
			.references(() => person.id, { onDelete: "cascade" }),
		day: date().notNull(),
		/** How many runs were begun. */
		runs: integer().notNull().default(0),
		inputTokens: bigint({ mode: "number" }).notNull().default(0),
		cachedTokens: bigint({ mode: "number" }).notNull().default(0),
		outputTokens: bigint({ mode: "number" }).notNull().default(0),
		/** Estimated, in US dollars. */
		cost: numeric({ precision: 14, scale: 6 }).notNull().default("0"),
	},
	(table) => [
		primaryKey({ name: "ai_spend_pk", columns: [table.personId, table.day] }),
		index("ai_spend_day_index").on(table.day),
		check("ai_spend_cached_tokens_of_input", sql`${table.cachedTokens} between 0 and ${table.inputTokens}`),
		check(
			"ai_spend_counts_not_negative",
			sql`${table.runs} >= 0 and ${table.inputTokens} >= 0 and ${table.outputTokens} >= 0`,
		),
		notNegative("ai_spend_cost_not_negative", table.cost),
	],
);

/** How much AI people may use; one row. What no number limits is null. */
export const aiLimit = pgTable(
	"ai_limit",
	{
		id: integer().primaryKey().default(1),
		/** US dollars. */
		costPerRun: numeric({ precision: 12, scale: 6 }).default("5"),
		costPerPersonAndDay: numeric({ precision: 12, scale: 6 }).default("20"),
		runsPerPersonAndHour: integer().default(600),
		...editable(),
	},
	(table) => [
		check("ai_limit_one_row", sql`${table.id} = 1`),
		notNegative("ai_limit_cost_per_run_not_negative", table.costPerRun),
		notNegative("ai_limit_cost_per_person_and_day_not_negative", table.costPerPersonAndDay),
		check("ai_limit_runs_positive", sql`${table.runsPerPersonAndHour} >= 1`),
		countsFromOne("ai_limit_version_positive", table.version),
	],
);

/**
 * A screen of a session that somebody has entered, and the run that works for it. The one that was entered last is the
 * session's current step.
 */
export const strategyStep = pgTable(
	"strategy_step",
	{
		sessionId: text()
			.notNull()
			.references(() => strategySession.id, { onDelete: "cascade" }),
		step: text({ enum: strategySteps }).notNull(),
		/** The version that it works on; 0 for the whys, which come before any. */
		versionNumber: integer().notNull(),
		enteredAt: instant().notNull().default(sql`now()`),
		/** What works for it at the moment, or did last; null before anything was to be done. */
		runId: uuid().references(() => run.id, { onDelete: "set null" }),
		/** Why what follows that run could not be started: the stable code, and the sentence for the person. */
		errorCode: text(),
		errorMessage: text(),
	},
	(table) => [
		primaryKey({ name: "strategy_step_pk", columns: [table.sessionId, table.step, table.versionNumber] }),
		index("strategy_step_run_index").on(table.runId),
		oneOf("strategy_step_known", table.step, strategySteps),
		check("strategy_step_version_number", sql`${table.versionNumber} >= 0`),
		check("strategy_step_error", sql`(${table.errorCode} is null) = (${table.errorMessage} is null)`),
		atMost("strategy_step_error_message_length", table.errorMessage, maximumLength.prose),
	],
);
