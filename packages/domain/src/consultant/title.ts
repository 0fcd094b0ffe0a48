import { sentencesOf } from "./text/passages.ts";
import { languageOf } from "./text/words.ts";

const longestTitle = 120;

/** What a session is called: the first sentence of its material, cut at a word; `fallback` when there is none. */
export function titleOf(content: string, fallback: string): string {
	const beginning = content.slice(0, 4_000);
	const [first] = sentencesOf(beginning, languageOf(beginning));
	const sentence = (first?.text ?? fallback).replaceAll(/\s+/g, " ").trim();
	if (sentence.length <= longestTitle) return sentence;
	const cut = sentence.slice(0, longestTitle).toWellFormed();
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestTitle / 2)).replace(/[\s,;:–-]+$/, "")}…`;
}
