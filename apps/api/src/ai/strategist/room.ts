import { toCodedFailure } from "../calls/failure-sentence.ts";
import { estimateTokens } from "../estimate.ts";
import { type LanguageModel, ModelFailure } from "../language-model.ts";
import { withSchema } from "../vendors/chat-request.ts";
import { flatShape } from "../vendors/flat-schema.ts";
import type { Asked } from "./ask.ts";

/** What a question has room for beside what it must say, in tokens as estimated. */
export type Room = { material: number; brief: number };

/** The share of a context that its answer gets. */
const answerShare = 1 / 3;
/** The most that what a question is about may take of it. */
const aboutShare = 1 / 5;
/** The share that the case gets of what is left. */
const briefShare = 0.35;
/** With less material than this nobody can advise. */
const leastMaterial = 200;
/** Tags, names of documents, what is left out, and what a server adds around the turns. */
const frame = 150;
/** Below so many tokens a plan and its question do not fit into one context. */
const narrow = 24_000;

type Holder = Pick<LanguageModel, "provider" | "model" | "contextTokens">;

/** Whether a model's context is too small for a whole plan. */
export function isNarrow({ contextTokens }: Pick<Holder, "contextTokens">): boolean {
	return contextTokens !== null && contextTokens < narrow;
}

/**
 * What a model's context leaves for the material and the case beside the instructions, the schema and what the question
 * is about, which is cut to its share; `room` null where everything has room. Throws PROVIDER_FAILED with the sentence for
 * what is too large, when that alone fills the context.
 */
export function roomIn(
	model: Holder,
	{ schema, instructions, spare = 0 }: Asked,
	about: string,
): { room: Room | null; said: string } {
	const { contextTokens } = model;
	if (contextTokens === null) return { room: null, said: about };
	const said = linesWithin(about, Math.floor(contextTokens * aboutShare));
	const fixed =
		estimateTokens(withSchema(instructions, flatShape(schema))) + estimateTokens(said) + spare + frame;
	const left = Math.floor(contextTokens * (1 - answerShare)) - fixed;
	if (left * (1 - briefShare) < leastMaterial) {
		const detail = `${fixed} tokens of ${contextTokens} are taken before any material`;
		throw toCodedFailure(new ModelFailure("too_large", detail), model);
	}
	const brief = Math.floor(left * briefShare);
	return { room: { material: left - brief, brief }, said };
}

/** As many lines of a text, from its beginning, as have room; the last one then says that there were more. */
export function linesWithin(text: string, tokens: number): string {
	if (estimateTokens(text) <= tokens) return text;
	const lines: string[] = [];
	let left = tokens - estimateTokens(moreLines);
	for (const line of text.split("\n")) {
		left -= estimateTokens(`${line}\n`);
		if (left < 0) break;
		lines.push(line);
	}
	return [...lines, moreLines].join("\n");
}

/** As much of a text, from its beginning, as has room; it then says that there was more. */
export function beginningOf(text: string, tokens: number): string {
	if (estimateTokens(text) <= tokens) return text;
	const bytes = Buffer.from(text);
	const share = (tokens - estimateTokens(`\n${moreLines}`) - 1) / estimateTokens(text);
	const cut = bytes.subarray(0, Math.max(0, Math.floor(bytes.length * share))).toString();
	// A character that was cut within is none.
	return `${cut.replace(/\uFFFD$/, "")}\n${moreLines}`;
}

const moreLines = "(The rest has no room here.)";
