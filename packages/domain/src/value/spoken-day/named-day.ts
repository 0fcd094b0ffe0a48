import { addDays, dayNumber, mondayOf, weekdayOf } from "../day.ts";
import { addMonths, lastDayOf, monthOf } from "../month.ts";
import { dayInYear } from "./day-in-year.ts";
import type { DayWords } from "./day-words.ts";
import { type Period, periodOf } from "./unit-words.ts";

/** What was said: as it is in small letters, and word by word as `plainWord` writes them. */
export type Spoken = DayWords & { text: string; words: readonly string[]; today: string };

const next = /^(?:next|nachste[mnrs]?|prochaine?|proxim[ao]|prossim[ao]|volgende)$/;
const last = /^(?:last|letzte[mnrs]?|derniere?|pasad[ao]|scors[ao]|vorige)$/;
/** What may stand between the words that count. */
const little = /^(?:of|the|on|this|am|der|des|du|de|del|di|van|le|la|el|il)$/;

/** `fri`, `next fri`, `vendredi prochain`, `last fri`. */
export function readWeekday({ words, today, weekdayOf: weekdayNamed }: Spoken): string | null {
	const telling = words.length > 1 ? words.filter((word) => !little.test(word)) : words;
	const [name = "", ...more] = telling.filter((word) => !next.test(word) && !last.test(word));
	const weekday = more.length === 0 ? weekdayNamed(name) : null;
	if (weekday === null) return null;
	const ahead = weekday - weekdayOf(dayNumber(today));
	if (telling.some((word) => next.test(word))) return addDays(mondayOf(today), 7 + weekday);
	if (telling.some((word) => last.test(word))) return addDays(today, ahead < 0 ? ahead : ahead - 7);
	return addDays(today, ahead > 0 ? ahead : ahead + 7);
}

/** `15 mar`, `March 15th, 2027`, `1er mars`. */
export function readMonthName({ words, today, monthOf: monthNamed }: Spoken): string | null {
	const [one = "", other = "", year, ...more] = words.filter((word) => !little.test(word));
	if (more.length > 0 || (year !== undefined && !/^(?:\d{2}|\d{4})$/.test(year))) return null;
	const [name, written] = /^\d/.test(one) ? [other, one] : [one, other];
	const dayOfMonth = /^(\d{1,2})(?:st|nd|rd|th|er|e|[ºª])?$/.exec(written)?.[1];
	const month = monthNamed(name);
	return month === null || dayOfMonth === undefined
		? null
		: dayInYear(Number(dayOfMonth), month, year, today);
}

/** `next week`, `nächsten Monat`, `le trimestre prochain`: the first day of the unit after this one. */
export function readStart({ words, today }: Spoken): string | null {
	const [named = "", ...rest] = words.filter((word) => !little.test(word) && !next.test(word));
	const unit = rest.length === 0 && words.some((word) => next.test(word)) ? periodOf(named) : null;
	if (unit === null) return null;
	if (unit === "week") return addDays(mondayOf(today), 7);
	return addDays(endOf(unit, today, 0), 1);
}

/** `end of june 2027`, `ende juni`, `eom`, `end of next quarter`, `Monatsende`, `end of Q1`. */
export function readEnd({ words, today, monthOf: monthNamed }: Spoken): string | null {
	const [first = "", ...more] = words;
	const short = more.length === 0 ? shortEnd(first) : null;
	if (short !== null) return endOf(short, today, 0);
	if (!/^(?:end|ende|fin|fine|eind|einde)$/.test(first)) return null;
	const [named = "", year, ...rest] = more.filter((word) => !little.test(word) && !next.test(word));
	if (rest.length > 0 || (year !== undefined && !/^\d{4}$/.test(year))) return null;
	const unit = year === undefined ? periodOf(named) : null;
	if (unit !== null) return endOf(unit, today, more.some((word) => next.test(word)) ? 1 : 0);
	const quarter = /^[qt]([1-4])$/.exec(named)?.[1];
	const month = quarter === undefined ? monthNamed(named) : Number(quarter) * 3;
	const inMonth = month === null ? null : dayInYear(28, month, year, today);
	return inMonth && lastDayOf(monthOf(inMonth));
}

/** The unit of `eom` and `Monatsende`. */
function shortEnd(word: string): Period | null {
	const [, one, other] = /^(?:eo([wmqy])|(monat|quartal|jahr)e?sende)$/.exec(word) ?? [];
	return periodOf(one ?? other ?? "");
}

/** The end of this week (its Friday), month, quarter or year, or of the one so many after it. */
function endOf(unit: Period, today: string, ahead: number): string {
	if (unit === "week") {
		// On a weekend the next one is meant.
		const untilFriday = (4 - weekdayOf(dayNumber(today)) + 7) % 7;
		return ahead === 0 ? addDays(today, untilFriday) : addDays(mondayOf(today), 11);
	}
	const months = { month: 1, quarter: 3, year: 12 }[unit];
	const passed = (Number(today.slice(5, 7)) - 1) % months;
	return lastDayOf(addMonths(monthOf(today), months - 1 - passed + months * ahead));
}
