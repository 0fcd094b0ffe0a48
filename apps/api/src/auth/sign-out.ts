import type { Database } from "@throughline/db/connect";
import { endAccess } from "@throughline/trpc/account/end-access";
import { Writer } from "@throughline/trpc/writer";
import { type Arrival, findPerson } from "./admit.ts";

/** Ends the sessions of a person who may no longer sign in, if they ever did; their access tokens stay. */
export async function signOut(
	db: Database,
	identity: Pick<Arrival, "issuer" | "subject">,
	requestId: string,
): Promise<void> {
	await db.transaction(async (tx) => {
		const row = await findPerson(tx, identity);
		if (row) await endAccess({ db: tx, write: new Writer(tx, row, requestId) }, row, { accessTokens: false });
	});
}
