import { sql } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { newId } from "../id.ts";
import { signInAttempt } from "../schema.ts";

/** Whether the database's disk has room. */
export type Storage = {
	/** PostgreSQL has refused a write because its disk is full. */
	report(): void;
	/** Whether it is full still: tries to write a megabyte when it was, and takes that back. */
	isFull(): Promise<boolean>;
};

class TakenBack extends Error {}

export function watchStorage(db: Database): Storage {
	let full = false;
	return {
		report() {
			full = true;
		},
		async isFull() {
			if (full) full = !(await canWrite(db));
			return full;
		},
	};
}

/** Whether a table can grow by a megabyte that does not compress. Nothing stays of it. */
async function canWrite(db: Database): Promise<boolean> {
	try {
		await db.transaction(async (tx) => {
			await tx.insert(signInAttempt).values({
				stateHash: `room on the disk ${newId()}`,
				nonce: "",
				codeVerifier: sql`(select string_agg(md5(random()::text), '') from generate_series(1, 32768))`,
				returnTo: "/",
				expiresAt: sql`now()`,
			});
			throw new TakenBack();
		});
	} catch (error) {
		return error instanceof TakenBack;
	}
	return false;
}
