import { isVerbal } from "../../languages/grammar/verbal.ts";
import { stemOf, stemsOf, tellingWords, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** The stems of a statement's numbers and dates, which anything may share. */
export function countedStems({ figures, text, language }: Read): ReadonlySet<string> {
	const stemsIn = (words: string) => stemsOf(wordsOf(words), language);
	return new Set(
		figures.flatMap(({ start, end, kind, unit }) => {
			const things = new Set(kind === "count" && unit !== null ? stemsIn(unit) : []);
			return stemsIn(text.slice(start, end)).filter((stem) => !things.has(stem));
		}),
	);
}

/** The stems of what a statement is about, without those of its numbers and dates. */
export function subjectOf(statement: Read): ReadonlySet<string> {
	const counted = countedStems(statement);
	return new Set(statement.stems.filter((stem) => !counted.has(stem)));
}

/** What a statement is about that another one speaks of, too. */
export function sharedSubject(one: Read, other: Read): string[] {
	return [...subjectOf(one)].filter((stem) => other.stems.includes(stem));
}

const mostWords = 3;

/**
 * What both of two statements speak of: the longest row of words that stand side by side in the first and that the other has,
 * too, without what is done; "" where they share none.
 */
export function topicOf({ words, plain, language }: Read, other: Read): string {
	const telling = new Set(tellingWords(words, language));
	const isShared = (word: string) =>
		telling.has(word) && !isVerbal(word, language) && other.stems.includes(stemOf(word, language));
	const rows: string[][] = [[]];
	for (const word of words) {
		if (isShared(word)) rows.at(-1)?.push(word);
		else if (rows.at(-1)?.length !== 0) rows.push([]);
	}
	const [longest = []] = rows.toSorted((one, another) => another.length - one.length);
	return longest
		.slice(0, mostWords)
		.map((word) => asWritten(word, plain))
		.join(" ");
}

/** A word in the case in which the text has it: German nouns keep their capital. */
function asWritten(word: string, text: string): string {
	const at = text.toLowerCase().indexOf(word);
	return at < 0 ? word : text.slice(at, at + word.length);
}
