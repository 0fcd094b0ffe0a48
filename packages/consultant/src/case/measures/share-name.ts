import { sidesOf, withoutDates } from "../../figures/clause.ts";
import { dateLexiconOf } from "../../figures/dates/date-lexicon.ts";
import { namesNothing } from "../../figures/says-when.ts";
import { cuesOf } from "../../languages/cues.ts";
import { isVerbal } from "../../languages/grammar/verbal.ts";
import type { Language } from "../../languages/language.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { shareWords, speaksOfUs } from "../../languages/subjects/share-words.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Place } from "../place.ts";

/** What a share is of, and its whole name. */
export type ShareName = { of: string; name: string };

const mostOfName = 80;

/** "Share of the parcels that came back": of a percentage whose clause says of what it is and what becomes of that. */
export function shareName({ entry: { figure }, statement }: Place): ShareName | null {
	const { language, text, figures, kind } = statement;
	const isCounted = figure.kind === "ratio" && figure.unit !== null && !isOfPronoun(statement);
	if ((figure.kind !== "percent" && !isCounted) || kind === "row" || kind === "cell") return null;
	const undated = withoutDates(text, figures);
	const { before } = sidesOf(undated, figure);
	const rest = undated.slice(figure.end).split(/[,;()«»„“"]|\s[–—-]\s|[.!?:](?:\s|$)/u)[0] ?? "";
	// "62 of 940 operations started late": the things stand in the figure.
	const behind = isCounted
		? ` ${shareWords(language).ofThem} ${figure.unit}${untilReason(rest, language)}`
		: rest;
	const ahead = /:\s*$/u.test(undated.slice(0, figure.start))
		? ""
		: (before.split(/:\s/u).at(-1)?.trim() ?? "");
	const parts = opensWithOf(language).test(behind)
		? partsBehind(behind, ahead, language)
		: partsAround(ahead, behind, language);
	if (!parts) return null;
	// "Of the harvest 2025": of which year it is measured says no name.
	const name = nameFrom(parts, language).replaceAll(/\s(?:19|20)\d{2}(?!\d)/gu, "");
	const isTold = !/\d/u.test(name) && name.length <= mostOfName && !isStopped(parts, language);
	return isTold && namesThing(parts.of, language) ? { of: parts.of, name } : null;
}

/** "It has been run against 9 of the 64 databases" */
function isOfPronoun({ words: [first = "", second = ""], language }: Place["statement"]): boolean {
	return cuesOf(language).anaphor.has(first) && isVerbal(second, language);
}

/** `joint` is what the verb is joined by where it is no doing of the things themselves. */
type Parts = { of: string; verb: string; rest: string; joint?: string };

/** "Of the parcels came back", Dutch and German also with the verb ahead: "kwam 31 % van de pakketten terug". */
function partsBehind(behind: string, ahead: string, language: Language): Parts | null {
	const words = withoutRelative(behind.trim().split(/\s+/u), language);
	const at = words.findIndex((word, place) => place > 1 && isVerbOf(word, words[place - 1] ?? "", language));
	const end = words.findIndex((word, place) => place > 0 && isNounEnd(word, place, words, language));
	if (at > 0) {
		// "(Dat) 31 % van de ritten te laat was": what follows the noun stands before its verb already.
		const isWholeEnd = isVerbLast(language) && at === words.length - 1 && end > 0;
		const of = isWholeEnd ? words.slice(0, end + 1) : words.slice(0, at);
		const rest = isWholeEnd ? words.slice(end + 1, at) : words.slice(at + 1);
		return { of: of.join(" "), verb: words[at] ?? "", rest: rest.join(" ") };
	}
	const second = ahead === "" && end >= 0 ? verbBehind(words, end, language) : null;
	if (second) return second;
	// "Im Januar sind uns 6 % der Fahrten ausgefallen": to whom it happened stands behind its verb.
	const verb = ahead.split(/\s+/u).findLast((word) => !speaksOfUs(word, language)) ?? "";
	if (!isVerbLast(language)) return partsBehindVerb(words, ahead, language);
	if (!isShareVerb(verb, language)) return null;
	return end < 0
		? null
		: { of: words.slice(0, end + 1).join(" "), verb, rest: words.slice(end + 1).join(" ") };
}

/** "71 % der Fähren fuhren pünktlich ab", "17 % van de bezoeken begint te laat": behind what opens the sentence stands its verb. */
function verbBehind(words: readonly string[], end: number, language: Language): Parts | null {
	const verb = words[end + 1] ?? "";
	if (!isVerbLast(language) || !/^\p{Ll}{2,}(?:en|t)$/u.test(verb) || cuesOf(language).function.has(verb))
		return null;
	return { of: words.slice(0, end + 1).join(" "), verb, rest: words.slice(end + 2).join(" ") };
}

/** "Of the tubes that reach us are rejected": without the clause that says more of the noun, up to the next verb. */
function withoutRelative(words: string[], language: Language): string[] {
	if (isVerbLast(language)) return words;
	const at = words.findIndex((word, place) => place > 1 && cuesOf(language).relative.has(word));
	const isVerb = (word: string) => isShareVerb(word, language);
	const own = at < 0 ? -1 : words.findIndex((word, place) => place > at && isVerb(word));
	const next = own < 0 ? -1 : words.findIndex((word, place) => place > own + 1 && isVerb(word));
	return next < 0 ? words : [...words.slice(0, at), ...words.slice(next)];
}

/** "Se han suspendido 34 de cada 100 sesiones", "è tornato il 27 % delle scarpe": the verb ahead. */
function partsBehindVerb(of: readonly string[], ahead: string, language: Language): Parts | null {
	const words = ahead.split(/\s+/u);
	if (dateLexiconOf(language).articles.has(words.at(-1) ?? "")) words.pop();
	if (of.length > mostOfThing) return null;
	const thing = of.join(" ");
	const whole = ourParts(thing, words, language) ?? endedParts(thing, words, language);
	if (whole) return whole;
	const last = words.findLastIndex((word) => isShareVerb(word, language));
	if (last < 0 || words.length - last > mostBehindVerb) return null;
	if (saysNothing(words, last, language)) return null;
	let from = last;
	while (from > 0 && isShareVerb(words[from - 1] ?? "", language)) from--;
	// "We lost 12 % of our customers": they did not lose.
	if (!shareWords(language).before.has(words[from] ?? "")) return null;
	return {
		of: thing,
		verb: words.slice(from, last + 1).join(" "),
		rest: words.slice(last + 1).join(" "),
	};
}

/** "Il guaio sono", "el objetivo es": says nothing of what becomes of them. */
function saysNothing(words: readonly string[], verb: number, language: Language): boolean {
	const { linking, function: small } = cuesOf(language);
	const behind = words.slice(verb + 1);
	return behind.some((word) => small.has(word)) || (behind.length === 0 && linking.has(words[verb] ?? ""));
}

/** "Abbiamo buttato il 14 % della carta": share of the paper that we threw away. */
function ourParts(of: string, ahead: readonly string[], language: Language): Parts | null {
	const { ourDeed } = shareWords(language);
	const at = ourDeed ? ahead.findLastIndex((word) => word.toLowerCase() === ourDeed.opens) : -1;
	if (!ourDeed || at < 0) return null;
	const verb = ahead.slice(at + 1).join(" ");
	return ourDeed.verb.test(verb) ? { of, verb, rest: "", joint: ourDeed.joint } : null;
}

/** "È finito nel bidone il 29 % del cibo": with where it ended up. */
function endedParts(of: string, ahead: readonly string[], language: Language): Parts | null {
	const { before, ended } = shareWords(language);
	const at = ahead.findLastIndex((word) => before.has(word.toLowerCase()));
	const [verb = "", ...rest] = ahead.slice(at + 1);
	const isEnded = at >= 0 && ended?.test(verb) === true && rest.length > 0 && rest.length <= mostBehindEnded;
	return isEnded ? { of, verb: `${ahead[at]?.toLowerCase()} ${verb}`, rest: rest.join(" ") } : null;
}

const mostBehindEnded = 4;
const mostBehindVerb = 3;
const mostOfThing = 6;

/** "Were cancelled because a tray was missing": up to the reason. */
export function untilReason(text: string, language: Language): string {
	const words = text.split(/(?=\s)/u);
	const { causal } = cuesOf(language);
	const at = words.findIndex((word) => causal.has(wordsOf(word)[0] ?? ""));
	return (at < 0 ? words : words.slice(0, at)).join("");
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
	if (isOfOne(language)?.test(`${before} ${word}`) && !cuesOf(language).function.has(word)) return true;
	return (language !== "de" || /^\p{Lu}/u.test(before)) && isShareVerb(word, language);
}

/** "(31 % degli) ospiti prenota": behind several things a word in the singular is no adjective of theirs. */
function isOfOne(language: Language): RegExp | null {
	if (language === "it") return /[ie] \p{Ll}{3,}(?:a|ò)$/u;
	return language === "es" ? /s \p{Ll}{3,}(?:a|ó)$/u : null;
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
	return [withoutOwner(of, language), verb, rest].some((part) =>
		wordsOf(part).some((word) => speaksOfUs(word, language)),
	);
}

function namesThing(of: string, language: Language): boolean {
	return wordsOf(of).some((word) => word.length > 2 && !namesNothing(word, language));
}

function nameFrom({ of, verb, rest, joint: ourJoint }: Parts, language: Language): string {
	const { share, who } = shareWords(language);
	const own = tidy(rest, language);
	const thing = withoutOwner(tidy(of, language), language);
	const head = `${share} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
	if (!isVerbLast(language)) {
		const joint = ourJoint ?? (stateWithout(language)?.test(verb) ? "" : who);
		return [head, joint, verb, own].filter((part) => part !== "").join(" ");
	}
	const joint = language === "nl" && /en$/u.test(verb) ? "die" : who;
	return `${head}${language === "de" ? "," : ""} ${joint} ${verbAtEnd(verb, own, language)}`;
}

/** "(Calls) unanswered after ten minutes": no verb, but what they are. */
function stateWithout(language: Language): RegExp | null {
	return language === "en" ? /^un\p{L}+ed$/u : null;
}

/** "Of our parcels" as "of the parcels". */
function withoutOwner(of: string, language: Language): string {
	const words = of.split(" ");
	const { ours } = shareWords(language);
	return words
		.flatMap((word) => {
			const article = ours.find(([whose]) => whose === word)?.[1];
			return article === undefined ? word : article === "" ? [] : article;
		})
		.join(" ");
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
