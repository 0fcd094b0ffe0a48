import { z } from "zod";
import { changeOf, id, instant, pastedProse, requiredText, version } from "../../shape.ts";
import {
	CaseLanguage,
	InterviewTopic,
	PersonalCorrection,
	StatementRole,
	StrategyCase,
	statementsAtOnce,
} from "../case.ts";
import { SessionId } from "../session.ts";

/** Which statements of a session's case are read: those of a role, with words, from a place on among them. */
export const ReadCase = z.strictObject({
	sessionId: SessionId,
	from: z
		.int("Say from which statement on, as a whole number")
		.min(0, "The first statement is number 0")
		.default(0)
		.describe(`Place of the first statement to show, from 0; ${statementsAtOnce} are shown at once`),
	role: StatementRole.optional().describe("Only statements that have it"),
	words: z
		.string()
		.trim()
		.min(1, "Write the words to look for")
		.max(200, "Look for at most 200 characters")
		.optional()
		.describe("Only statements in which these words stand as they are written, in capitals or not"),
});

/** The same without the session. */
export type CasePart = Omit<z.infer<typeof ReadCase>, "sessionId">;

/** Corrects or confirms something in a session's case. */
export const CorrectCase = z.strictObject({
	sessionId: SessionId,
	correction: PersonalCorrection,
	version: version
		.optional()
		.describe("The version of the case that was read: refused where it has changed since. Any unless given"),
});

/** The same for a client that read the case: refused where it has changed since. */
export const ChangeCase = changeOf({ sessionId: SessionId, correction: PersonalCorrection });

/** Takes a correction back; corrections may be undone in any order. */
export const UndoCorrection = z.strictObject({ sessionId: SessionId, id });

/** Answers a question of the interview. The answer becomes a source of the session. */
export const AnswerQuestion = z.strictObject({
	sessionId: SessionId,
	questionId: requiredText(80, "Say which question"),
	question: requiredText(400, "Say what was asked"),
	asks: InterviewTopic,
	text: pastedProse(2_000, "Write an answer"),
	insist: z
		.boolean()
		.optional()
		.describe("Stores the text also where it does not look like an answer, such as “asdf” or “...”"),
});

/** What rests on a case, in the order in which it is made. */
const restingParts = ["tree", "research", "analysis", "decisions", "plan"] as const;
export const RestingPart = z.enum(restingParts);
export type RestingPart = z.infer<typeof RestingPart>;

/** Whether what rests on a case is as new as its corrections, and whether a person went on without it being ready. */
export const CaseStanding = z.object({
	outdated: z
		.array(RestingPart)
		.describe("What was made before the last correction or answer; of the newest version"),
	unready: z.boolean().describe("A person went on although the case is not ready"),
	assumed: z.boolean().describe("The root cause was finalized although no quote backs it"),
	language: CaseLanguage.describe("Of the text, which quotes and names keep"),
	sentences: CaseLanguage.exclude(["unknown"]).describe(
		"Of the product's own sentences: the text's, English beside an unknown one",
	),
});
export type CaseStanding = z.infer<typeof CaseStanding>;

/** An answer of the interview: a source of the session, with its author and date. */
const GivenAnswer = z.object({
	id,
	questionId: z.string(),
	question: z.string(),
	asks: InterviewTopic,
	documentId: id,
	text: z.string(),
	author: z.string().nullable(),
	createdAt: instant,
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** A case with what a screen needs beside it. */
export const CaseView = StrategyCase.extend({
	...CaseStanding.shape,
	sessionId: SessionId,
	version: version.describe("Counts what people said of the case and what they took back, from 1"),
	mayChange: z.boolean(),
	documents: z.array(z.object({ id, name: z.string(), createdAt: instant })),
	answers: z.array(GivenAnswer),
});
export type CaseView = z.infer<typeof CaseView>;
