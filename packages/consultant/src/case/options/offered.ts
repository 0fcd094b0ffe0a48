import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import type { Matcher } from "../../languages/matchers.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { placeOf } from "../../languages/time/sequence.ts";
import { offerWordsOf } from "../../languages/ways/offer-words.ts";
import { wayKindsOf } from "../../languages/ways/way-kinds.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Offer } from "../../roles/offers.ts";
import type { Read } from "../../roles/statements.ts";
import { capitalise } from "../../wording/capitalise.ts";
import { workWords } from "../../wording/work/work-words.ts";
import { isVariant } from "./offering.ts";

const longestThing = 70;

/** The name of a supplier's offer: what is offered and by whom; as the text calls it where it does not say what. */
export function offerName(offer: Offer, block: readonly Read[], language: Language): string {
	const { by, announced } = offer;
	const who = supplierIn(by, language);
	const written = block.flatMap(({ figures, text }) =>
		figures.map(({ start, end }) => text.slice(start, end)),
	);
	const thing = thingIn(offer.says, language, written) ?? thingFor(announced, language, written);
	if (thing) return `${capitalise(thing)} (${who})`;
	const isName = !offersItself(by, language) && (offer.isDemand || isSurelyName(who, language));
	return isName ? workWords(language).offerBy(who) : by;
}

/** "Angebot A (Firma Berger)", "Chez Barrex on", "Herr Stolz meint": the name alone. */
function supplierIn(by: string, language: Language): string {
	const bracket = /\((\p{Lu}[^()]+)\)$/u.exec(by)?.[1];
	if (bracket) return bracket;
	const { function: small, says } = cuesOf(language);
	const said = by.split(/\s+/u);
	const told = said.findIndex((word, at) => at > 0 && isOf([says], word));
	const words = told < 0 ? said : said.slice(0, told);
	while (words.length > 1 && isOf([small], words.at(-1))) words.pop();
	if (words.length > 1 && beforeName.test(words[0] ?? "")) words.shift();
	return words.join(" ");
}

/** At somebody's, in each language. */
const beforeName = /^(?:at|with|bei|chez|con|en|da|bij)$/iu;

/** All in capitals at their beginning; in a language that writes its nouns so, a name is not told from a thing. */
function isSurelyName(who: string, language: Language): boolean {
	const { function: small } = cuesOf(language);
	const words = who.match(/\p{L}[\p{L}'’.-]*/gu) ?? [];
	return (
		language !== "de" &&
		!wayKindsOf(language)?.version.at(wordsOf(who), 0) &&
		words.every((word) => /^\p{Lu}/u.test(word) || small.has(word.toLowerCase()))
	);
}

/** "Angebot A", "Variante 2" */
function offersItself(by: string, language: Language): boolean {
	return cuesOf(language).rival.has(wordsOf(by)[0] ?? "") || isVariant(by, language);
}

/** "… £9,000 for a new door", "Miete 1.350 € im Monat", "heat pump, £18,000": what the price is for. */
function thingIn(says: string, language: Language, written: readonly string[]): string | null {
	const parts = says.split(/[,;()](?!\d)|\.\s|\s[–—-]\s|\.$/u);
	const things = parts.flatMap((part) => asThing(part, language, written) ?? []);
	return thingFor(says, language, written) ?? things[0] ?? null;
}

/** What stands behind "for": not so long a time, nor a year of a contract. */
function thingFor(said: string, language: Language, written: readonly string[]): string | null {
	for (const { index, 0: mark } of said.matchAll(forWhat(language))) {
		const [part = ""] = said.slice(index + mark.length).split(/[,;:()]|\.\s|\.$/u);
		const thing = asThing(part, language, written);
		if (thing) return thing;
	}
	return null;
}

const forWhat = patternByLanguage(
	({ forWhom, offerFor }) => new RegExp(`(?<!\\p{L})(?:${forWhom}|${offerFor})\\s`, "giu"),
);

/** What a part of the offer names up to its first figure; null for a time, or how or when it is to be had. */
function asThing(part: string, language: Language, written: readonly string[]): string | null {
	const places = written.map((figure) => part.indexOf(figure)).filter((at) => at >= 0);
	const said = part
		.slice(0, Math.min(part.length, ...places))
		.trim()
		.split(/\s+/u);
	const { function: small, oneOff, added, free, priced } = cuesOf(language);
	while (isOf([small, priced], said.at(-1))) said.pop();
	const thing = said.join(" ");
	const words = wordsOf(thing);
	const cues = offerWordsOf(language);
	if (!cues || thing.length > longestThing || stemsOf(words, language).length === 0) return null;
	if (placeOf(thing, language).isNext) return null;
	if (small.has(words[0] ?? "") && !opensThing(language).test(thing)) return null;
	const { supply, begins, atOnce, term, demands, laterYears } = cues;
	const others = [supply, begins, atOnce, term, demands, laterYears, oneOff, added, free];
	return others.some((list) => list.count(words) > 0) ? null : thing;
}

const opensThing = patternByLanguage(
	({ article, anArticle }) => new RegExp(`^(?:${article}|${anArticle})(?!\\p{L})`, "iu"),
);

function isOf(lists: readonly Matcher[], word: string | undefined): boolean {
	return word !== undefined && lists.some((list) => list.has(word.toLowerCase()));
}
