import { addDays, dayNumber, mondayOf, weekdayOf } from "../day.ts";
import { addMonths, lastDayOf, monthOf } from "../month.ts";
import { dayInYear } from "./day-in-year.ts";
import type { DayWords } from "./day-words.ts";

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

/** `end of june 2027`, `ende juni`, `eom`, `end of next quarter`. */
export function readEnd({ words, today, monthOf: monthNamed }: Spoken): string | null {
	const [first = "", ...more] = words;
	const abbreviated = /^eo([wmqy])$/.exec(first)?.[1];
	if (abbreviated !== undefined) return more.length === 0 ? endOf(abbreviated, today, 0) : null;
	if (!/^(?:end|ende|fin|fine|eind|einde)$/.test(first)) return null;
	const [named = "", year, ...rest] = more.filter((word) => !little.test(word) && !next.test(word));
	if (rest.length > 0) return null;
	const unit = /^(week|month|quarter|year)$/.exec(named)?.[1];
	if (unit !== undefined && year === undefined)
		return endOf(unit, today, more.some((word) => next.test(word)) ? 1 : 0);
	const month = monthNamed(named);
	if (month === null || (year !== undefined && !/^\d{4}$/.test(year))) return null;
	const inMonth = dayInYear(28, month, year, today);
	return inMonth && lastDayOf(monthOf(inMonth));
}

/** The end of this week (its Friday), month, quarter or year, or of the one so many after it. */
function endOf(unit: string, today: string, ahead: number): string {
	if (unit.startsWith("w")) {
		// On a weekend the next one is meant.
		const untilFriday = (4 - weekdayOf(dayNumber(today)) + 7) % 7;
		return ahead === 0 ? addDays(today, untilFriday) : addDays(mondayOf(today), 11);
	}
	const months = { m: 1, q: 3, y: 12 }[unit.charAt(0)] ?? 1;
	const passed = (Number(today.slice(5, 7)) - 1) % months;
	return lastDayOf(addMonths(monthOf(today), months - 1 - passed + months * ahead));
}
