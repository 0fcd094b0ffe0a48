import { toCodedFailure } from "../../calls/failure-sentence.ts";
import { estimateTokens } from "../../estimate.ts";
import { type LanguageModel, ModelFailure } from "../../language-model.ts";
import { withSchema } from "../../vendors/chat-request.ts";
import { flatShape } from "../../vendors/flat-schema.ts";
import type { Asked } from "../ask.ts";
import { groundRules } from "../ground-rules.ts";
import { mostRelevant } from "./relevance.ts";

/**
 * What a question has room for beside what it must say, in tokens as estimated: passages that all questions of a case
 * share, passages for this one, and the case.
 */
export type Room = { shared: number; near: number; brief: number };

/** What a question is about, and lines that it may rest on, each of which says something by itself. */
export type About = {
	text: string;
	lines?: readonly string[];
	/** The most tokens of material beside it; as many as a model is ever shown unless given. */
	material?: number;
};

/** How much of a material goes to a model, in tokens, whatever else it could hold. */
export const mostMaterial = 60_000;
/** What a model gets that holds more than is ever asked. */
const ampleFor = (material: number): Room => ({
	shared: material * 0.8,
	near: material * 0.2,
	brief: Number.POSITIVE_INFINITY,
});

/** The share of a context that its answer gets. */
const answerShare = 1 / 3;
/** The most that what a question is about may take of it. */
const aboutShare = 1 / 5;
/**
 * The most that the case, and the passages that all questions share, get of a context and of what is left. Where the first
 * holds, they are the same for every question, whatever else it says: a server need not read them again.
 */
const briefShare = { ofContext: 1 / 8, ofRest: 0.35 };
const sharedShare = { ofContext: 0.35, ofRest: 0.64 };
/** With less material than this nobody can advise. */
const leastMaterial = 200;
/** Tags, names of documents, what is left out, and what a server adds around the turns. */
const frame = 150;
/** What says how many lines are left out. */
const frameOfLines = 20;
/** Below so many tokens a plan and its question do not fit into one context. */
const narrow = 24_000;

type Holder = Pick<LanguageModel, "provider" | "model" | "contextTokens">;

/** Whether a model's context is too small for a whole plan. */
export function isNarrow({ contextTokens }: Pick<Holder, "contextTokens">): boolean {
	return contextTokens !== null && contextTokens < narrow;
}

/** The most tokens that what a question is about may have. */
export function roomForAbout({ contextTokens }: Pick<Holder, "contextTokens">): number {
	return contextTokens === null ? Number.POSITIVE_INFINITY : Math.floor(contextTokens * aboutShare);
}

/**
 * What a model's context leaves for the material and the case beside the rules, the task, its schema and what the question
 * is about, which is cut to its share. Throws PROVIDER_FAILED with the sentence for what is too large, when that alone
 * fills the context.
 */
export function roomIn(
	model: Holder,
	{ schema, task }: Pick<Asked, "schema" | "task">,
	about: About,
): { room: Room; said: string } {
	const { contextTokens } = model;
	const said = aboutWithin(about, roomForAbout(model));
	const most = about.material ?? mostMaterial;
	if (contextTokens === null) return { room: ampleFor(most), said };
	const fixed =
		estimateTokens(groundRules) +
		estimateTokens(withSchema(task, flatShape(schema))) +
		estimateTokens(said) +
		frame;
	const left = Math.floor(contextTokens * (1 - answerShare)) - fixed;
	const shareOf = (share: typeof briefShare) =>
		Math.floor(Math.min(contextTokens * share.ofContext, left * share.ofRest));
	const brief = shareOf(briefShare);
	if (left - brief < leastMaterial) {
		const detail = `${fixed} tokens of ${contextTokens} are taken before any material`;
		throw toCodedFailure(new ModelFailure("too_large", detail), model);
	}
	const shared = Math.min(most, shareOf(isNarrow(model) ? briefShare : sharedShare));
	return { room: { shared, near: Math.min(left - brief - shared, most - shared), brief }, said };
}

/** All of it, or what has room: of its lines those that bear most on the rest. */
function aboutWithin({ text, lines = [] }: About, tokens: number): string {
	const all = [text, ...lines].join("\n");
	if (estimateTokens(all) <= tokens) return all;
	const said = linesWithin(text, tokens);
	const left = tokens - estimateTokens(said) - frameOfLines;
	const kept = mostRelevant(lines, [...lines.keys()], left, { about: said });
	const omitted = lines.length - kept.size;
	return [
		said,
		...lines.filter((_, at) => kept.has(at)),
		...(omitted > 0 ? [`(${omitted} more lines have no room here.)`] : []),
	].join("\n");
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
