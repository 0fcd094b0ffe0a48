import type { Database, Executor } from "@throughline/db/connect";
import type { CaseAssessment } from "@throughline/domain/consultant/case";
import { loadMaterial } from "../document/material.ts";
import type { Advisors, Asking, StoredMaterial } from "../ports.ts";

type Caller = { db: Database | Executor; advisors: Pick<Advisors, "cases"> };

/** Longest time in which a case is read: beyond it the text is more than can be read in one go. */
const timeoutMs = 60_000;

/** Whether a session's case is ready, what its problem is and what contradicts itself, read by the product's own rules. */
export async function assessSession(
	{ db, advisors }: Caller,
	sessionId: string,
	signal?: AbortSignal,
): Promise<CaseAssessment> {
	return await assessMaterial(advisors, await loadMaterial(db, sessionId), signal);
}

/** The same of a material that has been loaded already. */
export async function assessMaterial(
	advisors: Pick<Advisors, "cases">,
	material: StoredMaterial,
	signal?: AbortSignal,
): Promise<CaseAssessment> {
	return await advisors.cases.assess(material, readingOf(signal));
}

/** How a reading is bounded: it costs nothing. */
export function readingOf(signal?: AbortSignal): Asking {
	const end = AbortSignal.timeout(timeoutMs);
	return { signal: signal ? AbortSignal.any([signal, end]) : end, async spent() {} };
}
