import type { RunKind } from "@throughline/domain/run";
import { costOf, type Price } from "./prices.ts";
import { mostMaterial } from "./strategist/room.ts";

/**
 * What a kind of run asks of a model: calls that read the material, tokens beside it and written, web searches. What a
 * critic objects to costs two calls more, and is counted in.
 */
type Work = { readings: number; read: number; written: number; searches: number };

const works: Partial<Record<RunKind, Work>> = {
	"model-reading": { readings: 2, read: 12_000, written: 6_000, searches: 0 },
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

/**
 * What a run is likely to cost before it begins, in US dollars: a decimal string. Null when the model's price is not
 * known, or the work asks no model.
 * @param characters of the material that it is about
 */
export function estimateRun(price: Price | null, kind: RunKind, characters: number): string | null {
	const work = works[kind];
	if (!work) return null;
	const material = Math.min(Math.ceil(characters / charactersPerToken), mostMaterial);
	const input = work.readings * material + work.read;
	return costOf(price, { input, cached: 0, stored: 0, output: work.written, searches: work.searches });
}
