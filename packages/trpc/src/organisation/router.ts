import { organisation } from "@throughline/db/schema";
import {
	Organisation,
	OrganisationChange,
	organisationIssues,
} from "@throughline/domain/organisation/organisation";
import { entity } from "../entity.ts";
import { managesAccess, reads, router } from "../procedure.ts";
import { readOrganisation } from "./read.ts";

const organisations = entity({
	table: organisation,
	type: "organisation settings",
	area: "organisation",
	title: () => "Organisation",
	programId: () => null,
	read: (_, tx) => readOrganisation(tx),
});

export const organisationRouter = router({
	get: reads("read")
		.output(Organisation)
		.query(({ ctx }) => readOrganisation(ctx.db)),

	/** Changes what new programs start from, and whether expenses need a second person. */
	change: managesAccess("administer")
		.input(OrganisationChange)
		.output(Organisation)
		.mutation(async ({ ctx, input: { version, ...change } }) => {
			await ctx.db.insert(organisation).values({}).onConflictDoNothing();
			const [row] = await ctx.db.select({ id: organisation.id }).from(organisation);
			if (!row) throw new Error("The organisation's row went away");
			const target = { id: row.id, version };
			await ctx.write.update(organisations, target, change, { issuesOf: organisationIssues });
			return await readOrganisation(ctx.db);
		}),
});
