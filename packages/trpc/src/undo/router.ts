import { NamedAction } from "@throughline/domain/history/own-action";
import { reads, router, writes } from "../procedure.ts";
import { recentActions } from "./recent.ts";
import { redo, takeBack } from "./take-back.ts";

export const undoRouter = router({
	/** The person's own latest actions that can be taken back, newest first. */
	recent: reads("contribute").query(({ ctx }) => recentActions(ctx.db, ctx.person)),

	/** Takes one of them back, whole or not at all. */
	takeBack: writes("contribute", { bulk: true })
		.input(NamedAction)
		.mutation(async ({ ctx, input }) => {
			await takeBack(ctx, input.id);
			return { id: input.id };
		}),

	/** Does again what a call took back, named by that call's request. */
	redo: writes("contribute", { bulk: true })
		.input(NamedAction)
		.mutation(async ({ ctx, input }) => {
			await redo(ctx, input.id);
			return { id: input.id };
		}),
});
