import { z } from "zod";
import { changeOf, day, type Issue, id, instant, requiredText, version } from "../../shape.ts";
import { daysBetween } from "../../value/day.ts";

const name = requiredText(200, "Holiday name is required");

/** A day on which nobody works on the program. */
export const Holiday = z.object({
	id,
	programId: id,
	date: z.iso.date(),
	name: z.string(),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Holiday = z.infer<typeof Holiday>;

/** What creates a holiday. */
export const NewHoliday = z.strictObject({ programId: id, date: day, name });
export type NewHoliday = z.infer<typeof NewHoliday>;

/** What changes a holiday: only the fields that are given. */
export const HolidayChange = changeOf({
	date: day.optional(),
	name: name.optional(),
});
export type HolidayChange = z.infer<typeof HolidayChange>;

/** A country whose public holidays are known, and its parts that have some of their own. */
export const HolidayCountry = z.object({
	code: z.string().describe("ISO 3166-1, two letters"),
	name: z.string(),
	regions: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type HolidayCountry = z.infer<typeof HolidayCountry>;

const country = z
	.string()
	.trim()
	.regex(/^[A-Z]{2}$/, "Name a country by its two letters, such as DE");
const region = z
	.string()
	.trim()
	.min(1)
	.max(10)
	.nullish()
	.transform((value) => value ?? null);

/** What adds a country's public holidays to a program. */
export const CountryHolidays = z
	.strictObject({
		country,
		region: region.describe("A part of the country, by its code"),
		from: day,
		to: day,
	})
	.superRefine((wanted, context) => {
		for (const { path, message } of countryHolidayIssues(wanted))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type CountryHolidays = z.infer<typeof CountryHolidays>;

const longestDays = 3_660;

function countryHolidayIssues({ from, to }: { from: string; to: string }): Issue[] {
	if (to < from) return [{ path: "to", message: "The last day must not be before the first" }];
	if (daysBetween(from, to) > longestDays) return [{ path: "to", message: "Ask for ten years at most" }];
	return [];
}
