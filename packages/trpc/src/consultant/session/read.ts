import type { Executor } from "@throughline/db/connect";
import {
	caseCorrection,
	sourceDocument,
	strategySession,
	strategyVersion,
	whysNode,
} from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { CaseAssessment } from "@throughline/domain/consultant/case";
import type { Analyzed, Stage, StrategySession } from "@throughline/domain/consultant/session";
import { Provider } from "@throughline/domain/run";
import { and, asc, desc, eq, exists, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "../../error.ts";
import { isMaterial } from "../document/withdrawn.ts";
import { mayChange, openTo, requireReadable } from "../session-access.ts";
import { findConverted } from "./converted.ts";
import { listDocuments, readableDocuments } from "./documents.ts";
import { findPrograms } from "./programs.ts";

type Changer = Pick<Person, "id" | "role">;

export type SessionEntry = Omit<StrategySession, "inputText" | "documents">;

const noSession = () => new CodedError("NOT_FOUND", "There is no such strategy session");

/** Where a version stands: the first screen that has something left to do. */
const stage = sql<Stage>`case
	when ${strategyVersion.status} = 'converted_to_program' then 'program'
	when ${strategyVersion.program} is not null or ${strategyVersion.selectedDecisions} <> '{}' then 'plan'
	when ${strategyVersion.enhancedAnalysis} is not null then 'decisions'
	when ${strategyVersion.research} is not null then 'analysis'
	else 'research' end`;

/** A correction that somebody made who looked at the case; answers and going on are given before. */
const isCheck = sql`${caseCorrection.correction} ->> 'kind' not in ('answer', 'go on')`;

/** Sessions that are open to the caller, the newest first. */
async function entriesWhere(
	db: Executor,
	person: Changer,
	condition: SQL | undefined,
): Promise<SessionEntry[]> {
	const newest = db
		.selectDistinctOn([strategyVersion.sessionId], {
			sessionId: strategyVersion.sessionId,
			number: strategyVersion.versionNumber,
			stage: stage.as("stage"),
			planTitle: sql<string | null>`${strategyVersion.program}->>'title'`.as("plan_title"),
		})
		.from(strategyVersion)
		.orderBy(strategyVersion.sessionId, desc(strategyVersion.versionNumber))
		.as("newest");
	const rows = await db
		.select({
			id: strategySession.id,
			creatorId: strategySession.creatorId,
			title: strategySession.title,
			planTitle: newest.planTitle,
			rootQuestion: strategySession.rootQuestion,
			rootCause: strategySession.rootCause,
			whysPath: strategySession.whysPath,
			provider: strategySession.provider,
			latestVersion: newest.number,
			stage: newest.stage,
			hasTree: sql<boolean>`${exists(
				db.select({ id: whysNode.id }).from(whysNode).where(eq(whysNode.sessionId, strategySession.id)),
			)}`,
			caseChecked: sql<boolean>`${exists(
				db
					.select({ id: caseCorrection.id })
					.from(caseCorrection)
					.where(and(eq(caseCorrection.sessionId, strategySession.id), isCheck)),
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
	const programs = await findPrograms(
		db,
		rows.map(({ id }) => id),
	);
	return rows.map(({ creatorId, provider, ...row }) => ({
		...row,
		provider: Provider.nullable().parse(provider),
		whysPath: row.whysPath ?? [],
		isOpen: true,
		mayChange: mayChange({ creatorId }, person),
		programs: programs(row.id),
		stage: row.stage ?? (row.rootCause === null ? "whys" : "research"),
	}));
}

/** A person's own sessions and those that belong to nobody, the newest first. */
export function listSessions(db: Executor, person: Changer): Promise<SessionEntry[]> {
	// Into a session without material nothing was put yet, or its only file could not be read.
	const hasMaterial = exists(
		db
			.select({ id: sourceDocument.id })
			.from(sourceDocument)
			.where(eq(sourceDocument.sessionId, strategySession.id)),
	);
	return entriesWhere(db, person, and(openTo(person), hasMaterial));
}

/** One session with its texts; somebody else's as what its programs rest on. Throws NOT_FOUND. */
export async function readSession(
	db: Executor,
	person: Changer,
	sessionId: string,
): Promise<StrategySession> {
	const { isOpen } = await requireReadable(db, person, sessionId);
	if (!isOpen) return await readConverted(db, person, sessionId);
	const [entry] = await entriesWhere(db, person, eq(strategySession.id, sessionId));
	if (!entry) throw noSession();
	return {
		...entry,
		inputText: await loadInputText(db, sessionId),
		documents: await listDocuments(db, person, sessionId),
	};
}

/** A session as the newest of its versions that became programs leaves it: what came since is its creator's. */
async function readConverted(
	db: Executor,
	person: { id: string },
	sessionId: string,
): Promise<StrategySession> {
	const { versions, whys, documentIds } = await findConverted(db, sessionId);
	const [newest] = versions;
	const [session] = await db
		.select({
			title: strategySession.title,
			rootQuestion: strategySession.rootQuestion,
			createdAt: strategySession.createdAt,
			version: strategySession.version,
		})
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	if (!newest || !session) throw noSession();
	const texts = await db
		.select({ content: sourceDocument.content })
		.from(sourceDocument)
		.where(and(inArray(sourceDocument.id, documentIds), ne(sourceDocument.kind, "web")))
		.orderBy(asc(sourceDocument.id));
	return {
		...session,
		id: sessionId,
		planTitle: newest.program?.title ?? null,
		// A tree that a program rests on is never replaced; another one asks another question.
		rootQuestion: whys.length === 0 ? null : session.rootQuestion,
		rootCause: newest.rootCause,
		whysPath: newest.whysPath ?? [],
		provider: null,
		inputText: texts.map(({ content }) => content).join("\n\n"),
		documents: await readableDocuments(db, person, sessionId),
		latestVersion: newest.versionNumber,
		stage: "program",
		isOpen: false,
		mayChange: false,
		programs: (await findPrograms(db, [sessionId]))(sessionId),
		hasTree: false,
		caseChecked: false,
		hasResearch: newest.research !== null,
		updatedAt: newest.updatedAt,
	};
}

/** What a session holds after material was put into it. */
export async function analyzed(
	db: Executor,
	person: { id: string },
	sessionId: string,
	assessment: CaseAssessment,
): Promise<z.infer<typeof Analyzed>> {
	return {
		...assessment,
		sessionId,
		inputContent: await loadInputText(db, sessionId),
		documents: await listDocuments(db, person, sessionId),
	};
}

/** Everything that was put into a session, as one text, without what was withdrawn. */
async function loadInputText(db: Executor, sessionId: string): Promise<string> {
	const [row] = await db
		.select({
			text: sql<
				string | null
			>`string_agg(${sourceDocument.content}, E'\\n\\n' order by ${sourceDocument.id})`,
		})
		.from(sourceDocument)
		.where(and(eq(sourceDocument.sessionId, sessionId), isMaterial));
	return row?.text ?? "";
}
