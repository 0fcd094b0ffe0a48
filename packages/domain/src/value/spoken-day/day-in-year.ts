import { dayNumber, dayOf } from "../day.ts";
import { sameDayIn } from "../month.ts";

/** The day of that year; without a year that between two months before `today` and ten after. Null: there is none. */
export function dayInYear(
	dayOfMonth: number,
	month: number,
	year: string | undefined,
	today: string,
): string | null {
	if (year !== undefined) return existingDay(Number(year.padStart(4, "20")), month, dayOfMonth);
	const earliest = sameDayIn(today, -2);
	const thisYear = Number(today.slice(0, 4));
	const days = [thisYear - 1, thisYear, thisYear + 1].map((each) => existingDay(each, month, dayOfMonth));
	return days.find((day) => day !== null && day >= earliest && day < sameDayIn(today, 10)) ?? null;
}

/** `YYYY-MM-DD`; null for a day that does not exist, or lies before 1900. */
export function existingDay(year: number, month: number, dayOfMonth: number): string | null {
	const [monthText, dayText] = [month, dayOfMonth].map((number) => String(number).padStart(2, "0"));
	const day = `${year}-${monthText}-${dayText}`;
	return year >= 1900 && dayOf(dayNumber(day)) === day ? day : null;
}
