import type { Executor, Transaction } from "@throughline/db/connect";
import { strategyVersion } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import { lockRows, type Target } from "../../lock-rows.ts";
import { requireChangeable, requireReadable } from "../session-access.ts";
import { type VersionRow, versionColumns, versions } from "./entity.ts";

/** A version of a session that the caller may change, as it is stored. Throws NOT_FOUND, or FORBIDDEN. */
export async function findVersion(
	db: Executor,
	person: Person,
	sessionId: string,
	versionNumber: number,
): Promise<VersionRow> {
	await requireChangeable(db, person, sessionId);
	return await findStoredVersion(db, sessionId, versionNumber);
}

/** The same for reading only: a version that became a program is there for everybody who may read that. */
export async function readVersion(
	db: Executor,
	person: Person,
	sessionId: string,
	versionNumber: number,
): Promise<VersionRow> {
	const { isOpen } = await requireReadable(db, person, sessionId);
	const row = await findStoredVersion(db, sessionId, versionNumber);
	if (isOpen || row.convertedProgramId !== null) return row;
	throw new CodedError("NOT_FOUND", "There is no such version of this strategy");
}

/** A version for work that somebody has already been allowed to start. */
export async function findStoredVersion(
	db: Executor,
	sessionId: string,
	versionNumber: number,
): Promise<VersionRow> {
	const [row] = await db
		.select(versionColumns)
		.from(strategyVersion)
		.where(and(eq(strategyVersion.sessionId, sessionId), eq(strategyVersion.versionNumber, versionNumber)));
	if (!row) throw new CodedError("NOT_FOUND", "There is no such version of this strategy");
	return row;
}

/** The same, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockVersionByNumber(
	tx: Transaction,
	sessionId: string,
	versionNumber: number,
): Promise<VersionRow> {
	const { id } = await findStoredVersion(tx, sessionId, versionNumber);
	return await lockVersion(tx, id);
}

/** The newest version that answers to a root cause, into which its research is written; null without one. */
export async function findVersionOfCause(
	db: Executor,
	sessionId: string,
	rootCause: string,
): Promise<
	(Pick<VersionRow, "id" | "versionNumber" | "whysPath" | "status"> & { hasResearch: boolean }) | null
> {
	const [row] = await db
		.select({
			id: strategyVersion.id,
			versionNumber: strategyVersion.versionNumber,
			whysPath: strategyVersion.whysPath,
			status: strategyVersion.status,
			hasResearch: sql<boolean>`${isNotNull(strategyVersion.research)}`,
		})
		.from(strategyVersion)
		.where(and(eq(strategyVersion.sessionId, sessionId), eq(strategyVersion.rootCause, rootCause)))
		.orderBy(desc(strategyVersion.versionNumber))
		.limit(1);
	return row ?? null;
}

/** A version as it is now, locked until the transaction ends. Throws CONFLICT when `version` is not the current one. */
export async function lockVersion(
	tx: Transaction,
	id: string,
	version: Target["version"] = "any",
): Promise<VersionRow> {
	const row = (await lockRows(tx, versions, [{ id, version }])).get(id);
	if (!row) throw new Error(`The version ${id} was not read back`);
	return row;
}
