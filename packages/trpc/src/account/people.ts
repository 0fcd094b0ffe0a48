import { person } from "@throughline/db/schema";
import { PersonChange } from "@throughline/domain/account";
import { id, version } from "@throughline/domain/shape";
import { asc } from "drizzle-orm";
import { z } from "zod";
import { reads, router, writes } from "../procedure.ts";
import { changePerson } from "./change-person.ts";
import { personEntry } from "./person-entry.ts";

const Target = z.strictObject({ id, version });

export const peopleRouter = router({
	/** Everybody who signed in or is named in data, by name. */
	list: reads("administer").query(async ({ ctx }) => {
		const rows = await ctx.db
			.select()
			.from(person)
			.orderBy(asc(person.lastName), asc(person.firstName), asc(person.email), asc(person.id));
		return rows.map(personEntry);
	}),

	/** Changes a role, or shuts somebody out or lets them in again; holds from their next request on. */
	change: writes("administer")
		.input(PersonChange.safeExtend({ id }))
		.mutation(({ ctx, input }) => changePerson(ctx, input)),

	disable: writes("administer")
		.input(Target)
		.mutation(({ ctx, input }) => changePerson(ctx, { ...input, disabled: true })),

	enable: writes("administer")
		.input(Target)
		.mutation(({ ctx, input }) => changePerson(ctx, { ...input, disabled: false })),
});
