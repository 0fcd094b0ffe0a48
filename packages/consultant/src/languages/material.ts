import { detectLanguage } from "./detect.ts";
import { countSmallWords } from "./grammar/small-words.ts";
import type { Language } from "./language.ts";
import { wordsOf } from "./words.ts";

/** So much of a document is looked at to tell its language, in characters. */
export const languageSample = 20_000;

/** The language of a document, by the prose at its beginning; of a workbook, which has none, by what its cells say. */
export function languageOfDocument(content: string): Language {
	const found = detectLanguage(proseOf(content));
	return found === "unknown" ? detectLanguage(cellsOf(content)) : found;
}

/** So many small words more than the document's language must have another one. */
const clearlyMore = 3;

/** The language of a paragraph or item: that of its document, unless its small words are clearly those of another known one. */
export function languageOfPassage(text: string, ofDocument: Language): Language {
	if (ofDocument === "unknown") return ofDocument;
	const counts = countSmallWords(wordsOf(text));
	const own = counts.find(({ language }) => language === ofDocument)?.count ?? 0;
	const [best] = counts;
	return best && best.count >= own + clearlyMore ? best.language : ofDocument;
}

/** The language that most of a material's text is in; of two as long the one that comes first. */
export function mainLanguage(documents: readonly { language: Language; length: number }[]): Language {
	const lengths = new Map<Language, number>();
	for (const { language, length } of documents) lengths.set(language, (lengths.get(language) ?? 0) + length);
	return [...lengths].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "unknown";
}

/** A text's beginning without tables and addresses, which look like no language. */
function proseOf(content: string): string {
	return (
		content
			.slice(0, languageSample)
			.split("\n")
			.filter((line) => !/\|.*\||\t/.test(line) || content.length < 400)
			.join(" ")
			.slice(0, 8_000) || content.slice(0, 8_000)
	);
}

/** What the rows of tables say in words. */
function cellsOf(content: string): string {
	return content
		.slice(0, languageSample)
		.split("\n")
		.filter((line) => /\|.*\||\t/.test(line))
		.flatMap((line) => line.split(/[|\t]/).filter((cell) => /\p{L}+\s\p{L}+\s\p{L}+/u.test(cell)))
		.join(". ");
}
