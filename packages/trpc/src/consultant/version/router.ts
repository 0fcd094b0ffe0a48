import { strategySession, strategyVersion } from "@throughline/db/schema";
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
import { compareVersions } from "@throughline/domain/consultant/version/compare";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import { reads, router, writes } from "../../procedure.ts";
import { openTo, requireReadable } from "../session-access.ts";
import { branchVersion } from "./branch.ts";
import { toVersion, toVersionDetail, versionColumns, versions } from "./entity.ts";
import { finalizeVersion } from "./finalize.ts";
import { findVersion, readVersion } from "./find.ts";

export const versionRouter = router({
	/** Every version that the caller may see, the newest first. */
	all: reads("read")
		.output(z.array(StrategyVersion))
		.query(async ({ ctx }) => {
			const rows = await ctx.db
				.select(versionColumns)
				.from(strategyVersion)
				.innerJoin(strategySession, eq(strategySession.id, strategyVersion.sessionId))
				.where(openTo(ctx.person))
				.orderBy(desc(strategyVersion.createdAt), desc(strategyVersion.versionNumber));
			return rows.map(toVersion);
		}),
	/** The versions of a session, the newest first; of somebody else's, those that became programs. */
	ofSession: reads("read")
		.input(z.strictObject({ sessionId: SessionId }))
		.output(z.array(StrategyVersion))
		.query(async ({ ctx, input }) => {
			const { isOpen } = await requireReadable(ctx.db, ctx.person, input.sessionId);
			const rows = await ctx.db
				.select(versionColumns)
				.from(strategyVersion)
				.where(
					and(
						eq(strategyVersion.sessionId, input.sessionId),
						isOpen ? undefined : isNotNull(strategyVersion.convertedProgramId),
					),
				)
				.orderBy(desc(strategyVersion.versionNumber));
			return rows.map(toVersion);
		}),
	byNumber: reads("read")
		.input(OfVersion)
		.output(VersionDetail)
		.query(async ({ ctx, input }) =>
			toVersionDetail(await readVersion(ctx.db, ctx.person, input.sessionId, input.versionNumber)),
		),
	label: writes("write")
		.input(LabelVersion)
		.output(VersionDetail)
		.mutation(async ({ ctx, input: { sessionId, versionNumber, versionLabel, version } }) => {
			const { id } = await findVersion(ctx.db, ctx.person, sessionId, versionNumber);
			await ctx.write.update(versions, { id, version }, { versionLabel });
			return toVersionDetail(await findVersion(ctx.db, ctx.person, sessionId, versionNumber));
		}),
	/** Closes a version that has a plan: its choices and its plan don't change any more. */
	finalize: writes("write")
		.input(OfVersion)
		.output(VersionDetail)
		.mutation(async ({ ctx, input: { sessionId, versionNumber } }) => {
			await finalizeVersion(ctx, { sessionId, versionNumber });
			return toVersionDetail(await findVersion(ctx.db, ctx.person, sessionId, versionNumber));
		}),
	/** A new draft with the old one's analysis and decisions, and other choices. */
	branch: writes("write", { bulk: true })
		.input(BranchVersion)
		.output(VersionDetail)
		.mutation(async ({ ctx, input }) => {
			const versionNumber = await branchVersion(ctx, input);
			return toVersionDetail(await findVersion(ctx.db, ctx.person, input.sessionId, versionNumber));
		}),
	compare: reads("read")
		.input(CompareVersions)
		.output(VersionComparison)
		.query(async ({ ctx, input: { sessionId, version1, version2 } }) => {
			if (version1 === version2) {
				throw new CodedError("INVALID_INPUT", "Please select two different versions to compare", {
					issues: [{ path: "version2", message: "Please select two different versions to compare" }],
				});
			}
			const one = await readVersion(ctx.db, ctx.person, sessionId, version1);
			const other = await readVersion(ctx.db, ctx.person, sessionId, version2);
			return compareVersions(toVersion(one), toVersion(other));
		}),
});
