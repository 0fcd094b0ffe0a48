import type { ReadingDraft } from "@throughline/consultant/grounding/model-reading";
import { ledgerRoles, linkKinds } from "@throughline/domain/consultant/case";
import { statementRoles } from "@throughline/domain/consultant/case/statement-roles";
import type { Asking } from "@throughline/trpc/ports/asking";
import { z } from "zod";
import { estimateTokens } from "../estimate.ts";
import type { Asked } from "./ask.ts";
import { type Citations, Cited } from "./material/citations.ts";
import { fenced } from "./material/fenced.ts";
import { mostRelevant } from "./material/relevance.ts";
import { once, shareOf } from "./once.ts";
import type { Pose } from "./pose.ts";

const statement = z.int().describe("The number of a statement, not of a passage");
const reason = z.string().describe("Why, in one short sentence");
/** A word of a list; one that is not of it costs only its own line, and not the answer. */
const oneOf = (words: readonly string[]) => z.string().describe(`One of: ${words.join(", ")}`);

const ReadingAnswer = z.object({
	roles: z.array(z.object({ statement, role: oneOf(statementRoles), reason })),
	links: z.array(z.object({ from: statement, to: statement, kind: oneOf(linkKinds), reason })),
	figures: z.array(
		z.object({
			...Cited.shape,
			value: z.number().describe("As the quote has it; of a date, the year"),
			subject: z.string().describe("What it is the value of, in the material's words"),
			role: oneOf(ledgerRoles),
			reason,
		}),
	),
});

const readingQuestion: Asked<z.infer<typeof ReadingAnswer>> = {
	name: "case_reading",
	schema: ReadingAnswer,
	task: `The numbered statements of the case were read by rules, each with the role that they gave it, and in braces its figures with theirs. Read them yourself and answer only where you read otherwise:
- roles: statements whose role is another one;
- links: one statement causes, contradicts or measures another one, both by their numbers; where statements of other parts are given, one of the two may be among those;
- figures: those that the braces lack or give another role. The quote holds the figure.
What a person confirmed stays. Where you read all as it is, the lists are empty.`,
};

/** How many tokens of statements are read at once, and in how many parts at most. */
export const statementsAtOnce = 6_000;
export const mostParts = 12;
/** How many tokens of material stand beside a part, which has the words of its own statements already. */
export const materialBeside = 30_000;
/** How much of a part's room statements of other parts have, for links to them, where there is more than one. */
const othersShare = 1 / 5;
/** Two tags and a heading, of a part and of the others. */
const frame = 120;

/**
 * A model's own reading of the numbered statements of a case, in parts that have room beside the material. Of more than
 * that, those are read that bear most on the task. Each part is asked for once, also when a later one fails.
 * @param room how many tokens a question may be about
 */
export async function readStatements(
	statements: readonly string[],
	{ room, citations, pose }: { room: number; citations: Citations; pose: Pose },
	asking: Asking,
): Promise<ReadingDraft> {
	const atOnce = Math.min(statementsAtOnce / (1 - othersShare), room) - frame;
	const parts = inParts(statements, Math.floor(atOnce * (1 - othersShare)));
	const answers: z.infer<typeof ReadingAnswer>[] = [];
	for (const [at, part] of parts.entries()) {
		const label = parts.length === 1 ? "" : `Part ${at + 1} of ${parts.length}`;
		const slice = { name: `part ${at + 1}`, label, ...shareOf(at, parts.length) };
		const others = nearest(statements, part, Math.floor(atOnce * othersShare));
		const text = [
			`Statements:\n${fenced("case", part.join("\n"))}`,
			...(others.length > 0
				? [`Statements of other parts, for links only:\n${fenced("case", others.join("\n"))}`]
				: []),
		].join("\n");
		answers.push(
			await once(
				slice,
				asking,
				async (within) => (await pose(readingQuestion, { text, material: materialBeside }, within)).answer,
			),
		);
	}
	return {
		roles: answers.flatMap(({ roles }) => roles),
		links: answers.flatMap(({ links }) => links),
		figures: answers.flatMap(({ figures }) =>
			figures.map(({ passage, quote, ...each }) => ({ ...each, quote: citations.quote({ passage, quote }) })),
		),
	};
}

function inParts(statements: readonly string[], room: number): string[][] {
	const tokensOf = (line: string) => estimateTokens(`${line}\n`);
	// A part may have no room left for the next statement: so much of each stays empty at most.
	const longest = statements.reduce((most, line) => Math.max(most, tokensOf(line)), 0);
	const about = bearing(statements);
	const within = (room - longest) * mostParts;
	const read = mostRelevant(statements, [...statements.keys()], within, { about });
	const parts: string[][] = [];
	let left = 0;
	for (const line of statements.filter((_, at) => read.has(at))) {
		const tokens = tokensOf(line);
		if (tokens > left) {
			parts.push([]);
			left = room;
		}
		parts.at(-1)?.push(line);
		left -= tokens;
	}
	return parts;
}

/** Of the statements that a part does not have those that bear most on it, as many as have room. */
function nearest(statements: readonly string[], part: readonly string[], tokens: number): string[] {
	const own = new Set(part);
	const others = statements.filter((line) => !own.has(line));
	const chosen = mostRelevant(others, [...others.keys()], tokens, { about: bearing(part) });
	return others.filter((_, at) => chosen.has(at));
}

/** What statements are about: those that bear on something, without their context. */
function bearing(statements: readonly string[]): string {
	return statements.filter((line) => !/^\d+\. context/.test(line)).join("\n");
}
