import type { Database } from "@throughline/db/connect";
import { discardUnwanted } from "@throughline/trpc/consultant/wanted-files";
import type { FileStore } from "./file-store.ts";

const hourMs = 3_600_000;

/** Removes the files that nothing needs any more, such as those of sessions whose deletion can no longer be undone. */
export async function tidyFiles(db: Database, store: FileStore, now = new Date()): Promise<void> {
	// What has just arrived may be about to be written down.
	const old = await store.storedBefore(new Date(now.getTime() - hourMs));
	await discardUnwanted(db, store, old);
	await store.abandonBefore(new Date(now.getTime() - hourMs));
}
