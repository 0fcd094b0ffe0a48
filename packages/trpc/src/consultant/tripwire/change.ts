import { databaseTime } from "@throughline/db/clock";
import type { Executor, Transaction } from "@throughline/db/connect";
import { kpi, person, risk, tripwire } from "@throughline/db/schema";
import { displayName, type Person } from "@throughline/domain/account";
import {
	isReopened,
	type NewTripwire,
	type SettleTripwire,
	type Tripwire,
	type TripwireChange,
	type WatchedMetric,
} from "@throughline/domain/consultant/tripwire";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import { CodedError, invalidInput } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { findVersion } from "../version/find.ts";
import { checkThreshold } from "./check.ts";
import { tripwiresOn } from "./entity.ts";
import { readTripwire } from "./read.ts";

type Call = { db: Transaction; person: Person; requestId: string; write: Writer };

/**
 * Sets a threshold on what a decision of an integrated version assumes. When live data is beyond it already, the
 * decision is open at once. Throws NOT_READY without a program, INVALID_INPUT, and ALREADY_EXISTS for the same again.
 */
export async function addTripwire(call: Call, input: NewTripwire): Promise<Tripwire> {
	const { sessionId, versionNumber, decisionId, assumptionId } = input;
	const version = await findVersion(call.db, call.person, sessionId, versionNumber);
	const programId = version.convertedProgramId;
	if (programId === null) {
		throw new CodedError("NOT_READY", "Integrate this version first: a threshold watches its program's data");
	}
	const decision = version.decisions?.find(({ id }) => id === decisionId);
	if (!decision) throw invalidInput([{ path: "decisionId", message: "This version has no such decision" }]);
	const assumption = decision.assumptions?.find(({ id }) => id === assumptionId);
	if (!assumption)
		throw invalidInput([{ path: "assumptionId", message: "This decision has no such assumption" }]);
	const ownerId = input.ownerId ?? call.person.id;
	await requireOwner(call.db, ownerId);
	await requireWatched(call.db, { ...input, programId });
	await requireUnique(call.db, input);
	const { id } = await call.write.insert(tripwiresOn(assumption.text), { ...input, programId, ownerId });
	return await evaluate(call, id);
}

/** Changes a threshold; what it watches, and where it lies, is evaluated again. */
export async function changeTripwire(
	call: Call,
	{ id, version, ...change }: z.output<typeof TripwireChange> & { id: string },
): Promise<Tripwire> {
	const before = await readTripwire(call.db, id);
	const after = {
		...before,
		...change,
		objectId: change.metric === "cost" ? null : (change.objectId ?? before.objectId),
	};
	if (change.ownerId) await requireOwner(call.db, change.ownerId);
	await requireWatched(call.db, after);
	await requireUnique(call.db, after, id);
	const moved = (["metric", "objectId", "direction", "threshold"] as const).some(
		(field) => after[field] !== before[field],
	);
	const anew = { crossedAt: null, crossedValue: null, reason: null, settledAt: null, settledNote: null };
	await call.write.update(
		tripwiresOn(before.assumption),
		{ id, version },
		{ ...change, objectId: after.objectId, ...(moved && anew) },
	);
	return await evaluate(call, id);
}

/** Lets a reopened decision stand; back within the threshold, it can be crossed again. Throws NOT_READY. */
export async function resolveTripwire(
	call: Call,
	{ id, version, note }: z.output<typeof SettleTripwire> & { id: string },
): Promise<Tripwire> {
	const before = await readTripwire(call.db, id);
	const { settledAt, crossedAt } = before;
	if (!isReopened({ settledAt, crossedAt })) {
		throw new CodedError("NOT_READY", "This decision is not reopened: there is nothing to confirm");
	}
	await call.write.update(
		tripwiresOn(before.assumption),
		{ id, version },
		{ settledAt: (await databaseTime(call.db)).toISOString(), settledNote: note },
		{ action: "settled" },
	);
	return await evaluate(call, id);
}

export async function removeTripwire(
	{ db, write }: Pick<Call, "db" | "write">,
	target: { id: string; version?: number | undefined },
): Promise<{ id: string; undoId: string }> {
	const { assumption } = await readTripwire(db, target.id);
	return await write.remove(tripwiresOn(assumption), target);
}

async function evaluate({ db, person, requestId }: Call, id: string): Promise<Tripwire> {
	await checkThreshold(db, id, { personId: person.id, personName: displayName(person), requestId });
	return await readTripwire(db, id);
}

type Watch = Pick<
	Tripwire,
	| "sessionId"
	| "versionNumber"
	| "decisionId"
	| "assumptionId"
	| "metric"
	| "objectId"
	| "direction"
	| "threshold"
>;

/** Throws ALREADY_EXISTS when another threshold on the assumption says the same. A constraint holds it for two at once. */
async function requireUnique(db: Executor, watch: Watch, own?: string): Promise<void> {
	const [twin] = await db
		.select({ id: tripwire.id })
		.from(tripwire)
		.where(
			and(
				eq(tripwire.sessionId, watch.sessionId),
				eq(tripwire.versionNumber, watch.versionNumber),
				eq(tripwire.decisionId, watch.decisionId),
				eq(tripwire.assumptionId, watch.assumptionId),
				eq(tripwire.metric, watch.metric),
				watch.objectId === null ? isNull(tripwire.objectId) : eq(tripwire.objectId, watch.objectId),
				eq(tripwire.direction, watch.direction),
				eq(tripwire.threshold, watch.threshold),
				own === undefined ? undefined : ne(tripwire.id, own),
			),
		);
	if (twin) throw new CodedError("ALREADY_EXISTS", "This threshold is set on this assumption already");
}

async function requireOwner(db: Executor, ownerId: string): Promise<void> {
	const [owner] = await db.select({ id: person.id }).from(person).where(eq(person.id, ownerId));
	if (!owner) throw invalidInput([{ path: "ownerId", message: "There is no such person" }]);
}

/** Throws INVALID_INPUT unless what is to be watched is there, in the program. */
async function requireWatched(
	db: Executor,
	{ metric, objectId, programId }: { metric: WatchedMetric; objectId: string | null; programId: string },
): Promise<void> {
	const refused = (message: string) => invalidInput([{ path: "objectId", message }]);
	if (metric === "cost") {
		if (objectId !== null) throw refused("The program's cost has no object");
		return;
	}
	const table = metric === "kpi" ? kpi : risk;
	const noun = metric === "kpi" ? "KPI" : "risk";
	if (objectId === null) throw refused(`Choose the ${noun} to watch`);
	const [watched] = await db
		.select({ id: table.id })
		.from(table)
		.where(and(eq(table.id, objectId), eq(table.programId, programId)));
	if (!watched) throw refused(`This is no ${noun} of the program`);
}
