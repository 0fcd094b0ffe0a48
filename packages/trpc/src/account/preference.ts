import type { Executor } from "@throughline/db/connect";
import { personPreference } from "@throughline/db/schema";
import { Preferences, PreferencesChange, Reading } from "@throughline/domain/account/preferences";
import { eq } from "drizzle-orm";
import { readSettings } from "../organisation/read.ts";
import { reads, router, writes } from "../procedure.ts";

/** How a person reads dates, numbers and calendars. It is their own affair: the audit trail has none of it. */
export const preferenceRouter = router({
	/** What they chose; null where they read as the organisation does. */
	get: reads("signed-in")
		.output(Preferences)
		.query(({ ctx }) => preferencesOf(ctx.db, ctx.person.id)),

	/** What holds for them: their own word, else the organisation's. */
	reading: reads("signed-in")
		.output(Reading)
		.query(async ({ ctx }) => {
			const [own, settings] = await Promise.all([preferencesOf(ctx.db, ctx.person.id), readSettings(ctx.db)]);
			return {
				dateForm: own.dateForm ?? settings.dateForm,
				numberForm: own.numberForm ?? settings.numberForm,
				firstDayOfWeek: own.firstDayOfWeek ?? settings.firstDayOfWeek,
			};
		}),

	/** Sets the given ones and leaves the others; answers all. */
	update: writes("signed-in")
		.input(PreferencesChange)
		.output(Preferences)
		.mutation(async ({ ctx, input }) => {
			const personId = ctx.person.id;
			const target = personPreference.personId;
			const insert = ctx.db.insert(personPreference).values({ personId, ...input });
			if (Object.keys(input).length === 0) await insert.onConflictDoNothing();
			else await insert.onConflictDoUpdate({ target, set: input });
			return await preferencesOf(ctx.db, personId);
		}),
});

const nothingChosen: Preferences = { dateForm: null, numberForm: null, firstDayOfWeek: null };

async function preferencesOf(db: Executor, personId: string): Promise<Preferences> {
	const { dateForm, numberForm, firstDayOfWeek } = personPreference;
	const [row] = await db
		.select({ dateForm, numberForm, firstDayOfWeek })
		.from(personPreference)
		.where(eq(personPreference.personId, personId));
	return row ?? nothingChosen;
}
