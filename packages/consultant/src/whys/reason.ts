import type { Read } from "../case/statements.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import { capitalise } from "../wording/capitalise.ts";

const fewestWords = 4;

/** The clause of a statement that says why, as it is written: "nobody signs, because each thinks …"; null for none. */
export function reasonIn(statement: Read): string | null {
	return explanationIn(statement)?.reason ?? null;
}

/** What a statement says and why, where it says both: "Results are late" and "the samples wait four hours". */
export function explanationIn({
	plain,
	language,
}: Pick<Read, "plain" | "language">): { effect: string; reason: string } | null {
	const { reason, reasonBehindComma } = cuesOf(language);
	for (const { 0: word, index } of plain.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
		if (index === 0) continue;
		const effect = plain.slice(0, index);
		const words = wordsOf(plain.slice(index, index + 40));
		const isReason = reason.at(words, 0) || (/[,;–—-]\s*$/u.test(effect) && reasonBehindComma.at(words, 0));
		if (!isReason) continue;
		const clause = keepsConnector(language, word)
			? plain.slice(index)
			: withoutConnector(plain.slice(index), word, [reason, reasonBehindComma]);
		const said = (clause.split(/[;:]\s|\.\s/u)[0] ?? "").replace(/[\s.;,!]+$/u, "");
		// "Since 12 August" says when.
		if (wordsOf(said).length < fewestWords || /^\d/.test(said)) continue;
		return { effect, reason: capitalise(said) };
	}
	return null;
}

/** Where the verb stands at the end of the clause, it reads with its connector only; these put it where a sentence has it. */
const beforeSentence: Partial<Record<Language, string>> = { de: "denn", nl: "want" };

function keepsConnector(language: Language, word: string): boolean {
	const other = beforeSentence[language];
	return other !== undefined && word.toLowerCase() !== other;
}

/** Connectors may have two words: "ya que", "dato che". */
function withoutConnector(
	text: string,
	word: string,
	lists: readonly { at(words: readonly string[], index: number): boolean; has(word: string): boolean }[],
): string {
	const isOneWord = lists.some((list) => list.has(word.toLowerCase()));
	return text
		.slice(word.length)
		.trim()
		.replace(isOneWord ? /^$/ : /^\S+\s/u, "");
}

/** Whether a statement says that it follows from what was said before it. */
export function tellsConsequence({ words, language }: Read): boolean {
	return cuesOf(language).consequence.count(words.slice(0, beginning)) > 0;
}

const beginning = 5;
