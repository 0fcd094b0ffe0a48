import type { Database } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { StoredCorrection } from "@throughline/domain/consultant/case";
import type { CasePart, CaseStanding, CaseView } from "@throughline/domain/consultant/case/view";
import type { Advisors } from "../../ports/advisors.ts";
import { listCorrections, loadCorrections, versionOfCase } from "../material/corrections.ts";
import { loadMaterial } from "../material/material.ts";
import { listDocuments } from "../session/documents.ts";
import { mayChange, requireReadable, requireSession } from "../session-access.ts";
import { hasAssumedCause } from "../tree/evidence.ts";
import { assessMaterial, readingOf } from "./assess.ts";
import { findLanguage, withSentences } from "./language.ts";
import { findOutdated } from "./standing.ts";

type Caller = { db: Database; person: Person; advisors: Pick<Advisors, "cases"> };

/**
 * A session's case as it is read now, with all corrections, and the statements that are asked for.
 * @throws NOT_FOUND for a session of somebody else, NOT_READY before there is a text
 */
export async function readCaseView(
	{ db, person, advisors }: Caller,
	{ sessionId, ...part }: CasePart & { sessionId: string },
	signal?: AbortSignal,
): Promise<CaseView> {
	const session = await requireSession(db, person, sessionId);
	// First: a correction that comes in between is then one that the caller has not read.
	const version = await versionOfCase(db, sessionId);
	const material = await loadMaterial(db, sessionId);
	const read = await advisors.cases.readCase(material, part, readingOf(signal));
	const documents = await listDocuments(db, person, sessionId);
	const { ready, goOn } = read.readiness;
	return {
		...read,
		sessionId,
		version,
		mayChange: mayChange(session, person),
		outdated: await findOutdated(db, sessionId),
		unready: goOn && !ready,
		assumed: await hasAssumedCause(db, sessionId),
		...withSentences(read.language),
		documents: documents.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
		answers: toAnswers(await listCorrections(db, sessionId), material.sources),
	};
}

function toAnswers(
	corrections: readonly StoredCorrection[],
	sources: readonly { id: string; content: string }[],
): CaseView["answers"] {
	return corrections.flatMap(({ id, correction, madeBy: author, createdAt }) => {
		if (correction.kind !== "answer") return [];
		const { kind: _, ...answer } = correction;
		const content = sources.find((source) => source.id === answer.documentId)?.content ?? "";
		return [{ ...answer, id, text: content.slice(content.indexOf("\n")).trim(), author, createdAt }];
	});
}

/**
 * What every later screen says of the case; read without the text unless somebody went on with an unready one. Of somebody
 * else's session everybody is told it who may read what became a program; what is out of date there is its author's matter.
 */
export async function readStanding(
	{ db, person, advisors }: Caller,
	sessionId: string,
	signal?: AbortSignal,
): Promise<CaseStanding> {
	const { isOpen } = await requireReadable(db, person, sessionId);
	const outdated = isOpen ? await findOutdated(db, sessionId) : [];
	const wentOn = (await loadCorrections(db, sessionId)).some(({ correction }) => correction.kind === "go on");
	const about = {
		outdated,
		assumed: await hasAssumedCause(db, sessionId),
		...(await findLanguage(db, sessionId)),
	};
	if (!wentOn) return { ...about, unready: false };
	const { readiness } = await assessMaterial(advisors, await loadMaterial(db, sessionId), signal);
	return { ...about, unready: !readiness.ready };
}
