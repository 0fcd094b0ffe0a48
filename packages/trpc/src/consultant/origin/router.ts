import {
	LinkOrigin,
	OriginChoice,
	OrphanReport,
	RestsOn,
	RestsOnQuery,
	Trace,
	TraceRequest,
} from "@throughline/domain/consultant/origin";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router, writes } from "../../procedure.ts";
import { choicesFor } from "./choices.ts";
import { linkOrigin, unlinkOrigin } from "./link.ts";
import { orphansOf } from "./orphans.ts";
import { restsOn } from "./rests-on.ts";
import { readTrace } from "./trace.ts";

const ofProgram = z.strictObject({ programId: id });

export const originRouter = router({
	/** Why an object exists: from the decision that it serves back to the sentence in the source. */
	thread: reads("read")
		.input(TraceRequest)
		.output(Trace)
		.query(({ ctx, input }) => readTrace(ctx.db, ctx.person, input)),

	/** The other way: whys, decisions and objects that rest on a passage or a document. */
	restsOn: reads("read")
		.input(RestsOnQuery)
		.output(RestsOn)
		.query(({ ctx, input }) => restsOn(ctx.db, ctx.person, input)),

	/** What of a program is not linked to a decision. */
	orphans: reads("read", { bulk: true })
		.input(ofProgram)
		.output(OrphanReport)
		.query(({ ctx, input }) => orphansOf(ctx.db, input.programId)),

	/** What an object can be linked to. */
	choices: reads("write")
		.input(ofProgram)
		.output(z.array(OriginChoice))
		.query(({ ctx, input }) => choicesFor(ctx.db, ctx.person, input.programId)),

	link: writes("write")
		.input(LinkOrigin)
		.output(z.object({ id }))
		.mutation(({ ctx, input }) => linkOrigin(ctx, input)),

	unlink: writes("write")
		.input(z.strictObject({ id }))
		.output(z.object({ id }))
		.mutation(({ ctx, input }) => unlinkOrigin(ctx, input.id)),
});
