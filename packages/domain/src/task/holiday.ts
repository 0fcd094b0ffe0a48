import { z } from "zod";
import { changeOf, day, id, instant, requiredText, version } from "../shape.ts";

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
