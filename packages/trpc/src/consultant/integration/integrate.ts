import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { origin } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { programFromPlan } from "@throughline/domain/consultant/integration/program-from-plan";
import { reservationsOf } from "@throughline/domain/consultant/integration/reservations";
import type { IntegrationSummary, OfVersion } from "@throughline/domain/consultant/version";
import type { z } from "zod";
import { CodedError } from "../../error.ts";
import type { MadeObject } from "../../integration/made-object.ts";
import { writeProgram } from "../../integration/write-program.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session-access.ts";
import { type VersionRow, versions } from "../version/entity.ts";
import { lockVersionByNumber } from "../version/find.ts";
import { groundsOf } from "./grounds.ts";
import { integrationOf } from "./summary.ts";

/**
 * Makes the program of a version's plan, all of it or nothing, once: asked again, or by several at once, it answers
 * what it made. Once that program is deleted the version can be integrated again.
 * @throws NOT_READY without a plan
 */
export async function integrate(
	{ db, person, write }: { db: Transaction; person: Person; write: Writer },
	{ sessionId, versionNumber }: z.output<typeof OfVersion>,
): Promise<IntegrationSummary> {
	// The session first, as by everybody who locks both; meanwhile its tree is not made anew. Whoever comes second waits
	// here, and finds the program.
	await requireChangeable(db, person, sessionId, { lock: true });
	const version = await lockVersionByNumber(db, sessionId, versionNumber);
	if (version.convertedProgramId !== null)
		return await integrationOf(db, version, version.convertedProgramId);
	if (version.program === null) {
		throw new CodedError(
			"NOT_READY",
			"This version has no plan yet: convert its decisions into a plan first",
		);
	}
	const grounds = await groundsOf(db, version);
	const now = (await databaseTime(db)).toISOString();
	const planned = programFromPlan(version.program, grounds, now.slice(0, 10));
	const { programId, objects } = await writeProgram({ db, write }, planned);
	await writeOrigins(db, { version, programId, rootNodeId: grounds.rootNodeId }, objects);
	const integration: IntegrationSummary = {
		programId,
		workstreamsCreated: planned.workstreams.length,
		tasksCreated: planned.tasks.length,
		stageGatesCreated: new Set(objects.flatMap(({ gateId }) => gateId ?? [])).size,
		kpisCreated: planned.kpis.length,
		benefitsCreated: planned.benefits.length,
		risksCreated: planned.risks.length,
		fundingSourcesCreated: planned.funding.length,
		resourcesCreated: planned.members.length,
		openRolesCreated: planned.roles.length,
		reservations: reservationsOf({ ...version, program: version.program }),
	};
	const converted = { status: "converted_to_program", convertedProgramId: programId, integration };
	const finalizedAt = version.finalizedAt ?? now;
	await write.update(
		versions,
		{ id: version.id, version: "any" },
		{ ...converted, finalizedAt },
		{ action: "integrated" },
	);
	return integration;
}

const rowsPerInsert = 2_000;

/** Keeps why each object exists. Origins tell of objects that have a trail themselves, so that they need none. */
async function writeOrigins(
	tx: Transaction,
	from: {
		version: Pick<VersionRow, "sessionId" | "versionNumber">;
		programId: string;
		rootNodeId: string | null;
	},
	objects: readonly MadeObject[],
): Promise<void> {
	const { sessionId, versionNumber } = from.version;
	const rows = objects.flatMap(({ type, id, reasons }) =>
		reasons.map(({ decisionId, optionId, quote }) => ({
			programId: from.programId,
			objectType: type,
			objectId: id,
			sessionId,
			versionNumber,
			decisionId,
			optionId,
			whysNodeId: from.rootNodeId,
			passageId: quote?.passageId ?? null,
			quote: quote?.text ?? null,
		})),
	);
	for (let start = 0; start < rows.length; start += rowsPerInsert)
		await tx.insert(origin).values(rows.slice(start, start + rowsPerInsert));
}
