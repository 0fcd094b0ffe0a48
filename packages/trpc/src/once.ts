import { createHash } from "node:crypto";
import type { Transaction } from "@throughline/db/connect";
import { idempotencyKey } from "@throughline/db/schema";
import { and, eq } from "drizzle-orm";
import { CodedError } from "./error.ts";

/**
 * Which call it is: whose, under which key (null: not asked for), which procedure with which input, and whether its
 * answer holds a secret, which is never kept.
 */
export type Attempt = {
	personId: string;
	key: string | null;
	path: string;
	input: unknown;
	secretAnswer: boolean;
};

/**
 * Runs `call` once per person and key. The key's row is written in the call's own transaction: a second call under
 * the same key waits for the first to commit, then gets its answer; a refused first call leaves no trace.
 * Throws IDEMPOTENCY_KEY_REUSED when the key came with another request, and ALREADY_EXISTS for the repetition of a
 * call whose answer was a secret.
 */
export async function once<R extends { ok: true; data: unknown }>(
	tx: Transaction,
	{ personId, key, path, input, secretAnswer }: Attempt,
	call: () => Promise<R>,
): Promise<R> {
	if (key === null) return await call();
	const requestHash = createHash("sha256")
		.update(JSON.stringify([path, input], inKeyOrder))
		.digest("hex");
	const mine = and(eq(idempotencyKey.personId, personId), eq(idempotencyKey.key, key));
	const [claimed] = await tx
		.insert(idempotencyKey)
		.values({ personId, key, requestHash, response: null })
		.onConflictDoNothing()
		.returning({ key: idempotencyKey.key });
	if (claimed) {
		const result = await call();
		if (!secretAnswer) await tx.update(idempotencyKey).set({ response: result.data }).where(mine);
		return result;
	}
	const [first] = await tx.select().from(idempotencyKey).where(mine);
	if (first?.requestHash !== requestHash) {
		throw new CodedError(
			"IDEMPOTENCY_KEY_REUSED",
			"This Idempotency-Key was already used with another request",
		);
	}
	if (secretAnswer) {
		throw new CodedError(
			"ALREADY_EXISTS",
			"This Idempotency-Key was answered already. The secret was shown then and is not kept.",
		);
	}
	return { ok: true, data: first.response } as R;
}

/** Writes an object's fields in one order, however the client wrote them: it is the same request. */
function inKeyOrder(_key: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
