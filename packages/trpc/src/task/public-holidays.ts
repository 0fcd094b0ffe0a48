import type { HolidayCountry } from "@throughline/domain/task/calendar/holiday";
import { addDays } from "@throughline/domain/value/day";
import { invalidInput } from "../error.ts";

/** The rules of some two hundred countries, loaded when they are first asked for: they take a moment to read. */
const rules = async () => (await import("date-holidays")).default;

/** Names are in English where the rules have them. */
const language = "en";

/** Every country whose public holidays are known, by name. */
export async function knownCountries(): Promise<HolidayCountry[]> {
	const Holidays = await rules();
	const all = new Holidays();
	return Object.entries(all.getCountries(language))
		.map(([code, name]) => ({
			code,
			name,
			regions: Object.entries(all.getStates(code, language) ?? {})
				.map(([code, name]) => ({ code, name }))
				.sort((a, b) => a.name.localeCompare(b.name)),
		}))
		.sort((a, b) => a.name.localeCompare(b.name));
}

type Asked = { country: string; region: string | null; from: string; to: string };
type Day = { date: string; name: string };

/**
 * The public holidays of a country, or of a part of it, from one day to another: each day once, by date. Throws
 * INVALID_INPUT for a country or a part that is not known.
 */
export async function publicHolidays({ country, region, from, to }: Asked): Promise<Day[]> {
	const calendar = await calendarOf(country, region);
	const years = yearsFrom(from, to);
	const found = years.flatMap((year) =>
		calendar
			.getHolidays(year, language)
			.filter(({ type }) => type === "public")
			.flatMap(({ date, start, end, name }) =>
				daysOf(date.slice(0, 10), start, end).map((date) => ({ date, name })),
			),
	);
	const inOrder = found
		.filter(({ date }) => date >= from && date <= to)
		.sort((a, b) => a.date.localeCompare(b.date));
	return inOrder.filter(({ date }, place) => date !== inOrder[place - 1]?.date);
}

async function calendarOf(country: string, region: string | null) {
	const Holidays = await rules();
	const names = new Holidays();
	if (!(country in names.getCountries()))
		throw unknown("country", `The holidays of ${country} are not known`);
	if (region === null) return new Holidays(country);
	if (!(region in (names.getStates(country) ?? {})))
		throw unknown("region", `${country} has no part with the code ${region}`);
	return new Holidays(country, region);
}

function yearsFrom(from: string, to: string): number[] {
	const first = Number(from.slice(0, 4));
	return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}

const dayMs = 86_400_000;

/** Some last several days; half a day counts as none, for who works half of it works. */
function daysOf(first: string, start: Date, end: Date): string[] {
	const count = Math.round((end.getTime() - start.getTime()) / dayMs);
	return Array.from({ length: count }, (_, index) => addDays(first, index));
}

function unknown(path: string, message: string) {
	return invalidInput([{ path, message }]);
}
