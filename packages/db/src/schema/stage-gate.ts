import { reviewStatuses } from "@throughline/domain/stage-gate";
import type { Binding } from "@throughline/domain/stage-gate/criterion";
import type { EvidencePack } from "@throughline/domain/stage-gate/evidence";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import {
	atMost,
	countsFromOne,
	createdAt,
	editable,
	instant,
	jsonKind,
	maximumLength,
	oneOf,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { program } from "./program.ts";
import { resource } from "./resource.ts";
import { task } from "./task.ts";

/** A point at which a program must earn its way on. The gates serve every program. */
export const stageGate = pgTable(
	"stage_gate",
	{
		id: primaryId(),
		/** G0, G1, … */
		code: text().notNull(),
		name: text().notNull(),
		description: text(),
		position: integer().notNull(),
		...editable(),
	},
	(table) => [
		unique("stage_gate_code_unique").on(table.code),
		saysSomething("stage_gate_code_length", table.code, maximumLength.code),
		saysSomething("stage_gate_name_length", table.name, maximumLength.name),
		atMost("stage_gate_description_length", table.description, maximumLength.prose),
		countsFromOne("stage_gate_version_positive", table.version),
	],
);

/**
 * What must be true to pass a gate: for one program, or (`programId` null) for every program that has no criteria of
 * its own at that gate.
 */
export const gateCriterion = pgTable(
	"gate_criterion",
	{
		id: primaryId(),
		stageGateId: uuid()
			.notNull()
			.references(() => stageGate.id, { onDelete: "cascade" }),
		programId: uuid().references(() => program.id, { onDelete: "cascade" }),
		text: text().notNull(),
		/** What it is measured by on live data; null: judged by hand. */
		binding: jsonb().$type<Binding>(),
		position: integer().notNull().default(0),
		...editable(),
	},
	(table) => [
		index("gate_criterion_order_index").on(table.stageGateId, table.position),
		index("gate_criterion_program_id_index").on(table.programId),
		saysSomething("gate_criterion_text_length", table.text, maximumLength.line),
		jsonKind("gate_criterion_binding_object", table.binding, "object"),
		countsFromOne("gate_criterion_version_positive", table.version),
	],
);

/**
 * A program before a gate. Passed and Failed are decisions and carry the moment of the decision, On Hold may; the
 * name of who decided stays as it was signed, even when that person's account is gone. The newest
 * review of a gate (by `createdAt`) says where the program stands. A trigger refuses to change one that is Passed or
 * Failed, and to delete a decided one but with its program.
 */
export const stageGateReview = pgTable(
	"stage_gate_review",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		stageGateId: uuid()
			.notNull()
			.references(() => stageGate.id, { onDelete: "restrict" }),
		/** Who prepares it. */
		ownerId: uuid().references(() => resource.id, { onDelete: "set null" }),
		status: text({ enum: reviewStatuses }).notNull().default("Pending"),
		reviewDate: date({ mode: "string" }),
		note: text(),
		decidedAt: instant(),
		decidedById: uuid().references(() => person.id, { onDelete: "set null" }),
		decidedByName: text(),
		...editable(),
	},
	(table) => [
		index("stage_gate_review_newest_index").on(table.programId, table.stageGateId, table.createdAt, table.id),
		index("stage_gate_review_stage_gate_id_index").on(table.stageGateId),
		index("stage_gate_review_owner_id_index").on(table.ownerId),
		index("stage_gate_review_decided_by_id_index").on(table.decidedById),
		oneOf("stage_gate_review_status_known", table.status, reviewStatuses),
		check(
			"stage_gate_review_decided",
			sql`case when ${table.status} in ('Passed', 'Failed') then ${table.decidedAt} is not null
				when ${table.status} in ('Pending', 'In Review') then ${table.decidedAt} is null else true end`,
		),
		check(
			"stage_gate_review_decider",
			sql`${table.decidedAt} is not null or (${table.decidedById} is null and ${table.decidedByName} is null)`,
		),
		atMost("stage_gate_review_note_length", table.note, maximumLength.prose),
		saysSomething("stage_gate_review_decided_by_name_length", table.decidedByName, maximumLength.name),
		countsFromOne("stage_gate_review_version_positive", table.version),
	],
);

/** A task that a decision asks for. */
export const gateCondition = pgTable(
	"gate_condition",
	{
		taskId: uuid()
			.primaryKey()
			.references(() => task.id, { onDelete: "cascade" }),
		reviewId: uuid()
			.notNull()
			.references(() => stageGateReview.id, { onDelete: "cascade" }),
	},
	(table) => [index("gate_condition_review_index").on(table.reviewId)],
);

/**
 * What was known when a review was decided, by the names of that moment: one row per decision (a review that was on
 * hold has several). Written with the decision; a trigger refuses to change it, and to delete it but with its review.
 */
export const gateEvidencePack = pgTable(
	"gate_evidence_pack",
	{
		id: primaryId(),
		reviewId: uuid()
			.notNull()
			.references(() => stageGateReview.id, { onDelete: "cascade" }),
		pack: jsonb().$type<EvidencePack>().notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index("gate_evidence_pack_review_index").on(table.reviewId, table.createdAt, table.id),
		jsonKind("gate_evidence_pack_object", table.pack, "object"),
	],
);
