import type { Statement } from "../read/statement.ts";

/**
 * How much each statement shares with the whole: the cosine of its stems, weighed by rarity, with their sum over all
 * statements. 0 to 1, the most central 1. Linear in the text, unlike a graph of all pairs.
 */
export function centralityOf(statements: readonly Statement[]): number[] {
	const seen = new Map<string, number>();
	const bags = statements.map(({ stems }) => new Set(stems));
	for (const bag of bags) for (const stem of bag) seen.set(stem, (seen.get(stem) ?? 0) + 1);
	const weight = (stem: string) => Math.log((statements.length + 1) / (seen.get(stem) ?? 1));
	const sum = new Map<string, number>();
	for (const bag of bags) for (const stem of bag) sum.set(stem, (sum.get(stem) ?? 0) + weight(stem));
	const scores = bags.map((bag) => {
		let dot = 0;
		let norm = 0;
		for (const stem of bag) {
			const own = weight(stem);
			// Its own share of the sum is taken out: a statement is not central for being long.
			dot += own * ((sum.get(stem) ?? 0) - own);
			norm += own * own;
		}
		return norm > 0 ? dot / Math.sqrt(norm) : 0;
	});
	const top = scores.reduce((highest, score) => Math.max(highest, score), 1e-9);
	return scores.map((score) => Math.min(1, score / top));
}
