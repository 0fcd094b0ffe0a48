import { addDays, mondayOf } from "../day.ts";
import type { Spoken } from "./named-day.ts";

/**
 * The Monday of a numbered week (ISO 8601: the first one has the year's first Thursday): `KW 12`, `CW12/2027`,
 * `semaine 12`. Without a year the one between two months before today and ten after.
 */
export function readCalendarWeek({ words, today }: Spoken): string | null {
	const parts = /^(?:kw|cw|w|week|woche|semaine|semana|settimana) ?(\d{1,2})(?:[/ -](\d{4}))?$/.exec(
		words.join(" "),
	);
	if (!parts) return null;
	const [, week, year] = parts;
	if (year !== undefined) return mondayOfWeek(Number(week), Number(year));
	const thisYear = Number(today.slice(0, 4));
	const mondays = [thisYear - 1, thisYear, thisYear + 1].map((each) => mondayOfWeek(Number(week), each));
	return mondays.find((monday) => monday !== null && monday > addDays(today, -61)) ?? null;
}

function mondayOfWeek(week: number, year: number): string | null {
	// 4 January lies in the first week, 28 December in the last.
	const monday = addDays(mondayOf(`${year}-01-04`), 7 * (week - 1));
	return week >= 1 && monday <= mondayOf(`${year}-12-28`) ? monday : null;
}
