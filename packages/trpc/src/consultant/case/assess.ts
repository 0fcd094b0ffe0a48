import type { Database, Executor } from "@throughline/db/connect";
import type { CaseAssessment } from "@throughline/domain/consultant/case";
import type { Advisors, StoredMaterial } from "../../ports/advisors.ts";
import type { Asking } from "../../ports/asking.ts";
import { loadMaterial } from "../material/material.ts";

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

/**
 * As many characters as a document of 100 pages has: whether a case is ready shows in so much of it, and nobody waits for
 * more of a text that may have thirty times as many.
 */
const mostAssessed = 300_000;

/** The first documents of a material, and the beginning of the one that goes beyond the limit. */
function beginningOf(material: StoredMaterial): StoredMaterial {
	let left = mostAssessed;
	if (material.sources.reduce((sum, { content }) => sum + content.length, 0) <= left) return material;
	const ends = new Map<string, number>();
	for (const { id, content } of material.sources) {
		ends.set(id, Math.min(left, content.length));
		left -= Math.min(left, content.length);
	}
	const within = (id: string) => ends.get(id) ?? 0;
	return {
		...material,
		key: `beginning of ${material.key}`,
		sources: material.sources
			.filter(({ id }) => within(id) > 0)
			.map((source) => ({ ...source, content: source.content.slice(0, within(source.id)) })),
		passages: material.passages.filter(({ documentId }) => within(documentId) > 0),
	};
}

/** The same of a material that has been loaded already. */
export async function assessMaterial(
	advisors: Pick<Advisors, "cases">,
	material: StoredMaterial,
	signal?: AbortSignal,
): Promise<CaseAssessment> {
	return await advisors.cases.assess(beginningOf(material), readingOf(signal));
}

/** How a reading is bounded: it costs nothing. */
export function readingOf(signal?: AbortSignal): Asking {
	const end = AbortSignal.timeout(timeoutMs);
	return { signal: signal ? AbortSignal.any([signal, end]) : end, async spent() {} };
}
