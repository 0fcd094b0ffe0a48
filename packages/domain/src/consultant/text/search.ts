/** Saturation of a repeated word, and how much a long text is held back (Robertson and Zaragoza, 2009). */
const k1 = 1.2;
const b = 0.75;

/** How many of a text's words look for its neighbours, and how many neighbours each may bring. */
const rarest = 6;
const perWord = 24;

export type TextSearch = {
	/** The best texts for some topic words, best first, each with its score above 0. */
	find(words: readonly string[], limit: number): { at: number; score: number }[];
	/** Texts that share some of the rarest words, in their order: those worth comparing. Its cost does not grow with the texts. */
	near(words: readonly string[]): number[];
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
	// A text without words is there for its place only.
	const number = texts.filter((words) => words.length > 0).length;
	const average = length / Math.max(1, number);
	const weights = new Map<string, number>();
	const weightOf = (word: string): number => {
		const known = weights.get(word);
		if (known !== undefined) return known;
		const weight = weigh(word);
		weights.set(word, weight);
		return weight;
	};
	const weigh = (word: string): number => {
		const holders = places.get(word)?.size ?? 0;
		return Math.log(1 + (number - holders + 0.5) / (holders + 0.5));
	};
	return {
		weightOf,
		near(words) {
			const shared = [...new Set(words)]
				.flatMap((word) => places.get(word) ?? [])
				.sort((one, other) => one.size - other.size);
			// A word of one text alone leads to that one; it must not use up the words that lead further.
			const alone = shared.findIndex(({ size }) => size > 1);
			const found = new Set<number>();
			for (const holders of shared.slice(0, Math.max(alone, 0) + rarest)) {
				let left = perWord;
				for (const at of holders.keys()) {
					if (left-- === 0) break;
					found.add(at);
				}
			}
			return [...found].sort((one, other) => one - other);
		},
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
export type Likeness = (one: readonly string[], other: readonly string[]) => number;

/** Measures likeness by the weights of a search; a list that comes again is not weighed again. */
export function likenessBy({ weightOf }: Pick<TextSearch, "weightOf">): Likeness {
	const weighed = new WeakMap<readonly string[], { words: Set<string>; sum: number }>();
	const weigh = (list: readonly string[]) => {
		const known = weighed.get(list);
		if (known) return known;
		const words = new Set(list);
		let sum = 0;
		for (const word of words) sum += weightOf(word);
		const fresh = { words, sum };
		weighed.set(list, fresh);
		return fresh;
	};
	return (one, other) => {
		const [a, b] = [weigh(one), weigh(other)];
		const [few, many] = a.words.size <= b.words.size ? [a, b] : [b, a];
		let shared = 0;
		for (const word of few.words) if (many.words.has(word)) shared += weightOf(word);
		return shared === 0 ? 0 : shared / Math.min(a.sum, b.sum);
	};
}
