import type { Passage } from "@throughline/domain/consultant/evidence";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import { languageOf } from "@throughline/domain/consultant/text/words";
import { buildCase, type Case } from "../src/case/build.ts";
import { noCorrections } from "../src/case/corrections.ts";
import { type Consultation, consult, type Material } from "../src/consultant.ts";
import { shippedPlaybooks } from "../src/playbooks/shipped-playbooks.ts";
import { readMaterial } from "../src/read/read.ts";
import type { Reading } from "../src/read/statement.ts";

/** The day of every walk. */
export const today = "2026-11-22";
const firstDocument = "018f0000-0000-7000-8000-000000000001";

/** A text as the only document of a session, its passages as they are stored. */
export function consultationOf(content: string): Consultation {
	return consult(materialOf(content), shippedPlaybooks());
}

export function materialOf(content: string, documentId = firstDocument): Material {
	const passages = sentencesOf(content, languageOf(content)).map(
		({ start, end, text }, position): Passage => ({
			id: `${documentId.slice(0, 24)}${documentId.slice(-1)}${String(position).padStart(11, "0")}`,
			documentId,
			position,
			start,
			end,
			text,
		}),
	);
	const sources = [{ id: documentId, name: "Text", content }];
	return { sources, passages, today, corrections: [] };
}

/** The same read only as far as its statements, and as far as its case. */
export function readText(content: string): Reading {
	return readMaterial([{ id: firstDocument, name: "Text", content }], [], today);
}

export function caseOfText(content: string, corrections = noCorrections): Case {
	return buildCase(readText(content), corrections);
}
