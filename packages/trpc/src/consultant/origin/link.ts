import type { Transaction } from "@throughline/db/connect";
import { origin, strategySession } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Decision } from "@throughline/domain/consultant/decision";
import { type LinkOrigin, originKinds } from "@throughline/domain/consultant/origin";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { invalidInput } from "../../error.ts";
import { lockIn, noSuch } from "../../find.ts";
import { programs } from "../../program/entity.ts";
import type { Writer } from "../../writer.ts";
import { rootOf } from "../integration/grounds.ts";
import { requireSession } from "../session-access.ts";
import { findStoredVersion, lockVersionByNumber } from "../version/find.ts";
import { findObjects, requireObject } from "./objects.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/**
 * Says that an object of a program serves a decision of a version that is open to the caller, once. Throws NOT_FOUND,
 * or INVALID_INPUT for a decision that the version does not have.
 */
export async function linkOrigin(
	{ db, person, write }: Call,
	{ objectType, objectId, sessionId, versionNumber, decisionId, ...asked }: z.output<typeof LinkOrigin>,
): Promise<{ id: string }> {
	const object = await requireObject(db, objectType, objectId);
	const programId = object.programId ?? asked.programId;
	if (programId === undefined) throw invalidInput([{ path: "programId", message: "Say of which program" }]);
	// In the order in which programs and sessions are deleted, each with its versions: so that neither waits for the other.
	await lockIn(db, programs, programId, "key share");
	const session = await requireSession(db, person, sessionId, { lock: true });
	const version = await lockVersionByNumber(db, sessionId, versionNumber);
	const decision = version.decisions?.find(({ id }) => id === decisionId);
	if (!decision) {
		throw invalidInput([{ path: "decisionId", message: "This version has no such decision" }]);
	}
	const [existing] = await db
		.select({ id: origin.id })
		.from(origin)
		.where(
			and(
				eq(origin.objectType, objectType),
				eq(origin.objectId, objectId),
				eq(origin.programId, programId),
				eq(origin.sessionId, sessionId),
				eq(origin.versionNumber, versionNumber),
				eq(origin.decisionId, decisionId),
			),
		);
	if (existing) return existing;
	const { rootNodeId, rootQuote } = await rootOf(db, version);
	const quote = (decision.quotes ?? []).find(({ verified }) => verified) ?? rootQuote;
	const [made] = await db
		.insert(origin)
		.values({
			programId,
			objectType,
			objectId,
			sessionId,
			versionNumber,
			decisionId,
			optionId: version.selectedDecisions[decisionId] ?? null,
			whysNodeId: rootNodeId,
			passageId: quote?.passageId ?? null,
			quote: quote?.text ?? null,
		})
		.returning({ id: origin.id });
	if (!made) throw new Error("The origin was not kept");
	await write.record({
		action: "linked",
		area: "consultant",
		objectType,
		objectId,
		objectTitle: object.title,
		programId,
		after: auditText(session.title, versionNumber, decision),
	});
	return made;
}

/** Takes a reason from an object. Throws NOT_FOUND. */
export async function unlinkOrigin(
	{ db, write }: Omit<Call, "person">,
	originId: string,
): Promise<{ id: string }> {
	const [gone] = await db.delete(origin).where(eq(origin.id, originId)).returning();
	if (!gone) throw noSuch({ type: "link" });
	const { objectType, objectId, programId, sessionId, versionNumber, decisionId } = gone;
	const { decisions } = await findStoredVersion(db, sessionId, versionNumber);
	const decision = decisions?.find(({ id }) => id === decisionId);
	const [session] = await db
		.select({ title: strategySession.title })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	const kind = originKinds.find((each) => each === objectType);
	const [object] = kind ? await findObjects(db, kind, [objectId]) : [];
	await write.record({
		action: "unlinked",
		area: "consultant",
		objectType,
		objectId,
		objectTitle: object?.title ?? objectType,
		programId,
		before: auditText(session?.title ?? null, versionNumber, decision),
	});
	return { id: originId };
}

/** The trail of a link: what the thread tells to everybody. Which session it is stays its creator's. */
function auditText(strategy: string | null, versionNumber: number, decision: Decision | undefined) {
	return { strategy, versionNumber, decision: decision?.question ?? null };
}
