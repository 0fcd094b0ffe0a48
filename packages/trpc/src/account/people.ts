import { person } from "@throughline/db/schema";
import { AccessEnd, PersonChange, PersonChanges } from "@throughline/domain/account";
import { changeOf, id } from "@throughline/domain/shape";
import { asc, eq } from "drizzle-orm";
import { CodedError } from "../error.ts";
import { managesAccess, reads, router } from "../procedure.ts";
import { changePeople, changePerson } from "./change-person.ts";
import { endAccess } from "./end-access.ts";
import { personEntry } from "./person-entry.ts";

const Target = changeOf({ id });

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
	change: managesAccess("administer")
		.input(PersonChange.safeExtend({ id }))
		.mutation(({ ctx, input }) => changePerson(ctx, input)),

	/** The same for several, all or none. */
	changeMany: managesAccess("administer")
		.input(PersonChanges)
		.mutation(({ ctx, input: { changes } }) => changePeople(ctx, changes)),

	disable: managesAccess("administer")
		.input(Target)
		.mutation(({ ctx, input }) => changePerson(ctx, { ...input, disabled: true })),

	enable: managesAccess("administer")
		.input(Target)
		.mutation(({ ctx, input }) => changePerson(ctx, { ...input, disabled: false })),

	/** Signs a person out everywhere; who is not disabled may sign in again. */
	endSessions: managesAccess("administer")
		.input(AccessEnd.extend({ id }))
		.mutation(async ({ ctx, input }) => {
			const [row] = await ctx.db.select().from(person).where(eq(person.id, input.id));
			if (!row) throw new CodedError("NOT_FOUND", "This person does not exist");
			return await endAccess(ctx, row, input);
		}),
});
