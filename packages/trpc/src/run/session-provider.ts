import type { Executor, Transaction } from "@throughline/db/connect";
import { strategySession, whysNode } from "@throughline/db/schema";
import { Provider } from "@throughline/domain/run";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { announce } from "../change.ts";
import type { Serving } from "../ports/advisors.ts";

type Named = { chosen?: Provider | undefined; preferred: Serving["preferred"] };

/**
 * Who serves a session: whom a person chooses now, else who has served it, else the configured one. It stays so on every
 * device until another is chosen: nobody else gets to see its material unasked. Locks the session where that is news.
 */
export async function settleProvider(
	tx: Transaction,
	sessionId: string,
	{ chosen, preferred }: Named,
): Promise<Provider> {
	const kept = await providerOfSession(tx, sessionId);
	const provider = chosen ?? kept ?? preferred;
	if (provider === kept) return provider;
	await tx.update(strategySession).set({ provider }).where(eq(strategySession.id, sessionId));
	await announce(tx, "consultant", null, sessionId);
	return provider;
}

/** Who has served a session; null before anybody has. */
export async function providerOfSession(db: Executor, sessionId: string): Promise<Provider | null> {
	const [session] = await db
		.select({ provider: strategySession.provider })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	return Provider.nullable().parse(session?.provider ?? null);
}

/** Who serves the newest of a person's own sessions in which this is a why: the specified call names no session. */
export async function providerOfWhy(
	db: Executor,
	personId: string,
	option: string,
): Promise<Provider | null> {
	const [session] = await db
		.select({ provider: strategySession.provider })
		.from(strategySession)
		.innerJoin(whysNode, eq(whysNode.sessionId, strategySession.id))
		.where(
			and(
				eq(strategySession.creatorId, personId),
				eq(whysNode.option, option),
				isNotNull(strategySession.provider),
			),
		)
		.orderBy(desc(strategySession.createdAt), desc(strategySession.id))
		.limit(1);
	return Provider.nullable().parse(session?.provider ?? null);
}
