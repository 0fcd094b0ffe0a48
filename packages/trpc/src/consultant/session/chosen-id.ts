import { createHash } from "node:crypto";
import type { Executor } from "@throughline/db/connect";
import { strategySession } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { and, eq } from "drizzle-orm";

// A client chooses the id of a session that it begins, and somebody else may have chosen the same one before. The later
// session is stored under that id with a mark of its owner. To its owner it goes by the id that they chose, in what they
// ask and in what they are answered: so nobody learns from an id whether somebody else has it.

const markOf = ({ id }: Pick<Person, "id">): string =>
	`-${createHash("sha256").update(id).digest("hex").slice(0, 12)}`;

/** Longest id that a client can choose, in characters: with the mark it must be one that can be stored. */
export const longestChosenId = 100 - 13;

/** Under which id a person's session is stored where somebody else has the one that they chose. */
export function markedId(person: Pick<Person, "id">, chosen: string): string {
	return chosen + markOf(person);
}

/** The input of a call with the id of the session that the caller means: their own, where they chose one that was taken. */
export async function withStoredId(
	db: Executor,
	person: Pick<Person, "id">,
	input: unknown,
): Promise<unknown> {
	if (typeof input !== "object" || input === null || !("sessionId" in input)) return input;
	if (typeof input.sessionId !== "string" || input.sessionId.length > longestChosenId) return input;
	const id = markedId(person, input.sessionId);
	const [session] = await db
		.select({ id: strategySession.id })
		.from(strategySession)
		.where(and(eq(strategySession.id, id), eq(strategySession.creatorId, person.id)));
	return session ? { ...input, sessionId: session.id } : input;
}

/** What a call answers, with the ids that the caller chose. */
export function withChosenIds<T>(person: Pick<Person, "id">, answer: T): T {
	const mark = markOf(person);
	const chosen = (value: unknown): unknown => {
		if (typeof value === "string") return value.endsWith(mark) ? value.slice(0, -mark.length) : value;
		if (Array.isArray(value)) return value.map(chosen);
		if (typeof value !== "object" || value === null) return value;
		// Nothing but data: a stream of events is handed on as it is.
		if (Object.getPrototypeOf(value) !== Object.prototype) return value;
		return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, chosen(each)]));
	};
	return chosen(answer) as T;
}
