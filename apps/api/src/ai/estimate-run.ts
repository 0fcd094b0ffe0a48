import type { RunKind } from "@throughline/domain/run";
import type { RunEstimate } from "@throughline/trpc/ports/advisors";
import { costOf, type Price } from "./prices.ts";
import { mostMaterial } from "./strategist/material/room.ts";
import { materialBeside, mostParts, statementsAtOnce } from "./strategist/reading.ts";

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
	analysis: { readings: 5, read: 11_000, written: 14_000, searches: 0 },
	decisions: { readings: 4, read: 9_000, written: 10_000, searches: 0 },
	conversion: { readings: 1, read: 6_000, written: 8_000, searches: 0 },
	orchestration: { readings: 0, read: 24_000, written: 16_000, searches: 0 },
};

const charactersPerToken = 3.5;

/** A reading of the case asks of its statements in parts, each beside some material; they are a little longer than it. */
function readingOf(material: number): Work & { material: number } {
	const statements = material * 1.2;
	const parts = Math.max(1, Math.min(mostParts, Math.ceil(statements / statementsAtOnce)));
	const read = Math.min(statements, parts * statementsAtOnce) + parts * 4_000;
	const beside = Math.min(material, materialBeside);
	return { material: beside, readings: parts, read, written: parts * 3_000, searches: 0 };
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
	const all = Math.ceil(characters / charactersPerToken);
	const usual = works[kind] && { material: Math.min(all, mostMaterial), ...works[kind] };
	const work = kind === "model-reading" ? readingOf(all) : usual;
	if (!work) return null;
	const { material, readings, read, written, searches } = work;
	const input = Math.ceil(readings * material + read);
	const cost = costOf(price, { input, cached: 0, stored: 0, output: written, searches });
	return { inputTokens: input, outputTokens: written, cost };
}
