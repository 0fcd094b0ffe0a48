import { z } from "zod";
import { Provider } from "../../run.ts";
import { day, id, instant } from "../../shape.ts";
import { LedgerRole, PersonalCorrection, StatementRole } from "../case.ts";
import { Quote } from "../evidence.ts";
import { SessionId } from "../session.ts";
import { StepRun } from "../step.ts";

/** Most proposals that are kept of one reading. */
export const mostProposals = 500;

/** What a model reads otherwise than the case has it. It changes nothing: a person makes the correction, or does not. */
export const CaseProposal = z.object({
	correction: PersonalCorrection.describe("A role, a link, a figure or an added figure"),
	reason: z.string().describe("In the model's words"),
	quote: Quote.nullable().describe("The model's quote for a figure; found word for word"),
});
export type CaseProposal = z.infer<typeof CaseProposal>;

/** A proposal as it is stored. */
export type StoredProposal = CaseProposal & { id: string };

/** What a proposal says: two with the same text here propose the same of the same statements or figure. */
export function proposalKey({ correction, quote }: Pick<CaseProposal, "correction" | "quote">): string {
	switch (correction.kind) {
		case "role":
			return `role ${correction.statementId} ${correction.role}`;
		case "link":
			return `link ${correction.from} ${correction.to} ${correction.link}`;
		case "figure":
			return `figure ${correction.entryId} ${correction.role}`;
		case "added figure": {
			const { type, value, role } = correction;
			return `added ${quote?.documentId} ${quote?.start} ${type} ${value} ${role}`;
		}
		default:
			return JSON.stringify(correction);
	}
}

/** What a reading is expected to cost before it is asked for. */
export const ExpectedReading = z.object({
	provider: Provider,
	inputTokens: z.int().min(0),
	outputTokens: z.int().min(0),
	cost: z
		.string()
		.nullable()
		.describe("In US dollars, 0 for a model server of one's own; null where the model's price is not known"),
	priced: z
		.object({ currency: z.string(), asOf: day })
		.nullable()
		.describe("The price list behind it; null where there is none"),
});
export type ExpectedReading = z.infer<typeof ExpectedReading>;

/** A proposal that nobody has decided, beside what the case has now. */
export const OpenProposal = CaseProposal.extend({
	id,
	quotes: z.array(Quote).describe("The statement that it is about; of a link, both"),
	role: StatementRole.nullable().describe("That the statement has now; null for what is about no role"),
	figureRole: LedgerRole.nullable().describe(
		"That the figure has now; null for what is about no known figure",
	),
});
export type OpenProposal = z.infer<typeof OpenProposal>;

/** What a model's reading of a case came to, and what works for it. */
export const ModelReading = z.object({
	sessionId: SessionId,
	run: StepRun.nullable().describe("What reads it, or did last; null before anybody asked"),
	cost: z
		.string()
		.nullable()
		.describe(
			"What all readings of this case have cost, in US dollars; null before the first, and where no price is known",
		),
	expected: z.array(ExpectedReading).describe("Of each provider that can read it"),
	reading: z
		.object({
			id,
			provider: Provider,
			model: z.string().nullable(),
			readAt: instant,
			dropped: z.int().min(0).describe("What it said that does not hold against the text, and is not shown"),
			ofEarlierText: z.boolean().describe("The session's texts are others by now"),
			found: z
				.int()
				.min(0)
				.describe(
					"How many proposals there are with those that were dismissed, now or of an earlier reading; 0 where it reads the case as the rules do",
				),
			proposals: z
				.array(OpenProposal)
				.describe("Without those that were dismissed, and those that people's corrections decide"),
		})
		.nullable()
		.describe("The newest; null before there is one"),
});
export type ModelReading = z.infer<typeof ModelReading>;

/** Lets a model read a session's case. */
export const StartModelReading = z.strictObject({
	sessionId: SessionId,
	provider: Provider.optional().describe(
		"Any but offline, whose rules have read it; the configured one unless given",
	),
});

/** Takes a proposal off the list, or puts it back: a later reading does not propose again what was dismissed. */
export const DismissProposal = z.strictObject({ sessionId: SessionId, id });
