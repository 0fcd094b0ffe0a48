import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { shareWords, speaksOfUs } from "../../languages/share-words.ts";
import { isVerbal } from "../../languages/verbal.ts";
import { wordsOf } from "../../languages/words.ts";
import { sidesOf, withoutDates } from "../../ledger/clause.ts";
import { namesNothing } from "../../ledger/says-when.ts";
import type { Place } from "../place.ts";

/** What a share is of, and its whole name. */
export type ShareName = { of: string; name: string };

const mostOfName = 80;

/** "Share of the parcels that came back": of a percentage whose clause says of what it is and what becomes of that. */
export function shareName({ entry: { figure }, statement }: Place): ShareName | null {
	const { language, text, figures, kind } = statement;
	if (figure.kind !== "percent" || kind === "row" || kind === "cell") return null;
	const undated = withoutDates(text, figures);
	const { before } = sidesOf(undated, figure);
	const behind = undated.slice(figure.end).split(/[,;()«»„“"]|\s[–—-]\s|[.!?:](?:\s|$)/u)[0] ?? "";
	const ahead = before.split(/:\s/u).at(-1)?.trim() ?? "";
	const parts = opensWithOf(language).test(behind)
		? partsBehind(behind, ahead, language)
		: partsAround(ahead, behind, language);
	if (!parts) return null;
	const name = nameFrom(parts, language);
	const isTold = !/\d/u.test(name) && name.length <= mostOfName && !isStopped(parts, language);
	return isTold && namesThing(parts.of, language) ? { of: parts.of, name } : null;
}

type Parts = { of: string; verb: string; rest: string };

/** "Of the parcels came back", Dutch and German also with the verb ahead: "kwam 31 % van de pakketten terug". */
function partsBehind(behind: string, ahead: string, language: Language): Parts | null {
	const words = behind.trim().split(/\s+/u);
	const at = words.findIndex((word, place) => place > 1 && isVerbOf(word, words[place - 1] ?? "", language));
	const end = words.findIndex((word, place) => place > 0 && isNounEnd(word, place, words, language));
	if (at > 0) {
		// "(Dat) 31 % van de ritten te laat was": what follows the noun stands before its verb already.
		const isWholeEnd = isVerbLast(language) && at === words.length - 1 && end > 0;
		const of = isWholeEnd ? words.slice(0, end + 1) : words.slice(0, at);
		const rest = isWholeEnd ? words.slice(end + 1, at) : words.slice(at + 1);
		return { of: of.join(" "), verb: words[at] ?? "", rest: rest.join(" ") };
	}
	const verb = ahead.split(/\s+/u).at(-1) ?? "";
	if (!isVerbLast(language) || !isShareVerb(verb, language)) return null;
	return end < 0
		? null
		: { of: words.slice(0, end + 1).join(" "), verb, rest: words.slice(end + 1).join(" ") };
}

/** "Of all callers 47 % got through", "van alle bellers kreeg 47 % antwoord" */
function partsAround(ahead: string, behind: string, language: Language): Parts | null {
	if (!opensWithOf(language).test(ahead)) return null;
	const [of, rest] = [ahead.split(/\s+/u), behind.trim().split(/\s+/u)];
	const last = of.at(-1) ?? "";
	if (isVerbLast(language))
		return isShareVerb(last, language)
			? { of: of.slice(0, -1).join(" "), verb: last, rest: rest.join(" ") }
			: null;
	const [verb = ""] = rest;
	return isShareVerb(verb, language) ? { of: of.join(" "), verb, rest: rest.slice(1).join(" ") } : null;
}

/** Whether something begins with what a share is of: "of the parcels". */
export const opensWithOf = patternByLanguage(({ of }) => new RegExp(`^\\s*${of}(?:\\s|(?<=['’]))`, "iu"));

/** Whether the verb of a clause that says more of a noun stands at its end. */
function isVerbLast(language: Language): boolean {
	return language === "de" || language === "nl";
}

/** A verb behind a noun, not behind an article; in German nouns have a capital. */
function isVerbOf(word: string, before: string, language: Language): boolean {
	if (cuesOf(language).function.has(before)) return false;
	return (language !== "de" || /^\p{Lu}/u.test(before)) && isShareVerb(word, language);
}

/** Whether a word in small letters says what becomes of a part. */
export function isShareVerb(word: string, language: Language): boolean {
	if (!/^\p{Ll}/u.test(word)) return false;
	const plain = wordsOf(word).at(-1) ?? "";
	const { verbs, past } = shareWords(language);
	const { negation, function: small } = cuesOf(language);
	const opens = small.has(plain) && !negation.has(plain);
	return verbs.has(plain) || (isVerbal(plain, language) && !opens) || (past.test(plain) && plain.length > 4);
}

/** The noun behind "of the": in German the first with a capital, in Dutch what stands behind its article. */
function isNounEnd(word: string, place: number, words: readonly string[], language: Language): boolean {
	if (language === "de") return /^\p{Lu}/u.test(word);
	const small = cuesOf(language).function;
	return !small.has(word) && (small.has(words[place - 1] ?? "") || /en$/u.test(word));
}

/** "Of everything we put in the water", "of the parcels that come late": who speaks, a clause that says more of the noun, or what is only reported of it ("dei casi c'è scritto che"). */
function isStopped({ of, verb, rest }: Parts, language: Language): boolean {
	if (wordsOf(of).some((word) => isVerbal(word, language))) return true;
	const { relative } = cuesOf(language);
	if (wordsOf(rest).some((word) => relative.has(word))) return true;
	return [of, verb, rest].some((part) => wordsOf(part).some((word) => speaksOfUs(word, language)));
}

function namesThing(of: string, language: Language): boolean {
	return wordsOf(of).some((word) => word.length > 2 && !namesNothing(word, language));
}

function nameFrom({ of, verb, rest }: Parts, language: Language): string {
	const { share, who } = shareWords(language);
	const own = tidy(rest, language);
	const thing = tidy(of, language);
	const head = `${share} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
	if (!isVerbLast(language)) return `${head} ${who} ${verb} ${own}`.trim();
	const joint = language === "nl" && /en$/u.test(verb) ? "die" : who;
	return `${head}${language === "de" ? "," : ""} ${joint} ${verbAtEnd(verb, own, language)}`;
}

/** "Kamen zurück" as "zurückkamen", "sind verloren gegangen" as "verloren gegangen sind". */
function verbAtEnd(verb: string, rest: string, language: Language): string {
	const words = rest === "" ? [] : rest.split(/\s+/u);
	const last = words.at(-1) ?? "";
	if (!shareWords(language).particles.has(last)) return [...words, verb].join(" ");
	return [...words.slice(0, -1), `${last}${verb}`].join(" ");
}

/** Without small words at the end that a date has left, but with the part of a verb that stands there. */
function tidy(rest: string, language: Language): string {
	const words = rest
		.trim()
		.replace(/[.,;:!?]+$/u, "")
		.split(/\s+/u);
	const { particles } = shareWords(language);
	const small = cuesOf(language).function;
	const isLeft = (word: string) =>
		word === "" || (small.has(word) && !particles.has(word) && /^\p{Ll}/u.test(word));
	while (words.length > 0 && isLeft(words.at(-1) ?? "")) words.pop();
	return words.join(" ");
}
