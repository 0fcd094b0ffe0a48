import { withoutDates } from "../figures/clause.ts";
import { dateLexiconOf } from "../figures/dates/date-lexicon.ts";
import type { Figure } from "../figures/figure.ts";
import { namesNothing } from "../figures/says-when.ts";
import { type CueKind, cuesOf } from "../languages/cues.ts";
import { isVerbal } from "../languages/grammar/verbal.ts";
import type { Language } from "../languages/language.ts";
import { isNameless } from "../languages/people/nameless.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";

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
	if (found !== "") return names(found, language) ? found : "";
	// A date only says when: "Average in February: 84 days".
	const undated = counted.filter(({ kind }) => kind !== "date");
	if (undated.length === counted.length) return "";
	const beside = subjectBeside(withoutDates(text, figures), figure, undated, language);
	return names(beside, language) ? beside : "";
}

/** "A month", "ago", "once": what only says when or how much does not say what has the value. German writes nouns large. */
function names(subject: string, language: Language): boolean {
	return subject.split(/[\s-]+/u).some((written) => {
		const [word = ""] = wordsOf(written);
		const isNoun = language !== "de" || /^\P{L}*\p{Lu}/u.test(written);
		return isNoun && word.length > 2 && (isNameless(word, language) || !namesNothing(word, language));
	});
}

/** "Über einen Antrag": what may be a one is an article, and parts no clause; "more than a quarter" is a bound. */
function isArticle({ kind, value, bound, start }: Figure, text: string): boolean {
	if (kind !== "count" || value !== 1 || !/^\p{L}/u.test(text.slice(start))) return false;
	return bound === null || /^\P{L}*\p{L}+\s$/u.test(text.slice(0, start));
}

function subjectBeside(text: string, figure: Figure, figures: readonly Figure[], language: Language): string {
	const before = figures.filter(({ end }) => end <= figure.start).at(-1);
	const after = figures.find(({ start }) => start >= figure.end);
	const between = text.slice(before?.end ?? 0, figure.start);
	// "£1.62 a litre for diesel, £62,000 in all": the litre belongs to the amount before.
	const left = tokensOf(lastClause(before?.per ? between.replace(aPiece(language), "") : between));
	const right = firstClause(text.slice(figure.end, after?.start ?? text.length));
	const behind = strip(untilVerb(tokensOf(right), language), language).replace(/^d(?:ell)?['’]/iu, "");
	if (genitive(language).test(right) && figure.kind !== "money" && behind !== "") return behind;
	const ahead = strip(besideVerb(left, language), language);
	if (ahead !== "") return ahead;
	return behind.split(" ").length > mostWordsBehind ? "" : behind;
}

const aPiece = patternByLanguage(
	({ per, aUnit }) => new RegExp(`^\\s?(?:/|(?:${per}|${aUnit})\\s)\\s?\\p{L}+`, "iu"),
);

/** What stands between two spaces, and the lower-case words in it. */
type Token = { written: string; words: readonly string[] };

function tokensOf(clause: string): Token[] {
	return (clause.match(/\S+/g) ?? []).map((written) => ({ written, words: wordsOf(written) }));
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

function verbsOf(tokens: readonly Token[], language: Language): number[] {
	return tokens.flatMap(({ written, words }, at) => {
		const isVerb = words.some((word) => isVerbal(word, language));
		return isVerb || isGermanVerb(written, tokens[at + 1]?.written, language) ? at : [];
	});
}

/** "Entscheidet das Amt": before an article or another small word stands no German word in small letters but a verb. */
function isGermanVerb(word: string, next: string | undefined, language: Language): boolean {
	if (language !== "de" || !/^\p{Ll}{3,}(?:t|en)$/u.test(word)) return false;
	const { function: small } = cuesOf(language);
	return (dateLexiconOf(language).articles.has(next ?? "") || small.has(next ?? "")) && !small.has(word);
}

/** Up to its verb: "courses n'ont pas été assurées" are "courses". */
function untilVerb(clause: readonly Token[], language: Language): readonly Token[] {
	return clause.slice(0, verbsOf(clause, language)[0]);
}

/** "Pricing writes that the price list …": what is reported, not by whom. */
function withoutReport(clause: readonly Token[], language: Language): readonly Token[] {
	const { says } = cuesOf(language);
	const at = clause.findIndex(
		({ written }, place) =>
			opensReport(language).test(written) && (place === 0 || says.has(clause[place - 1]?.words[0] ?? "")),
	);
	return at < 0 ? clause : clause.slice(at + 1);
}

const opensReport = patternByLanguage(
	({ that, elidedThat }) => new RegExp(`^(?:${that}|${elidedThat})$`, "iu"),
);

/** "It leaves if we are above 12 %": what the condition says, not what follows from it. */
function underCondition(clause: readonly Token[], language: Language): readonly Token[] {
	const { condition } = cuesOf(language);
	return clause.slice(clause.findLastIndex(({ words: [first = ""] }) => condition.has(first)) + 1);
}

/** What stands before its verb, else what stands behind the last of them. */
function besideVerb(clause: readonly Token[], language: Language): readonly Token[] {
	const tokens = underCondition(withoutReport(clause, language), language);
	const verbs = verbsOf(tokens, language);
	const before = tokens.slice(0, verbs[0]);
	const last = verbs.at(-1);
	return last === undefined || strip(before, language) !== "" ? before : tokens.slice(last + 1);
}

const joining: ReadonlySet<CueKind> = new Set(["function", "linking", "now", "target", "says"]);

/** Without the small and joining words at both ends; at most eight words, the last of them. */
function strip(clause: readonly Token[], language: Language): string {
	const { kindsOf } = cuesOf(language);
	const says = (token: Token | undefined) => {
		// Of "d'occupation" the article says nothing.
		const plain = token?.words.at(-1) ?? "";
		return plain !== "" && !kindsOf(plain).some((kind) => joining.has(kind));
	};
	let from = 0;
	let to = clause.length;
	while (to > from && !says(clause[to - 1])) to--;
	while (from < to && !says(clause[from])) from++;
	const kept = clause.slice(Math.max(from, to - mostWords), to);
	while (kept.length > 0 && !says(kept[0])) kept.shift();
	return kept
		.map(({ written }) => written)
		.join(" ")
		.replace(/^[\s"'„“«(*>-]+|[\s"'”»),.:*-]+$/gu, "");
}
