import { cuesOf } from "../../languages/cues.ts";
import { patternByLanguage } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import type { DateRelation } from "../figure.ts";
import type { DateSource } from "./read-date.ts";

/**
 * How a day bounds what is said where it is the day of something that happens: "before the season opens on 3 May", "in time
 * for the fair (3 May)"; else as the words right before it do.
 */
export function byEvent(source: DateSource, at: number, own: DateRelation | null): DateRelation | null {
	const start = source.tokens[at]?.start ?? 0;
	const { text, past, dates } = source;
	const written = text.slice(Math.max(0, start - longest), start);
	// "Until the summer closure (from 19 July)": what lasts begins on that day.
	const before = own === "from" ? written.replace(/\((?:[\p{L}'’]+\s){1,3}$/u, "(") : written;
	const isOpen = own === null || own === "on" || own === "since" || own === "in";
	if (past || (!isOpen && before === written)) return own;
	const { language } = dates;
	if (leads(language).test(before)) return "by";
	const match = mayLead(language).exec(before);
	if (!match) return own;
	const cues = cuesOf(language);
	const said = wordsOf(text.slice(Math.max(0, start - 2 * longest), start + longest));
	const isFirst = start <= longest && !/\p{L}/u.test(before.slice(0, match.index).replace(label, ""));
	const isWanted = [cues.must, cues.wanting, cues.target, cues.done].some((list) => list.count(said) > 0);
	return isFirst || isWanted ? "by" : own;
}

/** So far before a day stands the word that leads to what happens on it. */
const longest = 80;

/** "A: ", "Date – " */
const label = /^[^:–|]{1,20}\s?[:–|]\s/u;

/** What happens: a few words, with a year at most ("the season of 2027"). */
const event = "(?!\\p{N})[^.;:!?()\\d]{2,60}?(?:\\b(?:19|20)\\d\\d\\b[-–/\\d]*)?";

const leads = patternByLanguage(({ towards, happensOn }) => leadingTo(towards, happensOn));
const mayLead = patternByLanguage(({ mayLeadTo, happensOn }) => leadingTo(mayLeadTo, happensOn));

function leadingTo(words: string, happensOn: string): RegExp {
	const on = `(?:${happensOn})(?!\\p{L})`;
	const joint = `(?:,\\s?|\\s?\\(|\\s(?=${on}))(?:(?:\\p{L}+\\s){0,2}${on}\\s?(?:${on}\\s)?)?`;
	return new RegExp(`(?<!\\p{L})(?:${words})(?:(?<=['’])|(?!\\p{L}))\\s?${event}${joint}$`, "iu");
}
