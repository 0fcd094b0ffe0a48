import type { Transaction } from "@throughline/db/connect";
import { auditEntry, tripwire } from "@throughline/db/schema";
import { decisionReopened, evaluateValue, reasonOf } from "@throughline/domain/consultant/tripwire";
import type { Notice } from "@throughline/domain/notification/notice";
import { plainDecimal } from "@throughline/domain/value/decimal";
import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { announce } from "../../change.ts";
import { notify } from "../../notification/notify.ts";
import { assumedBy } from "./assumptions.ts";
import { type TripwireRow, tripwiresOn } from "./entity.ts";
import { watchedBy } from "./values.ts";

/** Something whose value changed: a KPI, a risk, or a program's spending. */
export type Measured = { metric: "kpi" | "risk"; objectId: string } | { metric: "cost"; programId: string };

/** Whose change it was; the product's own when it checks by itself. */
export type Actor = { personId: string | null; personName: string; requestId: string | null };

/** Checks the thresholds on what changed, in the transaction of the change. */
export async function checkThresholds(
	tx: Transaction,
	measured: readonly Measured[],
	actor: Actor,
): Promise<void> {
	if (measured.length === 0) return;
	const objectIds = measured.flatMap((each) => (each.metric === "cost" ? [] : each.objectId));
	const programIds = measured.flatMap((each) => (each.metric === "cost" ? each.programId : []));
	await check(
		tx,
		or(
			objectIds.length === 0 ? undefined : inArray(tripwire.objectId, [...new Set(objectIds)]),
			programIds.length === 0
				? undefined
				: and(eq(tripwire.metric, "cost"), inArray(tripwire.programId, [...new Set(programIds)])),
		),
		actor,
	);
}

/** Checks every threshold: also what a change could not see, such as one that came back by undo. */
export async function checkAllThresholds(tx: Transaction): Promise<void> {
	await check(tx, undefined, { personId: null, personName: "Throughline", requestId: null });
}

/** Checks one threshold, as when it was set. */
export async function checkThreshold(tx: Transaction, id: string, actor: Actor): Promise<void> {
	await check(tx, eq(tripwire.id, id), actor);
}

/**
 * Reopens the decisions whose thresholds are crossed, telling their owners once, and lets settled ones hold again. The
 * rows are locked in one order, so that of two changes at once only one reopens.
 */
async function check(tx: Transaction, which: SQL | undefined, actor: Actor): Promise<void> {
	const wires = await tx.select().from(tripwire).where(which).orderBy(asc(tripwire.id)).for("update");
	if (wires.length === 0) return;
	const watchedOf = await watchedBy(tx, wires);
	const aboutOf = await assumedBy(tx, wires);
	const notices: Notice[] = [];
	for (const wire of wires) {
		const threshold = plainDecimal(wire.threshold);
		const watched = watchedOf(wire);
		const value = watched?.value ?? null;
		const outcome = evaluateValue({ ...wire, threshold }, value);
		if (outcome === "holds again") {
			await change(tx, wire, { crossedAt: null, crossedValue: null, reason: null });
		} else if (outcome === "reopens" && watched && value !== null) {
			const about = aboutOf(wire);
			const reason = reasonOf({ ...wire, ...watched, ...about, threshold }, value);
			await change(tx, wire, {
				crossedAt: sql`now()`,
				crossedValue: value,
				reason,
				settledAt: null,
				settledNote: null,
			});
			await keep(tx, wire, about.assumption, reason, actor);
			if (wire.ownerId !== null)
				notices.push(
					decisionReopened({
						...wire,
						ownerId: wire.ownerId,
						subject: watched.subject,
						question: about.question,
						reason,
					}),
				);
		}
	}
	// Also to whoever made the change: that it reopens a decision is news to them.
	await notify(tx, notices);
}

type Change = Record<string, string | SQL | null>;

async function change(
	tx: Transaction,
	{ id, programId, version }: TripwireRow,
	values: Change,
): Promise<void> {
	await tx
		.update(tripwire)
		.set({ ...values, version: version + 1 })
		.where(eq(tripwire.id, id));
	await announce(tx, "consultant", programId, id);
}

async function keep(
	tx: Transaction,
	{ id, programId }: TripwireRow,
	assumption: string,
	reason: string,
	actor: Actor,
): Promise<void> {
	const { type } = tripwiresOn(assumption);
	await tx.insert(auditEntry).values({
		...actor,
		action: "reopened",
		objectType: type,
		objectId: id,
		objectTitle: assumption,
		programId,
		after: { reason },
	});
}
