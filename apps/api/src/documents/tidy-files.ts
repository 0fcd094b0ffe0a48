import type { Database } from "@throughline/db/connect";
import { discardUnwanted } from "@throughline/trpc/consultant/document/discard";
import type { FileStore } from "./file-store.ts";

/**
 * Removes the files that nothing needs any more, such as those of sessions whose deletion can no longer be undone, and
 * what never arrived. The returned function is one look; the looks are to lie an hour apart. A file goes that an earlier
 * look has seen: what has come since may be about to be written down. No clock is asked, because those of several
 * servers, and of where the files lie, may be hours apart.
 */
export function fileTidying(store: FileStore): (db: Database) => Promise<void> {
	let seen = new Set<string>();
	return async function removeUnused(db) {
		const { stored, arriving } = await store.list();
		await discardUnwanted(
			db,
			store,
			stored.filter((key) => seen.has(key)),
		);
		for (const key of arriving) if (seen.has(key)) await store.abandon(key);
		seen = new Set([...stored, ...arriving]);
	};
}
