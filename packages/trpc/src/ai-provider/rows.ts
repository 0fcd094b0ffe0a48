import type { Executor, Transaction } from "@throughline/db/connect";
import { aiProvider, person } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import type { AiProvider } from "@throughline/domain/ai-provider";
import type { VendorId } from "@throughline/domain/run/vendors";
import { eq, isNotNull } from "drizzle-orm";
import type { AiProviderDesk, AiProviderRow } from "../ports/ai-provider-desk.ts";

/** What Admins have entered, one row for each provider for which somebody did. */
export async function readProviderRows(db: Executor): Promise<AiProviderRow[]> {
	return await db.select().from(aiProvider);
}

/** The row of a provider, locked; made where nothing was entered yet. */
export async function lockProviderRow(tx: Transaction, provider: VendorId): Promise<AiProviderRow> {
	await tx.insert(aiProvider).values({ provider }).onConflictDoNothing();
	const [row] = await tx.select().from(aiProvider).where(eq(aiProvider.provider, provider)).for("update");
	if (!row) throw new Error(`The row of ${provider} went away`);
	return row;
}

/** Every provider as it counts, with who changed it last. */
export async function describeProviders(db: Executor, desk: AiProviderDesk): Promise<AiProvider[]> {
	const rows = await readProviderRows(db);
	const changers = await db
		.select({ provider: aiProvider.provider, at: aiProvider.updatedAt, person })
		.from(aiProvider)
		.innerJoin(person, eq(person.id, aiProvider.changedBy))
		.where(isNotNull(aiProvider.changedBy));
	return desk.describe(rows).map((each) => {
		const changer = changers.find(({ provider }) => provider === each.provider);
		return changer ? { ...each, changedBy: displayName(changer.person) } : each;
	});
}
