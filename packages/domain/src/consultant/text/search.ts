/** Saturation of a repeated word, and how much a long text is held back (Robertson and Zaragoza, 2009). */
const k1 = 1.2;
const b = 0.75;

/** How many of a text's words look for its neighbours, and how many neighbours each may bring. */
const rarest = 6;
const perWord = 24;

export type TextSearch = {
	/** The best texts for some topic words, best first, each with its score above 0. */
	find(words: readonly string[], limit: number): Found[];
	/** Texts that share some of the rarest words, in their order: those worth comparing. Its cost does not grow with the texts. */
	near(words: readonly string[]): number[];
	/** How telling a word is: 0 for one that stands everywhere. */
	weightOf(word: string): number;
};

/** The texts that hold a word, in their order, and how often each does. */
type Holders = { at: number[]; counts: number[] };

/** Ranks texts, given as topic words, by BM25. Time and room grow with the number of words. */
export function searchIn(texts: readonly (readonly string[])[]): TextSearch {
	const holders = holdersIn(texts);
	// A text without words is there for its place only.
	const number = texts.filter((words) => words.length > 0).length;
	const average = texts.reduce((sum, words) => sum + words.length, 0) / Math.max(1, number);
	const weights = new Map<string, number>();
	const weightOf = (word: string): number => {
		const known = weights.get(word);
		if (known !== undefined) return known;
		const weight = weigh(word);
		weights.set(word, weight);
		return weight;
	};
	const weigh = (word: string): number => {
		const held = holders.get(word)?.at.length ?? 0;
		return Math.log(1 + (number - held + 0.5) / (held + 0.5));
	};
	return {
		weightOf,
		near(words) {
			const shared = [...new Set(words)]
				.flatMap((word) => holders.get(word) ?? [])
				.sort((one, other) => one.at.length - other.at.length);
			// A word of one text alone leads to that one; it must not use up the words that lead further.
			const alone = shared.findIndex(({ at }) => at.length > 1);
			const found = new Set<number>();
			for (const { at } of shared.slice(0, Math.max(alone, 0) + rarest))
				for (let place = 0; place < Math.min(perWord, at.length); place++) found.add(at[place] ?? 0);
			return [...found].sort((one, other) => one - other);
		},
		find(words, limit) {
			const scores = new Map<number, number>();
			for (const word of new Set(words)) {
				const weight = weightOf(word);
				const { at: places, counts } = holders.get(word) ?? nobody;
				for (const [place, at] of places.entries()) {
					const count = counts[place] ?? 0;
					const long = 1 - b + (b * (texts[at]?.length ?? 0)) / average;
					const score = (weight * count * (k1 + 1)) / (count + k1 * long);
					scores.set(at, (scores.get(at) ?? 0) + score);
				}
			}
			return best(scores, limit);
		},
	};
}

const nobody: Holders = { at: [], counts: [] };

function holdersIn(texts: readonly (readonly string[])[]): ReadonlyMap<string, Holders> {
	const holders = new Map<string, Holders>();
	for (const [at, words] of texts.entries()) {
		for (const word of words) {
			const known = holders.get(word);
			if (!known) holders.set(word, { at: [at], counts: [1] });
			else if (known.at.at(-1) === at) known.counts.push((known.counts.pop() ?? 0) + 1);
			else {
				known.at.push(at);
				known.counts.push(1);
			}
		}
	}
	return holders;
}

type Found = { at: number; score: number };

const bestFirst = (one: Found, other: Found) => other.score - one.score || one.at - other.at;

/** The highest scores, equal ones in their texts' order; most of the others are neither copied nor sorted. */
function best(scores: ReadonlyMap<number, number>, limit: number): Found[] {
	let found: Found[] = [];
	let least = 0;
	for (const [at, score] of scores) {
		if (score < least) continue;
		found.push({ at, score });
		if (found.length < 2 * limit) continue;
		found = found.sort(bestFirst).slice(0, limit);
		least = found.at(-1)?.score ?? 0;
	}
	return found.sort(bestFirst).slice(0, limit);
}

/** How much two lists of topic words share, weighted by how telling the words are: 0 to 1. */
export type Likeness = (one: readonly string[], other: readonly string[]) => number;

/** A list's different words, and what they weigh; a short list is gone through as fast as it is looked up in. */
type Weighed = { words: readonly string[]; held: ReadonlySet<string> | null; sum: number };

const shortList = 16;

/** Measures likeness by the weights of a search; a list that comes again is not weighed again. */
export function likenessBy({ weightOf }: Pick<TextSearch, "weightOf">): Likeness {
	const weighed = new WeakMap<readonly string[], Weighed>();
	const weigh = (list: readonly string[]): Weighed => {
		const known = weighed.get(list);
		if (known) return known;
		const different = new Set(list);
		const words = different.size === list.length ? list : [...different];
		let sum = 0;
		for (const word of words) sum += weightOf(word);
		const fresh = { words, held: words.length > shortList ? different : null, sum };
		weighed.set(list, fresh);
		return fresh;
	};
	return (one, other) => {
		const [a, b] = [weigh(one), weigh(other)];
		const [few, many] = a.words.length <= b.words.length ? [a, b] : [b, a];
		let shared = 0;
		for (const word of few.words)
			if (many.held ? many.held.has(word) : many.words.includes(word)) shared += weightOf(word);
		return shared === 0 ? 0 : shared / Math.min(a.sum, b.sum);
	};
}
