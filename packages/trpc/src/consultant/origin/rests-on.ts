import type { Executor } from "@throughline/db/connect";
import { origin, passage, program, sourceDocument, strategyVersion } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Decision } from "@throughline/domain/consultant/decision";
import type { Quote } from "@throughline/domain/consultant/evidence";
import { originKinds, type RestsOn, type RestsOnQuery } from "@throughline/domain/consultant/origin";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "../../error.ts";
import { type Converted, findConverted } from "../session/converted.ts";
import { requireReadable } from "../session-access.ts";
import type { WhyRow } from "../tree/entity.ts";
import { loadWhys } from "../tree/load.ts";
import { findObjects } from "./objects.ts";

/**
 * Everything that rests on a passage or a document of a session that is open to the caller; of
 * another one, what its programs rest on. Throws NOT_FOUND.
 */
export async function restsOn(
	db: Executor,
	person: Person,
	{ passageId, documentId }: z.output<typeof RestsOnQuery>,
): Promise<RestsOn> {
	const passages = await db
		.select({ id: passage.id, documentId: sourceDocument.id, sessionId: sourceDocument.sessionId })
		.from(sourceDocument)
		.leftJoin(passage, eq(passage.documentId, sourceDocument.id))
		.where(passageId === undefined ? eq(sourceDocument.id, documentId ?? "") : eq(passage.id, passageId));
	const [first] = passages;
	if (!first) throw noPassage();
	const { sessionId } = first;
	const { isOpen } = await requireReadable(db, person, sessionId);
	const converted = isOpen ? null : await findConverted(db, sessionId);
	if (converted && !converted.documentIds.includes(first.documentId)) throw noPassage();
	const meant = new Set(passages.flatMap(({ id }) => id ?? []));
	const cites = (quotes: readonly Quote[]) => quotes.some((quote) => meant.has(quote.passageId));

	// Which whys are chosen follows what was finalized last; a program keeps to those that it came from.
	const nodes = converted?.whys.map((node) => ({ ...node, chosen: true })) ?? (await loadWhys(db, sessionId));
	const supported = nodes.filter(
		({ supportingQuotes, passageId: own }) => cites(supportingQuotes) || (own !== null && meant.has(own)),
	);
	const opposed = nodes.filter(({ counterQuotes }) => cites(counterQuotes));

	const versions = await db
		.select({
			versionNumber: strategyVersion.versionNumber,
			versionLabel: strategyVersion.versionLabel,
			decisions: strategyVersion.decisions,
		})
		.from(strategyVersion)
		.where(
			and(
				eq(strategyVersion.sessionId, sessionId),
				converted ? inArray(strategyVersion.versionNumber, numbersOf(converted)) : undefined,
			),
		)
		.orderBy(asc(strategyVersion.versionNumber));
	const visibleOrigins = and(
		eq(origin.sessionId, sessionId),
		converted ? inArray(origin.versionNumber, numbersOf(converted)) : undefined,
	);
	const decisions = versions.flatMap(({ versionNumber, versionLabel, decisions }) =>
		(decisions ?? [])
			.filter((decision) => cites(quotesOf(decision)))
			.map(({ id, question }) => ({ sessionId, versionNumber, versionLabel, decisionId: id, question })),
	);

	return {
		whys: [...supported.map((node) => whyOf(node, false)), ...opposed.map((node) => whyOf(node, true))],
		decisions,
		objects: await objectsOf(db, visibleOrigins, {
			passages: meant,
			decisions: new Set(decisions.map(({ versionNumber, decisionId }) => `${versionNumber} ${decisionId}`)),
			nodes: new Set(supported.map(({ id }) => id)),
		}),
	};
}

const noPassage = () => new CodedError("NOT_FOUND", "There is no such passage");

function numbersOf({ versions }: Converted): number[] {
	return versions.map(({ versionNumber }) => versionNumber);
}

function quotesOf({ quotes, assumptions }: Decision): Quote[] {
	return [...(quotes ?? []), ...(assumptions ?? []).flatMap(({ quote }) => quote ?? [])];
}

function whyOf({ id, depth, option, chosen }: WhyRow, against: boolean): RestsOn["whys"][number] {
	return { nodeId: id, level: depth, option, chosen, against };
}

/** How closely an object rests on the passage, the closest first. */
const ways = ["quote", "decision", "why"] as const;

async function objectsOf(
	db: Executor,
	which: SQL | undefined,
	on: { passages: ReadonlySet<string>; decisions: ReadonlySet<string>; nodes: ReadonlySet<string> },
): Promise<RestsOn["objects"]> {
	const origins = await db
		.select({
			objectType: origin.objectType,
			objectId: origin.objectId,
			versionNumber: origin.versionNumber,
			decisionId: origin.decisionId,
			whysNodeId: origin.whysNodeId,
			passageId: origin.passageId,
			programId: program.id,
			programName: program.name,
		})
		.from(origin)
		.innerJoin(program, eq(program.id, origin.programId))
		.where(which)
		.orderBy(asc(origin.createdAt), asc(origin.id));
	const wayOf = (row: (typeof origins)[number]) => {
		if (on.passages.has(row.passageId ?? "")) return "quote";
		if (on.decisions.has(`${row.versionNumber} ${row.decisionId}`)) return "decision";
		return on.nodes.has(row.whysNodeId ?? "") ? "why" : null;
	};
	const resting = new Map<string, (typeof origins)[number] & { through: (typeof ways)[number] }>();
	for (const row of origins) {
		const through = wayOf(row);
		if (through === null) continue;
		const key = `${row.objectType} ${row.objectId}`;
		const earlier = resting.get(key);
		if (!earlier || ways.indexOf(through) < ways.indexOf(earlier.through))
			resting.set(key, { ...row, through });
	}
	const rows = [...resting.values()];
	const objects: RestsOn["objects"] = [];
	for (const kind of originKinds) {
		const ofKind = rows.filter(({ objectType }) => objectType === kind);
		const details = await findObjects(
			db,
			kind,
			ofKind.map(({ objectId }) => objectId),
		);
		const titles = new Map(details.map(({ id, title }) => [id, title]));
		for (const { objectId, programId, programName, through } of ofKind) {
			const title = titles.get(objectId);
			if (title !== undefined)
				objects.push({ objectType: kind, objectId, title, programId, programName, through });
		}
	}
	return objects.toSorted((one, other) => ways.indexOf(one.through) - ways.indexOf(other.through));
}
