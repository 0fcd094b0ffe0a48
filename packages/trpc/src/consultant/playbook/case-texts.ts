import type { Executor } from "@throughline/db/connect";
import { sourceDocument } from "@throughline/db/schema";
import { type ProductLanguage, productLanguages } from "@throughline/domain/value/language";
import { and, eq } from "drizzle-orm";
import type { Advisors } from "../../ports/advisors.ts";
import { assessMaterial, readingOf } from "../case/assess.ts";
import { findLanguage } from "../case/language.ts";
import { isMaterial } from "../document/withdrawn.ts";
import { loadMaterial } from "../material/material.ts";

/** What a program's playbook must not give away, and what its kind is told by. */
type CaseTexts = {
	documents: readonly string[];
	/** Whom the texts name. */
	people: readonly string[];
	/** The problem in a sentence; none or one. */
	problem: readonly string[];
	/** Null where there is no text, or it is in none of the product's languages. */
	language: ProductLanguage | null;
};

/** The texts of the session that a program came of; nothing for a program of its own. */
export async function loadCaseTexts(
	{ db, advisors }: { db: Executor; advisors: Pick<Advisors, "cases"> },
	sessionId: string | null,
	signal?: AbortSignal,
): Promise<CaseTexts> {
	if (sessionId === null || !(await hasTexts(db, sessionId)))
		return { documents: [], people: [], problem: [], language: null };
	const material = await loadMaterial(db, sessionId);
	const { problem } = await assessMaterial(advisors, material, signal);
	const { language } = await findLanguage(db, sessionId);
	return {
		documents: material.sources.map(({ content }) => content),
		people: await advisors.cases.people(material, readingOf(signal)),
		problem: problem ? [problem.text] : [],
		language: productLanguages.find((each) => each === language) ?? null,
	};
}

async function hasTexts(db: Executor, sessionId: string): Promise<boolean> {
	return (await db.$count(sourceDocument, and(eq(sourceDocument.sessionId, sessionId), isMaterial))) > 0;
}
