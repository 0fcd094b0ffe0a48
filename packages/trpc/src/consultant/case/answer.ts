import { databaseDay } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { displayName, type Person } from "@throughline/domain/account";
import type { StoredCorrection } from "@throughline/domain/consultant/case";
import type { AnswerQuestion } from "@throughline/domain/consultant/case-view";
import type { z } from "zod";
import { invalidInput } from "../../error.ts";
import { loadLibrary, type Shelves } from "../../playbook/library.ts";
import type { Writer } from "../../writer.ts";
import { type NewDocument, storeDocument } from "../document/store.ts";
import { requireChangeable } from "../session/require.ts";
import { storeCorrection } from "./correct.ts";

type Answer = z.infer<typeof AnswerQuestion>;

/** Refuses an answer to what no playbook of the library asks. Throws INVALID_INPUT. */
export async function requireQuestion(
	shelves: Shelves,
	{ questionId, asks }: Pick<Answer, "questionId" | "asks">,
): Promise<void> {
	const library = await loadLibrary(shelves);
	const isAsked = library.some(({ playbook }) =>
		playbook.interview.some((each) => each.id === questionId && each.asks === asks),
	);
	if (isAsked) return;
	throw invalidInput([{ path: "questionId", message: "This is not a question of the interview" }]);
}

/** The text of an answer's document: the question as its heading, and below it what was answered. */
export function answerText({ question, text }: Pick<Answer, "question" | "text">): string {
	return `# ${question}\n\n${text}`;
}

const longestName = 120;

/**
 * Stores an answer as a source of its session, named after the question, with its author and date; what it says gets the
 * role of what was asked.
 */
export async function storeAnswer(
	{ person, tx, write }: { person: Person; tx: Transaction; write: Writer },
	{ sessionId, questionId, question, asks }: Answer,
	document: NewDocument,
): Promise<StoredCorrection> {
	await requireChangeable(tx, person, sessionId, { lock: true });
	const name = `Answer: ${question}`;
	const { id: documentId } = await storeDocument({ tx, write }, sessionId, {
		...document,
		name: name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name,
		notes: [...(document.notes ?? []), `Answered by ${displayName(person)} on ${await databaseDay(tx)}.`],
	});
	const correction = { kind: "answer" as const, questionId, question, asks, documentId };
	return await storeCorrection({ person, tx, write }, sessionId, correction);
}
