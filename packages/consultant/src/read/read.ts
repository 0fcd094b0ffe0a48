import type { Passage, Source } from "@throughline/domain/consultant/evidence";
import { languageOfDocument, mainLanguage } from "../languages/material.ts";
import { DocumentReader } from "./document-reader.ts";
import type { ReadDocument, Reading, Statement } from "./statement.ts";

/** Reads the stored texts of a session. Pure: the same texts give the same statements with the same ids. */
export function readMaterial(
	sources: readonly Source[],
	passages: readonly Passage[],
	today: string,
): Reading {
	const byDocument = Map.groupBy(passages, ({ documentId }) => documentId);
	const statements: Statement[] = [];
	let block = 0;
	const documents = sources.map((source, place): ReadDocument => {
		const language = languageOfDocument(source.content);
		const reader = new DocumentReader({
			source,
			number: source.number ?? place,
			language,
			passages: byDocument.get(source.id) ?? [],
			found: statements,
			block,
			today,
		});
		block = reader.read() + 1;
		return {
			id: source.id,
			name: source.name,
			content: source.content,
			language,
			asOf: reader.asOf,
			received: source.received ?? today,
			title: reader.title,
		};
	});
	const main = mainLanguage(documents.map(({ language, content: { length } }) => ({ language, length })));
	const dates = documents.flatMap(({ asOf }) => asOf ?? []).sort();
	return { documents, statements, language: main, asOf: dates.at(-1) ?? null };
}
