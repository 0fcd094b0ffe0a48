import { databaseDay } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { displayName, type Person } from "@throughline/domain/account";
import type { StoredCorrection } from "@throughline/domain/consultant/case";
import type { AnswerQuestion } from "@throughline/domain/consultant/case/view";
import { isKeyboardNoise, noAnswer } from "@throughline/domain/consultant/text/keyboard-noise";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { invalidInput } from "../../error.ts";
import { loadLibrary, shelvesOf } from "../../playbook/library.ts";
import type { NewDocument } from "../../ports/document-reader.ts";
import type { Writer } from "../../writer.ts";
import { documentName } from "../document/name.ts";
import { storeDocument } from "../document/store.ts";
import { requireChangeable } from "../session-access.ts";
import { assessSession } from "./assess.ts";
import { storeCorrection } from "./correct.ts";

type Answer = z.infer<typeof AnswerQuestion>;

/** The text of an answer's document: the question as its heading, and below it what was answered. */
export function answerText({ question, text }: Pick<Answer, "question" | "text">): string {
	return `# ${question}\n\n${text}`;
}

/** Refuses what fingers type that answer nothing, unless the person means it. Throws INVALID_INPUT with the field. */
export function requireWords({ text, insist = false }: Pick<Answer, "text" | "insist">): void {
	if (!insist && isKeyboardNoise(text)) throw invalidInput([{ path: "text", message: noAnswer }]);
}

/** Refuses an answer to what the session does not ask. Throws INVALID_INPUT with the field. */
export async function requireAsked(
	ctx: Pick<Context, "advisors" | "db" | "playbooks">,
	{ sessionId, questionId }: Pick<Answer, "sessionId" | "questionId">,
	signal: AbortSignal | undefined,
): Promise<void> {
	const { readiness } = await assessSession(ctx, sessionId, signal);
	const asks = (questions: readonly { id: string }[]) => questions.some(({ id }) => id === questionId);
	if (asks(readiness.questions)) return;
	// A case that is ready asks nothing more; the answers that were under way when it became so count all the same.
	const isLate =
		readiness.ready &&
		(await loadLibrary(await shelvesOf(ctx))).some(({ playbook }) => asks(playbook.interview));
	if (!isLate)
		throw invalidInput([{ path: "questionId", message: "This is not a question of the interview" }]);
}

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
	const { id: documentId } = await storeDocument({ tx, write }, sessionId, {
		...document,
		name: documentName(`Answer: ${question}`),
		notes: [...(document.notes ?? []), `Answered by ${displayName(person)} on ${await databaseDay(tx)}.`],
	});
	const correction = { kind: "answer" as const, questionId, question, asks, documentId };
	return await storeCorrection({ person, tx, write }, sessionId, correction);
}
