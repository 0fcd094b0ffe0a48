import type { Analysis, EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import type { Author } from "@throughline/domain/consultant/author";
import type { CaseCorrection } from "@throughline/domain/consultant/case";
import type { StoredProposal } from "@throughline/domain/consultant/case/model-reading";
import type { Decision } from "@throughline/domain/consultant/decision";
import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import { sourceKinds, sourceReaders } from "@throughline/domain/consultant/session";
import { tripwireDirections, watchedMetrics } from "@throughline/domain/consultant/tripwire";
import type { Verdict } from "@throughline/domain/consultant/verdict";
import type { StoredIntegration } from "@throughline/domain/consultant/version";
import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { person } from "./account.ts";
import {
	atMost,
	between,
	countsFromOne,
	createdAt,
	editable,
	finite,
	instant,
	jsonKind,
	maximumLength,
	oneOf,
	primaryId,
	saysSomething,
} from "./columns.ts";
import { program } from "./program.ts";

/** One walk from an idea to a plan. */
export const strategySession = pgTable(
	"strategy_session",
	{
		/** The id that `analyze` gave: a timestamp and random characters. */
		id: text().primaryKey(),
		/** Whose it is; null for the demo's, and once that person is gone. */
		creatorId: uuid().references(() => person.id, { onDelete: "set null" }),
		title: text().notNull(),
		/** Everything that was put in, as one text: typed, or read out of files. */
		inputText: text().notNull(),
		rootQuestion: text(),
		rootCause: text(),
		/** The chosen options from the first why to the root cause. */
		whysPath: text().array(),
		/** Who serves it: chosen by a person last, or whom it was begun with. Null before that. */
		provider: text(),
		/** Pages of the web that a person wants its research to read. */
		researchAddresses: text().array().notNull().default([]),
		...editable(),
	},
	(table) => [
		index("strategy_session_creator_index").on(table.creatorId, table.createdAt),
		check("strategy_session_id_form", sql`${table.id} ~ '^[A-Za-z0-9_-]{1,100}$'`),
		saysSomething("strategy_session_title_length", table.title, maximumLength.name),
		atMost("strategy_session_root_question_length", table.rootQuestion, maximumLength.prose),
		atMost("strategy_session_root_cause_length", table.rootCause, maximumLength.prose),
		check("strategy_session_whys_path_depth", sql`cardinality(${table.whysPath}) between 1 and 5`),
		saysSomething("strategy_session_provider_length", table.provider, maximumLength.code),
		check("strategy_session_research_addresses_count", sql`cardinality(${table.researchAddresses}) <= 20`),
		countsFromOne("strategy_session_version_positive", table.version),
	],
);

/** A text that claims are checked against. It never changes, so that a span keeps meaning what it meant. */
export const sourceDocument = pgTable(
	"source_document",
	{
		id: primaryId(),
		sessionId: text()
			.notNull()
			.references(() => strategySession.id, { onDelete: "cascade" }),
		kind: text({ enum: sourceKinds }).notNull(),
		name: text().notNull(),
		mediaType: text().notNull(),
		byteSize: integer().notNull(),
		/** Of the original's bytes, in hexadecimal. */
		sha256: text().notNull(),
		/** Under which key the original file is stored; null when there is none. */
		storageKey: text(),
		/** Of a page of the web: the address that was asked for, and where its redirects led to. */
		url: text(),
		finalUrl: text(),
		/** What the page says of itself: by whom it is, since when, and in which language. */
		byline: text(),
		published: text(),
		language: text(),
		/** What was read out of it. */
		content: text().notNull(),
		/** Where each page (sheet, slide) begins in `content`, ascending from 0; null when it has none. */
		pageStarts: integer().array(),
		/** How it was read: `typed`, `text`, `ocr`. */
		readBy: text({ enum: sourceReaders }).notNull().default("typed"),
		/** What a person must know of the reading, a sentence each: what was cut off, what has no text layer. */
		notes: text().array().notNull().default([]),
		createdAt: createdAt(),
	},
	(table) => [
		index("source_document_session_id_index").on(table.sessionId),
		oneOf("source_document_kind_known", table.kind, sourceKinds),
		oneOf("source_document_read_by_known", table.readBy, sourceReaders),
		saysSomething("source_document_name_length", table.name, maximumLength.line),
		saysSomething("source_document_media_type_length", table.mediaType, maximumLength.name),
		check("source_document_byte_size_not_negative", sql`${table.byteSize} >= 0`),
		check("source_document_sha256_form", sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
		atMost("source_document_url_length", table.url, maximumLength.address),
		atMost("source_document_final_url_length", table.finalUrl, maximumLength.prose),
		atMost("source_document_byline_length", table.byline, maximumLength.name),
		atMost("source_document_published_length", table.published, maximumLength.name),
		atMost("source_document_language_length", table.language, maximumLength.code),
	],
);

/** A quotable stretch of a source: `content.slice(startOffset, endOffset)` in UTF-16 units is `text`. */
export const passage = pgTable(
	"passage",
	{
		id: primaryId(),
		documentId: uuid()
			.notNull()
			.references(() => sourceDocument.id, { onDelete: "cascade" }),
		position: integer().notNull(),
		startOffset: integer().notNull(),
		endOffset: integer().notNull(),
		text: text().notNull(),
	},
	(table) => [
		unique("passage_position_unique").on(table.documentId, table.position),
		check("passage_span", sql`${table.startOffset} >= 0 and ${table.endOffset} > ${table.startOffset}`),
		check("passage_text_says_something", sql`${table.text} ~ '\\S'`),
	],
);

/**
 * What a person has corrected or confirmed in the case that was read of a session's texts. Rows are only added; the
 * newest for the same thing counts, and an undone one does not.
 */
export const caseCorrection = pgTable(
	"case_correction",
	{
		id: primaryId(),
		sessionId: text()
			.notNull()
			.references(() => strategySession.id, { onDelete: "cascade" }),
		correction: jsonb().$type<CaseCorrection>().notNull(),
		/** Null once that person is gone. */
		madeBy: uuid().references(() => person.id, { onDelete: "set null" }),
		undoneAt: instant(),
		...editable(),
	},
	(table) => [
		index("case_correction_session_id_index").on(table.sessionId, table.createdAt),
		index("case_correction_made_by_index").on(table.madeBy),
		jsonKind("case_correction_object", table.correction, "object"),
		countsFromOne("case_correction_version_positive", table.version),
	],
);

/** How a model read a session's case the last time that it was asked; its proposals change nothing by themselves. */
export const modelReading = pgTable(
	"model_reading",
	{
		id: primaryId(),
		sessionId: text()
			.notNull()
			.references(() => strategySession.id, { onDelete: "cascade" }),
		/** What read it: the ledger has its cost under the same session. */
		provider: text().notNull(),
		model: text(),
		readAt: instant().notNull(),
		/** Which texts it read: SHA-256 of their ids, in hexadecimal. */
		textKey: text().notNull(),
		proposals: jsonb().$type<StoredProposal[]>().notNull(),
		/** How much of its answer did not hold. */
		dropped: integer().notNull(),
		/** Ids of the proposals that a person took off the list. */
		dismissed: text().array().notNull().default([]),
		...editable(),
	},
	(table) => [
		unique("model_reading_session_unique").on(table.sessionId),
		saysSomething("model_reading_provider_length", table.provider, maximumLength.code),
		saysSomething("model_reading_model_length", table.model, maximumLength.name),
		check("model_reading_text_key_form", sql`${table.textKey} ~ '^[0-9a-f]{64}$'`),
		jsonKind("model_reading_proposals_array", table.proposals, "array"),
		check("model_reading_dropped_not_negative", sql`${table.dropped} >= 0`),
		countsFromOne("model_reading_version_positive", table.version),
	],
);

/** An option of the Five Whys tree: an answer to its parent's question, and the question that it raises. */
export const whysNode = pgTable(
	"whys_node",
	{
		id: primaryId(),
		sessionId: text()
			.notNull()
			.references(() => strategySession.id, { onDelete: "cascade" }),
		parentId: uuid().references((): AnyPgColumn => whysNode.id, { onDelete: "cascade" }),
		/** 1 for an answer to the root question, at most 5. */
		depth: integer().notNull(),
		position: integer().notNull(),
		option: text().notNull(),
		question: text(),
		consideration: text(),
		supportingEvidence: jsonb().$type<string[]>().notNull().default([]),
		counterArguments: jsonb().$type<string[]>().notNull().default([]),
		/** The same as quotes with their places. */
		supportingQuotes: jsonb().$type<Quote[]>().notNull().default([]),
		counterQuotes: jsonb().$type<Quote[]>().notNull().default([]),
		/** What a model's critic says of it; null where none was asked. */
		verdict: jsonb().$type<Verdict>(),
		/** Who proposed it; null for what a person wrote. */
		author: jsonb().$type<Author>(),
		/** The sentence that carries the option, when the material has one. */
		passageId: uuid().references(() => passage.id, { onDelete: "set null" }),
		/** Written or edited by a person. */
		isCustom: boolean().notNull().default(false),
		isLeaf: boolean().notNull().default(false),
		/** On the path to the root cause. */
		chosen: boolean().notNull().default(false),
		...editable(),
	},
	(table) => [
		index("whys_node_tree_index").on(table.sessionId, table.depth, table.position),
		index("whys_node_parent_id_index").on(table.parentId),
		index("whys_node_passage_id_index").on(table.passageId),
		between("whys_node_depth_range", table.depth, 1, 5),
		check("whys_node_root_level", sql`(${table.parentId} is null) = (${table.depth} = 1)`),
		saysSomething("whys_node_option_length", table.option, maximumLength.prose),
		jsonKind("whys_node_supporting_evidence_array", table.supportingEvidence, "array"),
		jsonKind("whys_node_counter_arguments_array", table.counterArguments, "array"),
		jsonKind("whys_node_supporting_quotes_array", table.supportingQuotes, "array"),
		jsonKind("whys_node_counter_quotes_array", table.counterQuotes, "array"),
		jsonKind("whys_node_verdict_object", table.verdict, "object"),
		jsonKind("whys_node_author_object", table.author, "object"),
		countsFromOne("whys_node_version_positive", table.version),
	],
);

/** A numbered take on a strategy, from its analysis to the plan that came of it. */
export const strategyVersion = pgTable(
	"strategy_version",
	{
		id: primaryId(),
		sessionId: text()
			.notNull()
			.references(() => strategySession.id, { onDelete: "cascade" }),
		versionNumber: integer().notNull(),
		versionLabel: text(),
		inputSummary: text(),
		/** What this version answers to; a session's versions may settle on different causes. */
		rootCause: text(),
		whysPath: text().array(),
		/** The version that it was made from by changing a decision. */
		branchedFrom: integer(),
		/** Who wrote last: openai, anthropic, gemini, local or offline. Each part names its own author. */
		provider: text(),
		/** draft, converting, finalized, converted_to_program; another word is shown as it is. */
		status: text().notNull().default("draft"),
		research: jsonb().$type<ResearchResult>(),
		analysis: jsonb().$type<Analysis>(),
		enhancedAnalysis: jsonb().$type<EnhancedAnalysis>(),
		decisions: jsonb().$type<Decision[]>(),
		/** Decision id to chosen option id. */
		selectedDecisions: jsonb().$type<Record<string, string>>().notNull().default({}),
		/** The plan. */
		program: jsonb().$type<Plan>(),
		finalizedAt: instant(),
		/**
		 * The program that integration made; no two versions share one. A trigger lets the status follow: without the
		 * program the version is `finalized` and can be integrated again, with it `converted_to_program`.
		 */
		convertedProgramId: uuid().references(() => program.id, { onDelete: "set null" }),
		/** What integration answered when it made a program. */
		integration: jsonb().$type<StoredIntegration>(),
		...editable(),
	},
	(table) => [
		unique("strategy_version_number_unique").on(table.sessionId, table.versionNumber),
		unique("strategy_version_converted_program_unique").on(table.convertedProgramId),
		countsFromOne("strategy_version_number_positive", table.versionNumber),
		atMost("strategy_version_label_length", table.versionLabel, maximumLength.name),
		atMost("strategy_version_input_summary_length", table.inputSummary, maximumLength.prose),
		atMost("strategy_version_root_cause_length", table.rootCause, maximumLength.prose),
		check("strategy_version_whys_path_depth", sql`cardinality(${table.whysPath}) between 1 and 5`),
		saysSomething("strategy_version_status_length", table.status, maximumLength.code),
		jsonKind("strategy_version_research_object", table.research, "object"),
		jsonKind("strategy_version_analysis_object", table.analysis, "object"),
		jsonKind("strategy_version_enhanced_analysis_object", table.enhancedAnalysis, "object"),
		jsonKind("strategy_version_decisions_array", table.decisions, "array"),
		jsonKind("strategy_version_selected_decisions_object", table.selectedDecisions, "object"),
		jsonKind("strategy_version_program_object", table.program, "object"),
		jsonKind("strategy_version_integration_object", table.integration, "object"),
		check(
			"strategy_version_converted",
			sql`${table.convertedProgramId} is null or ${table.status} = 'converted_to_program'`,
		),
		countsFromOne("strategy_version_version_positive", table.version),
	],
);

/**
 * Why an object of a program exists: the decision and chosen option of a strategy version, the why and
 * the quoted sentence behind it. An object may have several origins; one without any is an orphan.
 */
export const origin = pgTable(
	"origin",
	{
		id: primaryId(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		/** The area's word for it: program, workstream, task, kpi, risk, benefit, … */
		objectType: text().notNull(),
		objectId: uuid().notNull(),
		sessionId: text().notNull(),
		versionNumber: integer().notNull(),
		/** A decision of that version, and the option that was chosen. */
		decisionId: text(),
		optionId: text(),
		whysNodeId: uuid().references(() => whysNode.id, { onDelete: "set null" }),
		passageId: uuid().references(() => passage.id, { onDelete: "set null" }),
		/** The sentence itself, as it was when the object was made. */
		quote: text(),
		createdAt: createdAt(),
	},
	(table) => [
		foreignKey({
			name: "origin_strategy_version_fk",
			columns: [table.sessionId, table.versionNumber],
			foreignColumns: [strategyVersion.sessionId, strategyVersion.versionNumber],
		}).onDelete("cascade"),
		index("origin_object_index").on(table.objectType, table.objectId),
		index("origin_program_id_index").on(table.programId),
		index("origin_strategy_version_index").on(table.sessionId, table.versionNumber),
		index("origin_whys_node_id_index").on(table.whysNodeId),
		index("origin_passage_id_index").on(table.passageId),
		saysSomething("origin_object_type_length", table.objectType, maximumLength.code),
		check("origin_option_of_decision", sql`${table.optionId} is null or ${table.decisionId} is not null`),
		check("origin_quote_says_something", sql`${table.quote} ~ '\\S'`),
	],
);

/**
 * A threshold on what a decision assumes: a KPI's value, a risk's score or a program's spending. When live data
 * crosses it, the decision is open again until a person settles it.
 */
export const tripwire = pgTable(
	"tripwire",
	{
		id: primaryId(),
		sessionId: text().notNull(),
		versionNumber: integer().notNull(),
		decisionId: text().notNull(),
		assumptionId: text().notNull(),
		programId: uuid()
			.notNull()
			.references(() => program.id, { onDelete: "cascade" }),
		metric: text({ enum: watchedMetrics }).notNull(),
		/** The KPI or the risk; null for the program's cost. */
		objectId: uuid(),
		/** On which side of the threshold the assumption no longer holds. */
		direction: text({ enum: tripwireDirections }).notNull(),
		threshold: numeric({ precision: 30, scale: 10 }).notNull(),
		/** Who is told. */
		ownerId: uuid().references(() => person.id, { onDelete: "set null" }),
		/** When live data crossed it, with the value then and the sentence; null while the assumption holds. */
		crossedAt: instant(),
		crossedValue: numeric({ precision: 30, scale: 10 }),
		reason: text(),
		/** When a person looked at it and let the decision stand. */
		settledAt: instant(),
		settledNote: text(),
		...editable(),
	},
	(table) => [
		foreignKey({
			name: "tripwire_strategy_version_fk",
			columns: [table.sessionId, table.versionNumber],
			foreignColumns: [strategyVersion.sessionId, strategyVersion.versionNumber],
		}).onDelete("cascade"),
		unique("tripwire_unique")
			.on(
				table.sessionId,
				table.versionNumber,
				table.decisionId,
				table.assumptionId,
				table.metric,
				table.objectId,
				table.direction,
				table.threshold,
			)
			.nullsNotDistinct(),
		index("tripwire_strategy_version_index").on(table.sessionId, table.versionNumber),
		index("tripwire_program_id_index").on(table.programId),
		index("tripwire_object_id_index").on(table.objectId),
		index("tripwire_owner_id_index").on(table.ownerId),
		oneOf("tripwire_metric_known", table.metric, watchedMetrics),
		oneOf("tripwire_direction_known", table.direction, tripwireDirections),
		check("tripwire_object", sql`(${table.objectId} is null) = (${table.metric} = 'cost')`),
		finite("tripwire_threshold_finite", table.threshold),
		saysSomething("tripwire_decision_length", table.decisionId, maximumLength.name),
		saysSomething("tripwire_assumption_length", table.assumptionId, maximumLength.name),
		atMost("tripwire_reason_length", table.reason, maximumLength.prose),
		atMost("tripwire_settled_note_length", table.settledNote, maximumLength.prose),
		countsFromOne("tripwire_version_positive", table.version),
	],
);
