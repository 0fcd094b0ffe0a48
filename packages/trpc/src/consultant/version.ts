import { SessionId } from "@throughline/domain/consultant/session";
import {
	BranchVersion,
	CompareVersions,
	LabelVersion,
	OfVersion,
	StrategyVersion,
	VersionComparison,
	VersionDetail,
} from "@throughline/domain/consultant/version";
import { z } from "zod";
import { reads, router, writes } from "../procedure.ts";
import { arriving } from "./arriving.ts";

export const versionRouter = router({
	/** Every version that the caller may see, the newest first. */
	all: reads("read")
		.output(z.array(StrategyVersion))
		.query(() => arriving()),
	ofSession: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(z.array(StrategyVersion))
		.query(() => arriving()),
	byNumber: reads("read")
		.input(OfVersion)
		.output(VersionDetail)
		.query(() => arriving()),
	label: writes("write")
		.input(LabelVersion)
		.output(VersionDetail)
		.mutation(() => arriving()),
	/** Closes a version that has a plan: its choices and its plan don't change any more. */
	finalize: writes("write")
		.input(OfVersion)
		.output(VersionDetail)
		.mutation(() => arriving()),
	/** A new draft with the old one's analysis and decisions, and other choices. */
	branch: writes("write")
		.input(BranchVersion)
		.output(VersionDetail)
		.mutation(() => arriving()),
	compare: reads("read")
		.input(CompareVersions)
		.output(VersionComparison)
		.query(() => arriving()),
});
