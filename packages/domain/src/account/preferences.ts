import { z } from "zod";
import { DateForm, NumberForm, WeekStart } from "../organisation/organisation.ts";

/** How a person wants to read dates, numbers and calendars; null: as the organisation does. */
export const Preferences = z.strictObject({
	dateForm: DateForm.nullable(),
	numberForm: NumberForm.nullable(),
	firstDayOfWeek: WeekStart.nullable(),
});
export type Preferences = z.infer<typeof Preferences>;

/** What changes them: only the fields that are given. */
export const PreferencesChange = Preferences.partial();
export type PreferencesChange = z.infer<typeof PreferencesChange>;

/** What holds for a person: their own word, else the organisation's. */
export const Reading = z.strictObject({
	dateForm: DateForm,
	numberForm: NumberForm,
	firstDayOfWeek: WeekStart,
});
export type Reading = z.infer<typeof Reading>;
