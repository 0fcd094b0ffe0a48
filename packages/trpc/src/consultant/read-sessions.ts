import type { Executor } from "@throughline/db/connect";
import { sourceDocument, strategySession, strategyVersion, whysNode } from "@throughline/db/schema";
import type { Analyzed, Stage, StrategySession } from "@throughline/domain/consultant/session";
import { and, desc, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "../error.ts";
import { documentsOf } from "./read-documents.ts";
import { openTo, readableTo } from "./require-session.ts";

export type SessionEntry = Omit<StrategySession, "inputText" | "documents">;

/** Where a version stands: the first screen that has something left to do. */
const stage = sql<Stage>`case
	when ${strategyVersion.status} = 'converted_to_program' then 'program'
	when ${strategyVersion.program} is not null or ${strategyVersion.selectedDecisions} <> '{}' then 'plan'
	when ${strategyVersion.enhancedAnalysis} is not null then 'decisions'
	when ${strategyVersion.research} is not null then 'analysis'
	else 'research' end`;

async function entriesWhere(
	db: Executor,
	person: { id: string },
	condition: SQL | undefined,
): Promise<SessionEntry[]> {
	const newest = db
		.selectDistinctOn([strategyVersion.sessionId], {
			sessionId: strategyVersion.sessionId,
			number: strategyVersion.versionNumber,
			stage: stage.as("stage"),
		})
		.from(strategyVersion)
		.orderBy(strategyVersion.sessionId, desc(strategyVersion.versionNumber))
		.as("newest");
	const rows = await db
		.select({
			id: strategySession.id,
			title: strategySession.title,
			rootQuestion: strategySession.rootQuestion,
			rootCause: strategySession.rootCause,
			whysPath: strategySession.whysPath,
			isOpen: sql<boolean>`${openTo(person)}`,
			latestVersion: newest.number,
			stage: newest.stage,
			hasTree: sql<boolean>`${exists(
				db.select({ id: whysNode.id }).from(whysNode).where(eq(whysNode.sessionId, strategySession.id)),
			)}`,
			hasResearch: sql<boolean>`${exists(
				db
					.select({ id: strategyVersion.id })
					.from(strategyVersion)
					.where(and(eq(strategyVersion.sessionId, strategySession.id), isNotNull(strategyVersion.research))),
			)}`,
			createdAt: strategySession.createdAt,
			updatedAt: strategySession.updatedAt,
			version: strategySession.version,
		})
		.from(strategySession)
		.leftJoin(newest, eq(newest.sessionId, strategySession.id))
		.where(condition)
		.orderBy(desc(strategySession.createdAt), desc(strategySession.id));
	return rows.map((row) => ({
		...row,
		whysPath: row.whysPath ?? [],
		stage: row.stage ?? (row.rootCause === null ? "whys" : "research"),
	}));
}

/** A person's own sessions and those that belong to nobody, the newest first. */
export function listSessions(db: Executor, person: { id: string }): Promise<SessionEntry[]> {
	// Into a session without material nothing was put yet, or its only file could not be read.
	const hasMaterial = exists(
		db
			.select({ id: sourceDocument.id })
			.from(sourceDocument)
			.where(eq(sourceDocument.sessionId, strategySession.id)),
	);
	return entriesWhere(db, person, and(openTo(person), hasMaterial));
}

/** One session with its texts. Throws NOT_FOUND. */
export async function readSession(
	db: Executor,
	person: { id: string },
	sessionId: string,
): Promise<StrategySession> {
	const [found] = await entriesWhere(
		db,
		person,
		and(eq(strategySession.id, sessionId), readableTo(db, person)),
	);
	if (!found) throw new CodedError("NOT_FOUND", "There is no such strategy session");
	return {
		...found,
		inputText: await inputOf(db, sessionId),
		documents: await documentsOf(db, person, sessionId),
	};
}

/** What a session holds after material was put into it. */
export async function analyzed(
	db: Executor,
	person: { id: string },
	sessionId: string,
): Promise<z.infer<typeof Analyzed>> {
	return {
		sessionId,
		inputContent: await inputOf(db, sessionId),
		documents: await documentsOf(db, person, sessionId),
	};
}

/** Everything that was put into a session, as one text. */
async function inputOf(db: Executor, sessionId: string): Promise<string> {
	const [found] = await db
		.select({ inputText: strategySession.inputText })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	return found?.inputText ?? "";
}
