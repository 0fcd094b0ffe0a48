import type { Passage } from "@throughline/domain/consultant/evidence";
import { buildCase, type Case } from "../src/case/build.ts";
import { type Consultation, consult } from "../src/consultant.ts";
import { shippedPlaybooks } from "../src/playbooks/shipped-playbooks.ts";
import { readMaterial } from "../src/read/read.ts";
import type { Reading } from "../src/read/statement.ts";

export const documentId = "018f0000-0000-7000-8000-000000000001";
const passageId = "018f0000-0000-7000-9000-000000000001";
export const today = "2026-11-22";

/** One text as it is stored: one document with one passage. */
export function stored(content: string): {
	sources: { id: string; name: string; content: string }[];
	passages: Passage[];
} {
	const passage = { id: passageId, documentId, position: 0, start: 0, end: content.length, text: content };
	return { sources: [{ id: documentId, name: "Note", content }], passages: [passage] };
}

export function readText(content: string): Reading {
	const { sources, passages } = stored(content);
	return readMaterial(sources, passages, today);
}

export function caseOfText(content: string): Case {
	return buildCase(readText(content));
}

export function consultText(content: string): Consultation {
	return consult({ ...stored(content), today, corrections: [] }, shippedPlaybooks());
}
