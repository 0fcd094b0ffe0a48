import { setTimeout as pause } from "node:timers/promises";
import { asKind } from "@throughline/db/limits/kind";
import { isOutage } from "@throughline/trpc/outage";

/** How long a request waits until its use is noted. */
const timeoutMs = 250;

/**
 * Notes that a session or a token was used. A database that cannot be written to, because it is full or something is
 * locked, turns away nobody who can still read: the next use is noted instead. One note at a time is made for each id.
 */
export function openUseNotes(): (id: string, note: () => Promise<unknown>) => Promise<void> {
	const underWay = new Map<string, Promise<void>>();

	async function make(id: string, note: () => Promise<unknown>): Promise<void> {
		try {
			await asKind("note of use", note);
		} catch (error) {
			if (!isOutage(error)) throw error;
		} finally {
			underWay.delete(id);
		}
	}

	return async (id, note) => {
		const noted = underWay.get(id) ?? make(id, note);
		underWay.set(id, noted);
		// A failure after the wait is of no request's concern any more.
		noted.catch(() => {});
		await Promise.race([noted, pause(timeoutMs, undefined, { ref: false })]);
	};
}
