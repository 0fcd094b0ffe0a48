import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { isVerbal } from "../languages/verbal.ts";
import { wordsOf } from "../languages/words.ts";
import { withoutDates } from "./clause.ts";
import { dateLexiconOf } from "./dates/date-lexicon.ts";
import type { Figure } from "./figure.ts";

const mostWords = 8;
/** What stands behind a figure without "of" names it only while it is short: "97 % availability". */
const mostWordsBehind = 4;

/**
 * What a figure of a text is the value of, in the text's own words: what stands before it in its clause, or behind it
 * ("81% of sailings run"). "" where the clause names nothing.
 */
export function subjectOf(
	text: string,
	figure: Figure,
	figures: readonly Figure[],
	language: Language,
): string {
	const counted = figures.filter((each) => !isArticle(each, text));
	const found = subjectBeside(text, figure, counted, language);
	if (found !== "") return found;
	// A date only says when: "Average in February: 84 days".
	const undated = counted.filter(({ kind }) => kind !== "date");
	return subjectBeside(withoutDates(text, figures), figure, undated, language);
}

/** "Über einen Antrag": what may be a one is an article, and parts no clause; "more than a quarter" is a bound. */
function isArticle({ kind, value, bound, start }: Figure, text: string): boolean {
	if (kind !== "count" || value !== 1 || !/^\p{L}/u.test(text.slice(start))) return false;
	return bound === null || /^\P{L}*\p{L}+\s$/u.test(text.slice(0, start));
}

function subjectBeside(text: string, figure: Figure, figures: readonly Figure[], language: Language): string {
	const before = figures.filter(({ end }) => end <= figure.start).at(-1);
	const after = figures.find(({ start }) => start >= figure.end);
	const left = lastClause(text.slice(before?.end ?? 0, figure.start));
	const right = firstClause(text.slice(figure.end, after?.start ?? text.length));
	const behind = strip(untilVerb(right, language), language).replace(/^d(?:ell)?['’]/iu, "");
	const ahead = strip(besideVerb(left, language), language);
	if (genitive(language).test(right) && figure.kind !== "money" && behind !== "") return behind;
	if (ahead !== "") return ahead;
	return behind.split(" ").length > mostWordsBehind ? "" : behind;
}

/** "Of orders" behind "12 %" */
const genitive = patternByLanguage(({ of }) => new RegExp(`^\\s*${of}(?:\\s|(?<=['’]))`, "iu"));

function lastClause(text: string): string {
	const parts = text.split(/[;()«»„“"|\t\n]|,\s|\s[–—]\s|[.!?]\s/u);
	const last = parts.at(-1) ?? "";
	if (/\p{L}{3}|\p{Lu}{2}/u.test(last.replace(/:\s*$/, ""))) {
		const [label = "", own = ""] = last.split(/:\s(?=[^:]*$)/u);
		return /\p{L}{3}/u.test(own) && own !== "" ? own : label;
	}
	return parts.length > 1 && /:\s*$/.test(parts.slice(0, -1).join("")) ? "" : (parts.at(-2) ?? "");
}

function firstClause(text: string): string {
	return text.split(/[;:()«»„“"|\t\n]|,\s|\s[–—]\s|[.!?](?:\s|$)/u)[0] ?? "";
}

function verbsOf(words: readonly string[], language: Language): number[] {
	return words.flatMap((word, at) => {
		const isVerb = wordsOf(word).some((each) => isVerbal(each, language));
		return isVerb || isGermanVerb(word, words[at + 1], language) ? at : [];
	});
}

/** "Entscheidet das Amt": before an article stands no German word in small letters but a verb or a small one. */
function isGermanVerb(word: string, next: string | undefined, language: Language): boolean {
	if (language !== "de" || !/^\p{Ll}{3,}(?:t|en)$/u.test(word)) return false;
	return dateLexiconOf(language).articles.has(next ?? "") && !cuesOf(language).function.has(word);
}

/** Up to its verb: "courses n'ont pas été assurées" are "courses". */
function untilVerb(clause: string, language: Language): string {
	const words = clause.trim().split(/\s+/);
	const [first] = verbsOf(words, language);
	return first === undefined ? clause : words.slice(0, first).join(" ");
}

/** "Pricing writes that the price list …": what is reported, not by whom. */
function withoutReport(words: readonly string[], language: Language): readonly string[] {
	const { says } = cuesOf(language);
	const at = words.findIndex(
		(word, place) =>
			opensReport(language).test(word) && (place === 0 || says.has(wordsOf(words[place - 1] ?? "")[0] ?? "")),
	);
	return at < 0 ? words : words.slice(at + 1);
}

const opensReport = patternByLanguage(
	({ that, elidedThat }) => new RegExp(`^(?:${that}|${elidedThat})$`, "iu"),
);

/** "It leaves if we are above 12 %": what the condition says, not what follows from it. */
function underCondition(words: readonly string[], language: Language): readonly string[] {
	const { condition } = cuesOf(language);
	return words.slice(words.findLastIndex((word) => condition.has(wordsOf(word)[0] ?? "")) + 1);
}

/** What stands before its verb, else what stands behind the last of them. */
function besideVerb(clause: string, language: Language): string {
	const words = underCondition(withoutReport(clause.trim().split(/\s+/), language), language);
	const verbs = verbsOf(words, language);
	const [first] = verbs;
	if (first === undefined) return words.join(" ");
	const before = words.slice(0, first).join(" ");
	return strip(before, language) === "" ? words.slice((verbs.at(-1) ?? first) + 1).join(" ") : before;
}

/** Without the small and joining words at both ends; at most eight words, the last of them. */
function strip(clause: string, language: Language): string {
	const { function: empty, linking, now, target, says: told } = cuesOf(language);
	const words = clause
		.trim()
		.split(/\s+/)
		.filter((word) => word !== "");
	const says = (word: string | undefined) => {
		// Of "d'occupation" the article says nothing.
		const plain = wordsOf(word ?? "").at(-1) ?? "";
		return plain !== "" && ![empty, linking, now, target, told].some((list) => list.has(plain));
	};
	let from = 0;
	let to = words.length;
	while (to > from && !says(words[to - 1])) to--;
	while (from < to && !says(words[from])) from++;
	const kept = words.slice(Math.max(from, to - mostWords), to);
	while (kept.length > 0 && !says(kept[0])) kept.shift();
	return kept.join(" ").replace(/^[\s"'„“«(*>-]+|[\s"'”»),.:*-]+$/gu, "");
}
