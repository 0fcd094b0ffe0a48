import { z } from "zod";
import { changeOf, day, type Issue, requiredText, version } from "../shape.ts";
import {
	changedWeek,
	standardWeek,
	type WorkingWeek,
	weekdays,
	weekIssues,
} from "../task/calendar/working-week.ts";
import { Currency, defaultCurrency } from "../value/currency.ts";
import { dateForms, numberForms, standardWriting } from "../value/writing.ts";

/** The days on which a week begins somewhere in the world, as `weekdays` names them; Monday is the one of ISO 8601. */
export const weekStarts = ["monday", "saturday", "sunday"] as const;
export const WeekStart = z.enum(weekStarts, `Choose ${weekStarts.join(", ")}`);
export type WeekStart = z.infer<typeof WeekStart>;

export const DateForm = z.enum(dateForms, `Choose ${dateForms.join(", ")}`);
export const NumberForm = z.enum(numberForms, `Choose ${numberForms.join(", ")}`);

const mostHolidays = 500;

/** A day on which nobody works, in every program that starts from now on. */
export const OrganisationHoliday = z.strictObject({
	date: day,
	name: requiredText(200, "Holiday name is required"),
});
export type OrganisationHoliday = z.infer<typeof OrganisationHoliday>;

const worked = z.boolean();

/** What holds for the whole organisation, and what its new programs start from. */
export const Organisation = z.object({
	defaultCurrency: z.string().describe("Of a new program's amounts, an ISO 4217 code"),
	firstDayOfWeek: WeekStart.describe("Of every calendar, unless a person chose another"),
	dateForm: DateForm.describe("How dates are written on screens, unless a person chose another"),
	numberForm: NumberForm.describe("How numbers are written on screens, unless a person chose another"),
	monday: worked.describe("Whether a new program is worked on on Mondays; the other days likewise"),
	tuesday: worked,
	wednesday: worked,
	thursday: worked,
	friday: worked,
	saturday: worked,
	sunday: worked,
	holidays: z
		.array(z.object({ date: z.iso.date(), name: z.string() }))
		.describe("Those of a new program, by date"),
	fourEyes: z.boolean().describe("Whether somebody else than who filed an expense must approve it"),
	approvers: z.int().describe("How many people may approve expenses: Editors and Admins who can sign in"),
	version,
});
export type Organisation = z.infer<typeof Organisation>;

/** What is stored of it. */
export type OrganisationSettings = Omit<Organisation, "approvers" | "version">;

/** What holds while nobody has said otherwise. */
export const organisationDefaults: OrganisationSettings = {
	defaultCurrency,
	firstDayOfWeek: "monday",
	...standardWriting,
	...standardWeek,
	holidays: [],
	fourEyes: true,
};

/** What changes it: only the fields that are given. Programs that are there keep their currency, week and holidays. */
export const OrganisationChange = changeOf({
	defaultCurrency: Currency.optional(),
	firstDayOfWeek: WeekStart.optional(),
	dateForm: DateForm.optional(),
	numberForm: NumberForm.optional(),
	...changedWeek,
	holidays: z
		.array(OrganisationHoliday)
		.max(mostHolidays, `There can be ${mostHolidays} holidays at most`)
		.transform((days) => days.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
		.optional()
		.describe("All of them: what is left out goes"),
	fourEyes: z.boolean().optional(),
});
export type OrganisationChange = z.infer<typeof OrganisationChange>;

/** What is wrong with the settings, judged as they would be stored: no working day, or two holidays on one day. */
export function organisationIssues(settings: WorkingWeek & Pick<Organisation, "holidays">): Issue[] {
	const seen = new Set<string>();
	const twice = settings.holidays.flatMap(({ date }, place) => {
		if (!seen.has(date)) {
			seen.add(date);
			return [];
		}
		return [{ path: `holidays.${place}.date`, message: `There already is a holiday on ${date}` }];
	});
	return [...weekIssues(settings), ...twice];
}

/** Whether the days off are not those that hold in a program for which nobody said anything. */
export function isOwnWeek(week: WorkingWeek): boolean {
	return weekdays.some((day) => week[day] !== standardWeek[day]);
}
