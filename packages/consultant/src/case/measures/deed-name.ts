import { dateLexiconOf } from "../../figures/dates/date-lexicon.ts";
import type { Figure } from "../../figures/figure.ts";
import { fold } from "../../figures/words/tokens.ts";
import type { KnownLanguage, Language } from "../../languages/language.ts";
import { deedWords } from "../../languages/people/deed-words.ts";
import { isNameless } from "../../languages/people/nameless.ts";
import { measureWords, timesOfThing } from "../../languages/subjects/measure-words.ts";
import { shareWords } from "../../languages/subjects/share-words.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Place } from "../place.ts";

const mostOfName = 70;

/** "Time to attend a breakdown" of "it takes us 9 hours to attend a breakdown"; null of any other figure. */
export function timeOfDeed({ entry: { figure }, statement: { text, language } }: Place): string | null {
	if (language === "unknown" || figure.kind !== "duration") return null;
	const { takes, deed, timeTo } = deedWords(language);
	const before =
		text
			.slice(0, figure.start)
			.split(/[;:.]\s/u)
			.at(-1) ?? "";
	const behind = /^,?[^,;.:()–—]*/u.exec(text.slice(figure.end))?.[0].trimEnd() ?? "";
	const done = takes.test(before) ? deed.exec(behind)?.[1] : undefined;
	return done !== undefined && isName(done) ? `${timeTo} ${done}` : null;
}

/** "Guests (duration)": whatever is measured in time, one word that names none is a thing. */
export function asTime(name: string, { kind }: Figure, language: Language): string {
	if (kind !== "duration" || language === "unknown") return name;
	const isThing = /^\p{L}{3,}$/u.test(name) && measureWords(language)?.time.has(name.toLowerCase()) === false;
	return isThing ? `${name} (${timesOfThing[language].lasts})` : name;
}

/** "Aandeel van wat we ophalen dat we weggooien" of "van wat we ophalen gooien we nu 21% weg"; null of any other figure. */
export function shareOfOurs({ entry: { figure }, statement: { text, language } }: Place): string | null {
	if (language === "unknown" || figure.kind !== "percent") return null;
	const { ourShare, ofWhat } = deedWords(language);
	const before =
		text
			.slice(0, figure.start)
			.split(/[;:.]\s/u)
			.at(-1)
			?.trim() ?? "";
	const [, whole, verb] = ourShare?.exec(before) ?? [];
	const [, particle = ""] = /^\s(\p{Ll}+)(?=[,;.:]|$)/u.exec(text.slice(figure.end)) ?? [];
	if (whole === undefined || verb === undefined || !shareWords(language).particles.has(particle)) return null;
	const name = ofWhat(whole, `${particle}${verb}`);
	return isName(name) ? name : null;
}

/** "Time from the order to the dispatch" of "from the order to the dispatch 17 days pass"; null of any other figure. */
export function timeBetween({
	entry: { figure },
	statement: { text, kind, language },
}: Place): string | null {
	if (language === "unknown" || figure.kind !== "duration" || kind === "row" || kind === "cell") return null;
	const { between, time } = deedWords(language);
	const before = text.slice(0, figure.start).split(sentenceEnd).at(-1) ?? "";
	const [behind = ""] = text.slice(figure.end).split(sentenceEnd);
	const found = between.exec(before) ?? between.exec(behind);
	const span = found?.[1];
	if (found === null || span === undefined) return null;
	if (wordsOf(span).some((word) => isTime(word, language))) return null;
	// "The median from order to delivery" has its name.
	const [last = ""] = wordsOf(found.input.slice(0, found.index)).slice(-1);
	if (isNameless(last, language) || measureWords(language)?.time.has(last)) return null;
	const name = `${time} ${lowerFirst(span.trim())}`;
	return name.length <= mostOfSpan ? name : null;
}

const sentenceEnd = /[;:.]\s|\s[–—]\s/u;
const mostOfSpan = 95;

/** "From April to June", "from Monday to Friday" */
function isTime(word: string, language: KnownLanguage): boolean {
	const { months, weekdays } = dateLexiconOf(language);
	return [months, weekdays].some(({ byFirst }) => byFirst.has(fold(word)));
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

function isName(text: string): boolean {
	return text.length <= mostOfName && !/\d/u.test(text);
}
