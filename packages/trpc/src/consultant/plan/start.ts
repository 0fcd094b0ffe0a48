import type { Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { chosenOption } from "@throughline/domain/consultant/choice";
import type { ConvertToPlan } from "@throughline/domain/consultant/version";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { announce } from "../../change.ts";
import type { Context } from "../../context.ts";
import { CodedError } from "../../error.ts";
import { beginRun } from "../../run/begin.ts";
import type { RunRow } from "../../run/start.ts";
import { conversionKey } from "../version/entity.ts";
import { findVersion } from "../version/find.ts";
import { fingerprint } from "../version/fingerprint.ts";
import { requireDraft } from "../version/require-draft.ts";
import type { ConversionInput } from "./run.ts";

/**
 * Starts or joins the one conversion of a version; a version that has its plan keeps it unless it is to be made again.
 * Throws NOT_READY without a selected decision, and DECIDED for one that is closed.
 */
export async function beginConversion(
	ctx: Pick<Context, "address" | "advisors"> & { person: Person },
	tx: Transaction,
	{ sessionId, versionNumber, provider, again = false }: z.output<typeof ConvertToPlan>,
): Promise<RunRow> {
	const key = conversionKey(sessionId, versionNumber);
	// The run before the version, as when a conversion is saved: then neither waits for the other, and a plan that is
	// being saved at this moment is seen here.
	await lockRun(tx, key);
	const row = await findVersion(tx, ctx.person, sessionId, versionNumber);
	const anew = again || row.program === null;
	if (anew) requireDraft(row);
	const selected = row.selectedDecisions;
	if (!(row.decisions ?? []).some((decision) => chosenOption(decision, selected))) {
		throw new CodedError("NOT_READY", "Select the decisions first: the plan is made of the chosen options.");
	}
	const input: ConversionInput = {
		sessionId,
		versionNumber,
		decisions: fingerprint(row.decisions),
		selected,
		again,
	};
	if (anew) await announce(tx, "consultant", null, row.id);
	return await beginRun(ctx, tx, { kind: "conversion", key, sessionId, provider, input, again: anew });
}

/** Locks the run of a key, if there is one. */
export async function lockRun(tx: Transaction, key: string): Promise<{ id: string } | null> {
	const [held] = await tx.select({ id: run.id }).from(run).where(eq(run.key, key)).for("update");
	return held ?? null;
}
