import type { Executor } from "@throughline/db/connect";
import {
	gateCriterion,
	origin,
	stageGate,
	strategySession,
	strategyVersion,
	whysNode,
} from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { chosenOption } from "@throughline/domain/consultant/choice";
import type { Thread, ThreadOf, ThreadOrigin } from "@throughline/domain/consultant/origin";
import { gateTitle } from "@throughline/domain/stage-gate";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "../../error.ts";
import { pathOf, pathTo, type WhyRow } from "../integration/why-path.ts";
import { parentKinds, requireObject } from "./objects.ts";
import { type Cited, showQuotes } from "./quotes.ts";

type Asked = z.output<typeof ThreadOf>;
type OriginRow = typeof origin.$inferSelect;

/** Sentences that one step of the thread shows at most. */
const mostQuotes = 3;

/** Why an object exists, for everybody who may read its program. Throws NOT_FOUND for one that is not there. */
export async function threadOf(db: Executor, person: Person, asked: Asked): Promise<Thread> {
	const { objectType, objectId } = asked;
	const { title, within, isOf } =
		asked.objectType === "stage gate" ? await gateOf(db, asked) : await objectOf(db, asked);
	const rows = await db.select().from(origin).where(isOf).orderBy(asc(origin.createdAt), asc(origin.id));
	return { objectType, objectId, title, within, origins: await originsOf(db, person, distinct(rows)) };
}

type Found = Pick<Thread, "title" | "within"> & { isOf: SQL | undefined };

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
	const [gate] = await db.select().from(stageGate).where(eq(stageGate.id, objectId));
	if (!gate) throw new CodedError("NOT_FOUND", "This stage gate does not exist, or no longer does");
	const own = db
		.select({ id: gateCriterion.id })
		.from(gateCriterion)
		.where(and(eq(gateCriterion.stageGateId, objectId), eq(gateCriterion.programId, programId)));
	const isOf = and(eq(origin.objectType, "gate criterion"), inArray(origin.objectId, own));
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

async function originsOf(db: Executor, person: Person, rows: readonly OriginRow[]): Promise<ThreadOrigin[]> {
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
			settledCause: strategySession.rootCause,
			settledPath: strategySession.whysPath,
		})
		.from(strategyVersion)
		.innerJoin(strategySession, eq(strategySession.id, strategyVersion.sessionId))
		.where(inArray(strategyVersion.sessionId, sessionIds));
	const nodes = await db.select().from(whysNode).where(inArray(whysNode.sessionId, sessionIds));

	const told = rows.flatMap((row) => {
		const version = versions.find(
			({ sessionId, versionNumber }) => sessionId === row.sessionId && versionNumber === row.versionNumber,
		);
		if (!version) return [];
		const decision = version.decisions?.find(({ id }) => id === row.decisionId) ?? null;
		const own = nodes.filter(({ sessionId }) => sessionId === row.sessionId);
		return [
			{ row, version, decision, whys: whysOf(row, version.whysPath ?? version.settledPath ?? [], own) },
		];
	});
	const show = await showQuotes(
		db,
		told.flatMap(({ row, decision, whys }) => [
			...ownQuote(row),
			...(decision?.quotes ?? []),
			...whys.flatMap(({ node }) => node?.supportingQuotes ?? []),
		]),
	);
	return told.map(({ row, version, decision, whys }) => {
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
			rootCause: version.rootCause ?? version.settledCause,
			whys: whys.map(({ option, node }, index) => ({
				level: index + 1,
				question: index === 0 ? version.rootQuestion : (whys[index - 1]?.node?.question ?? null),
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
 * The path that the version settled on. Where the tree was made anew since, its words stay; without any, the whys that
 * lead to the origin's own.
 */
function whysOf(row: OriginRow, options: readonly string[], nodes: readonly WhyRow[]): Why[] {
	if (options.length > 0) {
		const path = pathOf(nodes, options);
		return options.map((option, index) => ({ option, node: path[index] ?? null }));
	}
	const path = pathTo(new Map(nodes.map((node) => [node.id, node])), row.whysNodeId);
	return path.map((node) => ({ option: node.option, node }));
}
