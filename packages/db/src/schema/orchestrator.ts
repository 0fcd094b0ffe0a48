import type { BuilderResponse, Iteration, QaReview } from "@throughline/domain/orchestrator";
import { orchestratorEntities, stopReasons } from "@throughline/domain/orchestrator";
import { type Provider, providers } from "@throughline/domain/run";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import {
	between,
	countsFromOne,
	editable,
	jsonKind,
	maximumLength,
	oneOf,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { program } from "./program.ts";
import { run } from "./run.ts";

/**
 * A task given to the builder and the reviewing agent, and what came of it. The artifacts inside
 * `builderResponse` are untrusted text: shown and downloaded, never written to disk or executed.
 */
export const orchestratorRun = pgTable(
	"orchestrator_run",
	{
		id: primaryId(),
		personId: uuid().references(() => person.id, { onDelete: "set null" }),
		/** The durable work behind it. */
		runId: uuid().references(() => run.id, { onDelete: "set null" }),
		taskDescription: text().notNull(),
		requirements: text().array().notNull(),
		constraints: text().array(),
		entity: text({ enum: orchestratorEntities }),
		/** The program whose data the agents may read, and the one object of it; null for none. */
		programId: uuid().references(() => program.id, { onDelete: "set null" }),
		objectId: uuid(),
		preferredProvider: text().$type<Provider>().notNull().default("openai"),
		maxRetries: integer().notNull().default(2),
		/** PASS, or the reviewer's other word; null until it is done. */
		verdict: text(),
		provider: text(),
		iterations: integer().notNull().default(0),
		/** Why the loop stopped; null until it has. */
		stopReason: text({ enum: stopReasons }),
		/** Every round so far; the last one may wait for its review. */
		rounds: jsonb().$type<Iteration[]>().notNull().default([]),
		builderResponse: jsonb().$type<BuilderResponse>(),
		qaReview: jsonb().$type<QaReview>(),
		...editable(),
	},
	(table) => [
		index("orchestrator_run_person_index").on(table.personId, table.createdAt),
		index("orchestrator_run_run_id_index").on(table.runId),
		index("orchestrator_run_program_id_index").on(table.programId),
		saysSomething("orchestrator_run_task_description_length", table.taskDescription, maximumLength.prose),
		check("orchestrator_run_has_requirements", sql`cardinality(${table.requirements}) between 1 and 100`),
		oneOf("orchestrator_run_entity_known", table.entity, orchestratorEntities),
		oneOf("orchestrator_run_provider_known", table.preferredProvider, providers),
		between("orchestrator_run_max_retries_range", table.maxRetries, 0, 10),
		check("orchestrator_run_iterations_not_negative", sql`${table.iterations} >= 0`),
		oneOf("orchestrator_run_stop_reason_known", table.stopReason, stopReasons),
		jsonKind("orchestrator_run_rounds_array", table.rounds, "array"),
		saysSomething("orchestrator_run_verdict_length", table.verdict, maximumLength.code),
		countsFromOne("orchestrator_run_version_positive", table.version),
	],
);
