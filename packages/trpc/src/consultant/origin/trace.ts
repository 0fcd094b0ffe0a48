import type { Executor } from "@throughline/db/connect";
import { gateCriterion, origin, strategySession, strategyVersion, whysNode } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { Trace, TraceOrigin, TraceRequest } from "@throughline/domain/consultant/origin";
import { gateTitle } from "@throughline/domain/stage-gate";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { findIn } from "../../find.ts";
import { stageGates } from "../../stage-gate/entity.ts";
import type { WhyRow } from "../tree/entity.ts";
import { followPath, pathTo } from "../tree/find.ts";
import { parentKinds, requireObject } from "./objects.ts";
import { type Cited, showQuotes } from "./quotes.ts";

type Asked = z.output<typeof TraceRequest>;
type OriginRow = typeof origin.$inferSelect;

/** Sentences that one step of the thread shows at most. */
const mostQuotes = 3;

/** Why an object exists, for everybody who may read its program. Throws NOT_FOUND for one that is not there. */
export async function readTrace(db: Executor, person: Person, asked: Asked): Promise<Trace> {
	const { objectType, objectId } = asked;
	const { title, within, isOf } =
		asked.objectType === "stage gate" ? await gateOf(db, asked) : await objectOf(db, asked);
	const rows = await db.select().from(origin).where(isOf).orderBy(asc(origin.createdAt), asc(origin.id));
	return { objectType, objectId, title, within, origins: await originsOf(db, person, distinct(rows)) };
}

type Found = Pick<Trace, "title" | "within"> & { isOf: SQL | undefined };

async function objectOf(db: Executor, { objectType, objectId, programId }: Asked): Promise<Found> {
	if (objectType === "stage gate") throw new Error("A gate is looked up with its program");
	const { title, parentId } = await requireObject(db, objectType, objectId);
	const parentKind = parentKinds[objectType];
	const isOf = and(
		eq(origin.objectType, objectType),
		eq(origin.objectId, objectId),
		programId === undefined ? undefined : eq(origin.programId, programId),
	);
	if (parentKind === undefined || parentId === null) return { title, within: null, isOf };
	const parent = await requireObject(db, parentKind, parentId);
	return { title, within: { objectType: parentKind, objectId: parentId, title: parent.title }, isOf };
}

/** A gate serves every program; in one of them it has the reasons of that program's criteria. */
async function gateOf(db: Executor, { objectId, programId = "" }: Asked): Promise<Found> {
	const gate = await findIn(db, stageGates, objectId);
	const criterionIds = db
		.select({ id: gateCriterion.id })
		.from(gateCriterion)
		.where(and(eq(gateCriterion.stageGateId, objectId), eq(gateCriterion.programId, programId)));
	const isOf = and(eq(origin.objectType, "gate criterion"), inArray(origin.objectId, criterionIds));
	return { title: gateTitle(gate), within: null, isOf };
}

/** Each reason once: the criteria of a gate have the same ones. */
function distinct(rows: readonly OriginRow[]): OriginRow[] {
	const byReason = new Map<string, OriginRow>();
	for (const row of rows) {
		const { sessionId, versionNumber, decisionId, optionId, passageId, quote } = row;
		const key = JSON.stringify([sessionId, versionNumber, decisionId, optionId, passageId, quote]);
		if (!byReason.has(key)) byReason.set(key, row);
	}
	return [...byReason.values()];
}

async function originsOf(db: Executor, person: Person, rows: readonly OriginRow[]): Promise<TraceOrigin[]> {
	if (rows.length === 0) return [];
	const sessionIds = [...new Set(rows.map(({ sessionId }) => sessionId))];
	const versions = await db
		.select({
			sessionId: strategyVersion.sessionId,
			versionNumber: strategyVersion.versionNumber,
			versionLabel: strategyVersion.versionLabel,
			rootCause: strategyVersion.rootCause,
			whysPath: strategyVersion.whysPath,
			decisions: strategyVersion.decisions,
			strategy: strategySession.title,
			creatorId: strategySession.creatorId,
			convertedProgramId: strategyVersion.convertedProgramId,
			rootQuestion: strategySession.rootQuestion,
		})
		.from(strategyVersion)
		.innerJoin(strategySession, eq(strategySession.id, strategyVersion.sessionId))
		.where(inArray(strategyVersion.sessionId, sessionIds));
	const nodes = await db.select().from(whysNode).where(inArray(whysNode.sessionId, sessionIds));

	const origins = rows.flatMap((row) => {
		const version = versions.find(
			({ sessionId, versionNumber }) => sessionId === row.sessionId && versionNumber === row.versionNumber,
		);
		if (!version) return [];
		const decision = version.decisions?.find(({ id }) => id === row.decisionId) ?? null;
		const sessionNodes = nodes.filter(({ sessionId }) => sessionId === row.sessionId);
		return [{ row, version, decision, whys: whysTo(row, version.whysPath ?? [], sessionNodes) }];
	});
	const show = await showQuotes(
		db,
		origins.flatMap(({ row, decision, whys }) => [
			...ownQuote(row),
			...(decision?.quotes ?? []),
			...whys.flatMap(({ node }) => node?.supportingQuotes ?? []),
		]),
	);
	return origins.map(({ row, version, decision, whys }) => {
		const chosen = decision && row.optionId && chosenOption(decision, { [decision.id]: row.optionId });
		const isOpen =
			version.creatorId === null || version.creatorId === person.id || version.convertedProgramId !== null;
		return {
			id: row.id,
			sessionId: isOpen ? row.sessionId : null,
			strategy: version.strategy,
			versionNumber: row.versionNumber,
			versionLabel: version.versionLabel,
			decision: decision && {
				id: decision.id,
				question: decision.question,
				chosen: chosen || null,
				alternatives: decision.options.filter(({ id }) => id !== row.optionId),
				quotes: (decision.quotes ?? []).slice(0, mostQuotes).map(show),
			},
			rootCause: version.rootCause,
			whys: whys.map(({ option, node }, index) => ({
				level: index + 1,
				question: questionAt(version.rootQuestion, whys, index),
				option,
				quotes: (node?.supportingQuotes ?? []).slice(0, mostQuotes).map(show),
			})),
			quote: ownQuote(row).map(show)[0] ?? null,
		};
	});
}

/** The sentence of the origin itself. */
function ownQuote({ quote, passageId }: OriginRow): Cited[] {
	return quote === null ? [] : [{ text: quote, passageId }];
}

type Why = { option: string; node: WhyRow | null };

/**
 * The path that the version was finalized with, as the tree has it; a version without a path has the whys that lead to the
 * origin's own. A tree that the origin has no why in is another one: then the words stay alone.
 */
function whysTo(row: OriginRow, options: readonly string[], nodes: readonly WhyRow[]): Why[] {
	const tree = row.whysNodeId === null ? [] : nodes;
	if (options.length === 0)
		return pathTo(tree, row.whysNodeId).map((node) => ({ option: node.option, node }));
	const path = followPath(tree, options);
	return options.map((option, index) => ({ option, node: path[index] ?? null }));
}

/** What a why answers, in the words of the tree that it is in. */
function questionAt(rootQuestion: string | null, whys: readonly Why[], index: number): string | null {
	if (index > 0) return whys[index - 1]?.node?.question ?? null;
	return whys[0]?.node ? rootQuestion : null;
}
