import type { Transaction } from "@throughline/db/connect";
import { holiday, type program, programCalendar } from "@throughline/db/schema";
import { isOwnWeek } from "@throughline/domain/organisation/organisation";
import type { Program } from "@throughline/domain/program";
import { weekdays } from "@throughline/domain/task/calendar/working-week";
import { readSettings } from "../organisation/read.ts";
import type { Writer } from "../writer.ts";
import { programs } from "./entity.ts";

/** Makes a program that starts from what the organisation has set: its currency, unless one is given, week and holidays. */
export async function startProgram(
	{ db, write }: { db: Transaction; write: Writer },
	values: typeof program.$inferInsert,
): Promise<Program> {
	const settings = await readSettings(db);
	const started = await write.insert(programs, {
		...values,
		currency: values.currency ?? settings.defaultCurrency,
	});
	const { id } = started;
	// A program without a row works from Monday to Friday.
	if (isOwnWeek(settings)) {
		const week = Object.fromEntries(weekdays.map((day) => [day, settings[day]]));
		await db.insert(programCalendar).values({ id, ...week });
	}
	if (settings.holidays.length > 0)
		await db.insert(holiday).values(settings.holidays.map((day) => ({ ...day, programId: id })));
	return started;
}
