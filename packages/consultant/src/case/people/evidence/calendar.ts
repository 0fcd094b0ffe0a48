import { dateLexiconOf } from "../../../figures/dates/date-lexicon.ts";
import { fold } from "../../../figures/words/tokens.ts";
import type { Language } from "../../../languages/language.ts";
import { personCues } from "../../../languages/people/person-words/matchers.ts";
import { titleBefore } from "../../../languages/people/person-words/titles.ts";

/** Weekdays are shortened to their first letters: "Mer", "Mié", "Tues", "Weds". */
const shortened = 3;
const longestShort = 4;

/** A month or a day of the week, whole or short: "Oktober", "Feb", "Thu". */
export function namesTime(word: string, language: Language): boolean {
	const plain = fold(word);
	const { months, weekdays } = dateLexiconOf(language);
	if (months.byFirst.has(plain) || weekdays.byFirst.has(plain)) return true;
	if (plain.length < shortened || plain.length > longestShort) return false;
	const short = plain.replace(/(?<=^.{3})s$/u, "");
	return [...weekdays.byFirst.keys()].some((day) => day.startsWith(short));
}

/**
 * "Anna Freitag" where it opens a sentence, or behind a title, a comma or a colon: somebody who is called so. "I see Graham
 * Friday" names the day; where days are written small, a capital is a name's.
 */
export function isCalledLikeTime(name: string, before: string, language: Language): boolean {
	const [first = "", ...more] = name.split(/\s+/u);
	const last = more.at(-1) ?? "";
	if (last.length <= longestShort || !personCues(language)?.anyGiven.has(first.toLowerCase())) return false;
	return writesDaysSmall.has(language) || /^\P{L}*$|[:,]\s$/u.test(before) || titleBefore.test(before);
}

const writesDaysSmall: ReadonlySet<Language> = new Set(["fr", "es", "it", "nl"]);
