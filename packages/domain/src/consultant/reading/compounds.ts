/** Adds to a text's topic words what its German compounds are made of. */
export type Splitting = (topics: string[]) => string[];

/** A compound is at least so long, and so is the word at its end. */
const longEnough = 8;
const shortestEnd = 4;

/** With one of these before it, a word is another word and no compound. */
const prefix =
	/^(?:her|hin|vor|ver|ent|zer|auf|aus|ein|mit|nach|bei|weg|los|fest|unter|uber|hinter|wieder|wider|zuruck|zusammen|miss|gegen|durch|voll|aller|ander|bis|dar|hier|jeder|nieder)$/;

/**
 * German joins words: a Lagerbestand is a Bestand. What stands at the end of a long word counts as a topic too when the
 * same texts use it alone.
 */
export function splittingOf(texts: readonly (readonly string[])[]): Splitting {
	const known = new Set(texts.flat());
	const ends = new Map<string, string | null>();
	const endOf = (word: string): string | null => {
		const found = ends.get(word);
		if (found !== undefined) return found;
		let end: string | null = null;
		for (let at = 3; at <= word.length - shortestEnd && end === null; at++)
			if (known.has(word.slice(at)) && !prefix.test(word.slice(0, at))) end = word.slice(at);
		ends.set(word, end);
		return end;
	};
	return (topics) =>
		topics.flatMap((word) => {
			const end = word.length >= longEnough && !/\d/.test(word) ? endOf(word) : null;
			return end === null ? [word] : [word, end];
		});
}
