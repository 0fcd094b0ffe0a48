import type { Language } from "../../../languages/language.ts";
import { dateLexiconOf } from "../../../ledger/dates/date-lexicon.ts";
import { fold } from "../../../ledger/figures/tokens.ts";

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
