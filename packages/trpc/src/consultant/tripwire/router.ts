import { tripwire } from "@throughline/db/schema";
import {
	NewTripwire,
	SettleTripwire,
	Tripwire,
	TripwireChange,
} from "@throughline/domain/consultant/tripwire";
import { OfVersion } from "@throughline/domain/consultant/version";
import { id, version } from "@throughline/domain/shape";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { requireIn } from "../../find.ts";
import { reads, router, writes } from "../../procedure.ts";
import { programs } from "../../program/entity.ts";
import { readVersion } from "../version/find.ts";
import { addTripwire, changeTripwire, removeTripwire, resolveTripwire } from "./change.ts";
import { readTripwire, readTripwires } from "./read.ts";

export const tripwireRouter = router({
	/** The thresholds on a version's assumptions. */
	ofVersion: reads("read")
		.input(OfVersion)
		.output(z.array(Tripwire))
		.query(async ({ ctx, input: { sessionId, versionNumber } }) => {
			await readVersion(ctx.db, ctx.person, sessionId, versionNumber);
			return await readTripwires(
				ctx.db,
				and(eq(tripwire.sessionId, sessionId), eq(tripwire.versionNumber, versionNumber)),
			);
		}),

	/** The thresholds that watch a program, for everybody who may read it. */
	ofProgram: reads("read")
		.input(z.strictObject({ programId: id }))
		.output(z.array(Tripwire))
		.query(async ({ ctx, input: { programId } }) => {
			await requireIn(ctx.db, programs, programId);
			return await readTripwires(ctx.db, eq(tripwire.programId, programId));
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.output(Tripwire)
		.query(({ ctx, input }) => readTripwire(ctx.db, input.id)),

	create: writes("write")
		.input(NewTripwire)
		.output(Tripwire)
		.mutation(({ ctx, input }) => addTripwire(ctx, input)),

	update: writes("write")
		.input(TripwireChange.extend({ id }))
		.output(Tripwire)
		.mutation(({ ctx, input }) => changeTripwire(ctx, input)),

	/** Lets a reopened decision stand. */
	settle: writes("write")
		.input(SettleTripwire.extend({ id }))
		.output(Tripwire)
		.mutation(({ ctx, input }) => resolveTripwire(ctx, input)),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => removeTripwire(ctx, input)),
});
