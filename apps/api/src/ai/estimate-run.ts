import type { RunKind } from "@throughline/domain/run";
import type { RunEstimate } from "@throughline/trpc/ports/advisors";
import { costOf, type Price } from "./prices.ts";
import { mostParts, statementsAtOnce } from "./strategist/reading.ts";
import { mostMaterial } from "./strategist/room.ts";

/**
 * What a kind of run asks of a model: calls that read the material, tokens beside it and written, web searches. What a
 * critic objects to costs two calls more, and is counted in.
 */
type Work = { readings: number; read: number; written: number; searches: number };

const works: Partial<Record<RunKind, Work>> = {
	"whys-tree": { readings: 5, read: 6_000, written: 8_500, searches: 0 },
	"whys-expansion": { readings: 4, read: 5_000, written: 4_500, searches: 0 },
	"root-cause": { readings: 0, read: 800, written: 500, searches: 0 },
	research: { readings: 1, read: 12_000, written: 12_000, searches: 3 },
	analysis: { readings: 3, read: 8_000, written: 11_500, searches: 0 },
	decisions: { readings: 4, read: 9_000, written: 10_000, searches: 0 },
	conversion: { readings: 1, read: 6_000, written: 8_000, searches: 0 },
	orchestration: { readings: 0, read: 24_000, written: 16_000, searches: 0 },
};

const charactersPerToken = 3.5;

/** A reading of the case asks of its statements in parts, each beside the material; they are a little longer than it. */
function readingOf(material: number): Work {
	const statements = material * 1.2;
	const parts = Math.max(1, Math.min(mostParts, Math.ceil(statements / statementsAtOnce)));
	const read = Math.min(statements, parts * statementsAtOnce) + parts * 4_000;
	return { readings: parts, read, written: parts * 3_000, searches: 0 };
}

/**
 * What a run is likely to use before it begins. Null when the work asks no model.
 * @param characters of the material that it is about
 */
export function estimateRun(
	price: Price | null,
	kind: RunKind,
	characters: number,
): Pick<RunEstimate, "inputTokens" | "outputTokens" | "cost"> | null {
	const material = Math.min(Math.ceil(characters / charactersPerToken), mostMaterial);
	const work = kind === "model-reading" ? readingOf(Math.ceil(characters / charactersPerToken)) : works[kind];
	if (!work) return null;
	const input = Math.ceil(work.readings * material + work.read);
	const tokens = { input, cached: 0, stored: 0, output: work.written, searches: work.searches };
	return { inputTokens: input, outputTokens: work.written, cost: costOf(price, tokens) };
}
