import { deletedObject, person, program } from "@throughline/db/schema";
import { restore } from "@throughline/db/trash/restore";
import { allows, displayName, type Person } from "@throughline/domain/account";
import { contributorMay } from "@throughline/domain/account/contribution";
import type { TrashedObject } from "@throughline/domain/history/trashed-object";
import { id, mostTogether, version } from "@throughline/domain/shape";
import { and, desc, eq, notInArray, or } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { personalTypes } from "../history/personal.ts";
import { measurementType } from "../kpi/entity.ts";
import { reads, router, writes } from "../procedure.ts";
import { afterRestore } from "./after-restore.ts";
import { removableTypes, removals } from "./removable.ts";

/** How many deletions a list holds at most: the newest. */
const longest = 500;

/** What a Contributor deletes of their own, and brings back. */
const contributedTypes = [measurementType, "absence"];

/** What belongs to the whole organisation: Admins alone delete it, and bring it back. */
const curatedTypes = ["portfolio", "exchange rate", "playbook"];

const ofDeletion = z.strictObject({ undoId: id });

export const trashRouter = router({
	/** What was deleted in the last 30 days and can come back, latest first; of what is personal, one's own alone. */
	list: reads("write")
		.input(z.strictObject({ programId: id.optional() }))
		.query(async ({ ctx, input: { programId } }): Promise<TrashedObject[]> => {
			const rows = await ctx.db
				.select({
					id: deletedObject.id,
					objectType: deletedObject.objectType,
					objectId: deletedObject.objectId,
					title: deletedObject.title,
					programId: deletedObject.programId,
					programName: program.name,
					deletedAt: deletedObject.createdAt,
					person,
				})
				.from(deletedObject)
				.leftJoin(program, eq(program.id, deletedObject.programId))
				.leftJoin(person, eq(person.id, deletedObject.personId))
				.where(and(isSeenBy(ctx.person), programId ? eq(deletedObject.programId, programId) : undefined))
				.orderBy(desc(deletedObject.createdAt), desc(deletedObject.id))
				.limit(longest);
			return rows.map(({ person: by, ...row }) => ({
				...row,
				deletedByName: by && displayName(by),
				mine: by?.id === ctx.person.id,
			}));
		}),

	/** Deletes several objects of one kind, all or none; one undo brings them back. */
	remove: writes("write", { bulk: true })
		.input(
			z.strictObject({
				objectType: z.enum(removableTypes),
				targets: z
					.array(z.strictObject({ id, version: version.optional() }))
					.min(1)
					.max(mostTogether)
					.refine(
						(targets) => new Set(targets.map(({ id }) => id)).size === targets.length,
						"Name each of them once",
					),
			}),
		)
		.mutation(({ ctx, input: { objectType, targets } }) => removals[objectType](ctx, targets)),

	/**
	 * Undo of a deletion: every row comes back as it was. Who may write restores what anybody deleted, unless it is
	 * personal; a Contributor deletes nothing but own measurements and absences, and so restores nothing else.
	 */
	restore: writes("contribute", { bulk: true })
		.input(ofDeletion)
		.mutation(async ({ ctx, input }) => {
			const [kept] = await ctx.db
				.delete(deletedObject)
				.where(and(eq(deletedObject.id, input.undoId), isSeenBy(ctx.person)))
				.returning();
			if (!kept) throw new CodedError("NOT_FOUND", "This deletion can no longer be undone");
			// Whoever was an Editor when they deleted it.
			if (!allows(ctx.person.role, "write") && !contributedTypes.includes(kept.objectType))
				throw new CodedError("FORBIDDEN", contributorMay);
			await restore(ctx.db, kept.rows);
			await afterRestore[kept.objectType]?.(ctx, kept.objectId);
			await ctx.write.record({
				action: "restored",
				// What hung on the object came back with it.
				area: "resync",
				objectType: kept.objectType,
				objectId: kept.objectId,
				objectTitle: kept.title,
				programId: kept.programId,
			});
			return { id: kept.objectId };
		}),

	/** Deletes for good, before its time: whoever deleted it, or an Admin. */
	discard: writes("write")
		.input(ofDeletion)
		.mutation(async ({ ctx, input }) => {
			const administers = allows(ctx.person.role, "administer");
			const [kept] = await ctx.db
				.delete(deletedObject)
				.where(
					and(
						eq(deletedObject.id, input.undoId),
						administers ? isSeenBy(ctx.person) : eq(deletedObject.personId, ctx.person.id),
					),
				)
				.returning();
			if (!kept) {
				throw new CodedError(
					"NOT_FOUND",
					"This is not in the trash, or somebody else deleted it: then an Admin deletes it for good",
				);
			}
			await ctx.write.record({
				action: "discarded",
				area: "resync",
				objectType: kept.objectType,
				objectId: kept.objectId,
				objectTitle: kept.title,
				programId: null,
			});
			return { id: input.undoId };
		}),
});

/** What a person may bring back: what they deleted, and for who may write, what is nobody's own. */
function isSeenBy({ id, role }: Person) {
	const own = eq(deletedObject.personId, id);
	if (!allows(role, "write")) return own;
	const notTheirs = [...personalTypes, ...(allows(role, "curate") ? [] : curatedTypes)];
	return or(own, notInArray(deletedObject.objectType, notTheirs));
}
