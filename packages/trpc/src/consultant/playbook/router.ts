import { PlaybookDraft } from "@throughline/domain/playbook/left-out";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { shelvesOf } from "../../playbook/library.ts";
import { reads, router } from "../../procedure.ts";
import { draftFromProgram, workOf } from "./from-program.ts";

/** Playbooks drawn up from what a strategy became. */
export const playbookDraftRouter = router({
	/** A draft of the playbook that a program would have been made of, and what it leaves out; nothing is stored. */
	fromProgram: reads("read", { bulk: true })
		.input(z.strictObject({ programId: id }))
		.output(PlaybookDraft)
		.query(async ({ ctx, input, signal }) =>
			draftFromProgram(await draftingOf(ctx), input.programId, signal),
		),

	/** The same as YAML, to be edited before it is stored. */
	yamlFromProgram: reads("read", { bulk: true })
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input, signal }) => {
			const { playbook, leftOut } = await draftFromProgram(await draftingOf(ctx), input.programId, signal);
			const work = await workOf(ctx.db, input.programId);
			return { source: await ctx.playbooks.write(playbook), leftOut, work };
		}),
});

const draftingOf = async (ctx: Pick<Context, "db" | "playbooks" | "advisors">) => ({
	...(await shelvesOf(ctx)),
	advisors: ctx.advisors,
});
