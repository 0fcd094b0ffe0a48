import {
	CustomWhy,
	EditWhy,
	ExpandWhy,
	Finalized,
	FinalizeWhys,
	GenerateTree,
	SessionId,
	ValidateRootCause,
} from "@throughline/domain/consultant/session";
import { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { reads, router, works, writes } from "../procedure.ts";
import { arriving } from "./arriving.ts";

const Begun = z.object({ runId: id });

export const whysRouter = router({
	/** The stored tree; null before one was made. */
	tree: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(WhysTree.nullable())
		.query(() => arriving()),
	/** Starts or joins the making of the tree, without waiting. */
	start: works("write")
		.input(GenerateTree)
		.output(Begun)
		.mutation(() => arriving()),
	/** The same, and waits for the tree. */
	generate: works("write")
		.input(GenerateTree)
		.output(z.object({ tree: WhysTree }))
		.mutation(() => arriving()),
	expand: works("write")
		.input(ExpandWhy)
		.output(z.object({ expandedBranches: z.array(WhysNode) }))
		.mutation(() => arriving()),
	addCustom: writes("write")
		.input(CustomWhy)
		.output(WhysNode)
		.mutation(() => arriving()),
	/** Replaces the option, sets the next question and marks it custom; what stood below it is removed. */
	edit: writes("write")
		.input(EditWhy)
		.output(WhysNode)
		.mutation(() => arriving()),
	validate: works("write")
		.input(ValidateRootCause)
		.output(z.object({ valid: z.boolean(), message: z.string() }))
		.mutation(() => arriving()),
	/** Settles the root cause and makes the version with its standard analysis and first decisions. */
	finalize: works("write")
		.input(FinalizeWhys)
		.output(Finalized)
		.mutation(() => arriving()),
});
