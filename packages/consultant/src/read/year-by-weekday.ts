import { type Language, spoken } from "../languages/language.ts";

/** A date without a year: the latest one that has been, on the weekday that stands beside it where there is one. */
export function yearByWeekday(text: string, date: string, today: string, language: Language): string {
	const names = new Intl.DateTimeFormat(spoken(language), {
		weekday: "long",
		timeZone: "UTC",
	});
	const years = Array.from(
		{ length: 12 },
		(_, back) => `${Number(today.slice(0, 4)) - back}${date.slice(4)}`,
	);
	const past = years.filter((day) => day <= today && !Number.isNaN(Date.parse(day)));
	const said = text.toLowerCase();
	return (
		past.find((day) =>
			said.includes(
				names
					.format(new Date(`${day}T00:00:00Z`))
					.slice(0, 4)
					.toLowerCase(),
			),
		) ??
		past[0] ??
		today
	);
}
