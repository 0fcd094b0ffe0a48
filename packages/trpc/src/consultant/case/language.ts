import { languageOfDocument, languageSample, mainLanguage } from "@throughline/consultant/languages/material";
import { wording } from "@throughline/consultant/wording/wording";
import type { Executor } from "@throughline/db/connect";
import { sourceDocument } from "@throughline/db/schema";
import type { CaseLanguage } from "@throughline/domain/consultant/case";
import type { CaseStanding } from "@throughline/domain/consultant/case/view";
import { and, asc, eq, sql } from "drizzle-orm";
import { isMaterial } from "../document/withdrawn.ts";

/** In which language a session's text is, by the beginnings of its documents, and in which the product speaks of it. */
export async function findLanguage(
	db: Executor,
	sessionId: string,
): Promise<Pick<CaseStanding, "language" | "sentences">> {
	const documents = await db
		.select({
			beginning: sql<string>`left(${sourceDocument.content}, ${languageSample})`,
			length: sql<number>`length(${sourceDocument.content})`.mapWith(Number),
		})
		.from(sourceDocument)
		.where(and(eq(sourceDocument.sessionId, sessionId), isMaterial))
		.orderBy(asc(sourceDocument.id));
	// Before there is a text there is none that is in another language.
	if (documents.length === 0) return withSentences("en");
	return withSentences(
		mainLanguage(
			documents.map(({ beginning, length }) => ({ language: languageOfDocument(beginning), length })),
		),
	);
}

/** The language of a text with that of the product's sentences on it. */
export function withSentences(language: CaseLanguage): Pick<CaseStanding, "language" | "sentences"> {
	return { language, sentences: wording(language).language };
}
