/** Saturation of a repeated word, and how much a long text is held back (Robertson and Zaragoza, 2009). */
const k1 = 1.2;
const b = 0.75;

export type TextSearch = {
	/** The best texts for some topic words, best first, each with its score above 0. */
	find(words: readonly string[], limit: number): { at: number; score: number }[];
	/** How telling a word is: 0 for one that stands everywhere. */
	weightOf(word: string): number;
};

/** Ranks texts, given as topic words, by BM25. Time and room grow with the number of words. */
export function searchIn(texts: readonly (readonly string[])[]): TextSearch {
	const places = new Map<string, Map<number, number>>();
	let length = 0;
	for (const [at, words] of texts.entries()) {
		length += words.length;
		for (const word of words) {
			const counts = places.get(word) ?? new Map<number, number>();
			places.set(word, counts.set(at, (counts.get(at) ?? 0) + 1));
		}
	}
	const average = length / Math.max(1, texts.length);
	const weightOf = (word: string): number => {
		const holders = places.get(word)?.size ?? 0;
		return Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5));
	};
	return {
		weightOf,
		find(words, limit) {
			const scores = new Map<number, number>();
			for (const word of new Set(words)) {
				const weight = weightOf(word);
				for (const [at, count] of places.get(word) ?? []) {
					const long = 1 - b + (b * (texts[at]?.length ?? 0)) / average;
					const score = (weight * count * (k1 + 1)) / (count + k1 * long);
					scores.set(at, (scores.get(at) ?? 0) + score);
				}
			}
			return [...scores]
				.map(([at, score]) => ({ at, score }))
				.sort((one, other) => other.score - one.score || one.at - other.at)
				.slice(0, limit);
		},
	};
}

/** How much two lists of topic words share, weighted by how telling the words are: 0 to 1. */
export function likeness(
	one: readonly string[],
	other: readonly string[],
	weightOf: (word: string) => number,
): number {
	const a = new Set(one);
	const c = new Set(other);
	if (a.size === 0 || c.size === 0) return 0;
	const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);
	const shared = sum([...a].filter((word) => c.has(word)));
	return shared === 0 ? 0 : shared / Math.min(sum(a), sum(c));
}
