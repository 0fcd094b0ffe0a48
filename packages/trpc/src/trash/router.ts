import { deletedObject, person, program } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import type { TrashedObject } from "@throughline/domain/history/trashed-object";
import { id, mostTogether, version } from "@throughline/domain/shape";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { reads, router, writes } from "../procedure.ts";
import { bringBack, discard, isSeenBy } from "./deletion.ts";
import { removableTypes, removals } from "./removable.ts";

/** How many deletions a list holds at most: the newest. */
const longest = 500;

const ofDeletion = z.strictObject({ undoId: id });
const ofDeletions = z.strictObject({
	undoIds: z
		.array(id)
		.min(1)
		.max(mostTogether)
		.refine((undoIds) => new Set(undoIds).size === undoIds.length, "Name each of them once"),
});

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
		.mutation(async ({ ctx, input }) => ({ id: await bringBack(ctx, input.undoId) })),

	/** The same of several deletions, all or none, in the order in which they are named. */
	restoreMany: writes("contribute", { bulk: true })
		.input(ofDeletions)
		.mutation(async ({ ctx, input: { undoIds } }) => {
			const ids: string[] = [];
			for (const undoId of undoIds) ids.push(await bringBack(ctx, undoId));
			return { ids };
		}),

	/** Deletes for good, before its time: whoever deleted it, or an Admin. */
	discard: writes("write")
		.input(ofDeletion)
		.mutation(async ({ ctx, input }) => {
			await discard(ctx, input.undoId);
			return { id: input.undoId };
		}),

	/** The same of several deletions, all or none. */
	discardMany: writes("write", { bulk: true })
		.input(ofDeletions)
		.mutation(async ({ ctx, input: { undoIds } }) => {
			for (const undoId of undoIds) await discard(ctx, undoId);
			return { ids: undoIds };
		}),
});
