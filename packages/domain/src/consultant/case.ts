import { z } from "zod";
import { id, instant, PlaybookId, pastedProse, possiblyBlankText, requiredText } from "../shape.ts";
import { Currency } from "../value/currency.ts";
import { productLanguages } from "../value/language.ts";
import { figureIssues } from "./case/figure-issues.ts";
import { statementRoles } from "./case/statement-roles.ts";
import { Quote } from "./evidence.ts";

export const StatementRole = z.enum(statementRoles);
export type StatementRole = z.infer<typeof StatementRole>;

/** How two statements hang together. */
export const linkKinds = ["causes", "contradicts", "measures"] as const;

/** What a figure is in a case. */
export const ledgerRoles = [
	"baseline",
	"target",
	"limit",
	"deadline",
	"problem cost",
	"benefit",
	"funding",
	"option cost",
	"option time",
	"other",
] as const;
export const LedgerRole = z.enum(ledgerRoles);
export type LedgerRole = z.infer<typeof LedgerRole>;

/** The id of a statement: the number of its document and the place of its first character. */
export const StatementId = z.string().regex(/^\d{1,6}:\d{1,9}$/, "This is not a statement of this case");
const EntryId = z.string().max(80);

export const CaseStatement = z.object({
	id: StatementId,
	kind: z.enum(["sentence", "item", "row", "cell", "title", "letterhead"]),
	role: StatementRole,
	confidence: z.number().min(0).max(1).describe("How clearly the role was seen; 1 when a person chose it"),
	confirmed: z.boolean().describe("A person chose the role"),
	speaker: z.string().nullable(),
	quote: Quote,
});
export type CaseStatement = z.infer<typeof CaseStatement>;

export const LedgerEntry = z.object({
	id: EntryId,
	statementId: StatementId.nullable().describe("Null for a figure that a person added"),
	subject: z.string().describe("What it is the value of; blank where nothing names it"),
	kind: z.enum(["money", "percent", "count", "duration", "date", "ratio", "number"]),
	value: z.number().describe("Of a date, the year"),
	high: z.number().nullable().describe("Upper end of a range"),
	of: z.number().nullable().describe("Denominator of a ratio"),
	unit: z.string().nullable(),
	currency: Currency.nullable(),
	per: z.string().nullable(),
	date: z.string().nullable().describe("The last day of what a date names, ISO"),
	role: LedgerRole,
	confirmed: z.boolean(),
	quote: Quote.nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const LinkKind = z.enum(linkKinds);
export type LinkKind = z.infer<typeof LinkKind>;
const CaseLink = z.object({ from: StatementId, to: StatementId, kind: LinkKind });

/** What a person says of two statements that seem to contradict each other: which of them holds, or that both do. */
const Holding = z.union([StatementId, z.literal("both")]);

/** Two statements that cannot both hold, and the question which does. */
export const CaseContradiction = z.object({
	id: z.string(),
	question: z.string(),
	statements: z.tuple([Quote, Quote]),
	statementIds: z.tuple([StatementId, StatementId]),
	holds: Holding.nullable().describe("Which of the two a person said holds, or that both do"),
});
export type CaseContradiction = z.infer<typeof CaseContradiction>;

/** What the answer to a question of the interview says. */
export const InterviewTopic = z.enum([
	"problem",
	"effect",
	"cause",
	"baseline",
	"target",
	"limit",
	"deadline",
	"owner",
	"option",
	"constraint",
	"risk",
]);
export type InterviewTopic = z.infer<typeof InterviewTopic>;

/** One question of the interview. */
export const InterviewQuestion = z.object({
	id: z.string(),
	asks: InterviewTopic,
	question: z.string(),
	example: z.string().describe("An answer of one line"),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

/** What a text must have before anything can rest on it. */
export const caseNeeds = ["problem", "effect", "explanation"] as const;

export const readinessReasons = [
	"ready",
	"too-little",
	"no-problem",
	"no-explanation",
	"no-business-case",
	"unknown-language",
] as const;

/** Whether a case can be walked; if not, what it seems to be and what is to be asked. */
export const Readiness = z.object({
	ready: z.boolean(),
	reason: z.enum(readinessReasons),
	explanation: z.string().describe("What the text seems to be, in one or two sentences"),
	missing: z.array(z.enum(caseNeeds)),
	questions: z.array(InterviewQuestion),
	goOn: z.boolean().describe("A person said to go on although the case is not ready"),
});
export type Readiness = z.infer<typeof Readiness>;

export const CasePlaybook = z.object({
	id: z.string(),
	name: z.string(),
	score: z.number(),
	chosen: z.boolean().optional().describe("True where a person chose it: it outranks what fits better"),
	advises: z
		.boolean()
		.optional()
		.describe(
			"True for the one whose causes, decisions and tasks are proposed; the general one where none surely fits",
		),
});

/** The languages that are read; "unknown" is any other. */
export const CaseLanguage = z.enum([...productLanguages, "unknown"]);
export type CaseLanguage = z.infer<typeof CaseLanguage>;

/** Most statements that a case is shown with at once; a longer text is read whole, and shown in so many parts. */
export const statementsAtOnce = 1_000;

/** What was read of a session's texts, with everything that a person has corrected. */
export const StrategyCase = z.object({
	language: CaseLanguage,
	asOf: z.string().nullable().describe("The date of the newest text, ISO"),
	currency: Currency.nullable(),
	problem: z.object({ text: z.string(), quote: Quote.nullable(), confirmed: z.boolean() }).nullable(),
	statements: z.array(CaseStatement),
	from: z
		.int()
		.min(0)
		.describe("Place of the first statement that is shown, from 0, among those that were asked for"),
	statementCount: z
		.int()
		.min(0)
		.describe(
			`All of them; at most ${statementsAtOnce} are shown at once. A row whose cells stand alone is not counted, nor in the places from which parts are asked for`,
		),
	matchCount: z.int().min(0).describe("Those that were asked for, by role and words; all unless some were"),
	roleCounts: z
		.record(StatementRole, z.int().min(0))
		.describe("How many statements of the whole text have each role; a row whose cells stand alone has none"),
	ledger: z
		.array(LedgerEntry)
		.describe(
			`What people confirmed, the limits, and of more than ${statementsAtOnce} statements those shown`,
		),
	figureCount: z.int().min(0).describe("How many figures the ledger of the whole text has"),
	links: z.array(CaseLink),
	contradictions: z.array(CaseContradiction),
	constraints: z
		.array(
			z.object({
				text: z.string(),
				quote: Quote.nullable(),
				statementId: StatementId.nullable().describe("Null for what a person added"),
			}),
		)
		.describe("Fixed conditions, without the sentences that only give the limits"),
	limits: z
		.object({ cap: EntryId.nullable(), deadline: EntryId.nullable() })
		.describe("The entries of the ledger that the plan must keep"),
	playbooks: z.array(CasePlaybook),
	readiness: Readiness,
});
export type StrategyCase = z.infer<typeof StrategyCase>;

/** What of the case every answer carries. */
export const CaseAssessment = StrategyCase.pick({ readiness: true, problem: true, contradictions: true });
export type CaseAssessment = z.infer<typeof CaseAssessment>;

const entryValue = {
	type: z.enum(["money", "percent", "count", "duration", "date", "ratio", "number"]),
	value: z.number("Write the value as a number"),
	high: z
		.number("Write the upper end as a number")
		.nullable()
		.optional()
		.describe("Upper end of a range; left out, it stays as it was"),
	of: z
		.number("Write what it is out of as a number")
		.nullable()
		.optional()
		.describe("Denominator of a ratio; left out, it stays as it was"),
	per: z
		.string()
		.trim()
		.min(1)
		.max(40)
		.nullable()
		.optional()
		.describe("What it is for one of, such as year, month or week; left out, it stays as it was"),
	unit: z.string().trim().max(40).nullable(),
	currency: Currency.nullable(),
	date: z.iso.date("Write the date as YYYY-MM-DD").nullable(),
	role: LedgerRole,
};

const personalCorrections = [
	z.strictObject({ kind: z.literal("role"), statementId: StatementId, role: StatementRole }),
	z.strictObject({ kind: z.literal("link"), from: StatementId, to: StatementId, link: LinkKind }),
	z.strictObject({
		kind: z.literal("figure"),
		entryId: EntryId,
		subject: possiblyBlankText(200).describe("Blank where nothing names what the figure is the value of"),
		...entryValue,
	}),
	z.strictObject({ kind: z.literal("dropped figure"), entryId: EntryId }),
	z.strictObject({
		kind: z.literal("added figure"),
		entryId: EntryId.optional().describe("Made by the server"),
		subject: requiredText(200, "Say what the figure is the value of"),
		...entryValue,
	}),
	z.strictObject({ kind: z.literal("problem"), text: pastedProse(260, "Write what the problem is") }),
	z.strictObject({
		kind: z.literal("constraint"),
		text: pastedProse(400, "Write the limit or fixed condition"),
	}),
	z.strictObject({
		kind: z.literal("contradiction"),
		contradictionId: z.string().max(80),
		holds: Holding,
	}),
	z.strictObject({ kind: z.literal("go on") }),
	z.strictObject({
		kind: z.literal("playbook"),
		playbookId: PlaybookId.describe("It advises here, whichever fits the text better"),
	}),
] as const;

/** What a person may say of a case. It outranks what the machine proposes, until it is undone. */
export const PersonalCorrection = z
	.discriminatedUnion("kind", personalCorrections)
	.superRefine((correction, { addIssue }) => {
		if (correction.kind !== "figure" && correction.kind !== "added figure") return;
		// Not of those that are stored: earlier releases took figures that make no sense.
		// Of a figure of the text its case knows whether it was below nothing there.
		for (const { field, message } of figureIssues(correction, correction.kind === "figure"))
			addIssue({ code: "custom", path: [field], message });
	});
export type PersonalCorrection = z.infer<typeof PersonalCorrection>;

/** The same, and the answers of the interview: what such a document says has the role that was asked for. */
export const CaseCorrection = z.discriminatedUnion("kind", [
	...personalCorrections,
	z.strictObject({
		kind: z.literal("answer"),
		questionId: z.string().max(80),
		question: z.string().max(400),
		asks: InterviewTopic,
		documentId: id,
	}),
]);
export type CaseCorrection = z.infer<typeof CaseCorrection>;

/** A correction as it is stored; the newest of those for the same thing counts. */
export const StoredCorrection = z.object({
	id,
	correction: CaseCorrection,
	madeBy: z.string().nullable().describe("The person's name; null once they are gone"),
	createdAt: instant,
});
export type StoredCorrection = z.infer<typeof StoredCorrection>;
