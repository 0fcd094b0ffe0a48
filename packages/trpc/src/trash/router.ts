import { deletedObject } from "@throughline/db/schema";
import { restore } from "@throughline/db/trash/restore";
import { allows } from "@throughline/domain/account";
import { contributorMay } from "@throughline/domain/account/contribution";
import { id } from "@throughline/domain/shape";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { measurementType } from "../kpi/entity.ts";
import { router, writes } from "../procedure.ts";
import { afterRestore } from "./after-restore.ts";

export const trashRouter = router({
	/**
	 * Undo of a deletion by the person who made it: every row comes back as it was. A Contributor deletes nothing but
	 * own measurements, and so restores nothing else.
	 */
	restore: writes("contribute", { bulk: true })
		.input(z.strictObject({ undoId: id }))
		.mutation(async ({ ctx, input }) => {
			const [kept] = await ctx.db
				.delete(deletedObject)
				.where(and(eq(deletedObject.id, input.undoId), eq(deletedObject.personId, ctx.person.id)))
				.returning();
			if (!kept) throw new CodedError("NOT_FOUND", "This deletion can no longer be undone");
			// Whoever was an Editor when they deleted it.
			if (!allows(ctx.person.role, "write") && kept.objectType !== measurementType)
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
});
