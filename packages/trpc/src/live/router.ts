import type { Change } from "../change.ts";
import { reads, router } from "../procedure.ts";
import { stillAdmitted } from "./still-admitted.ts";

/** Areas whose objects are one person's: that something changed there is told, not which. */
const personal = new Set<Change["area"]>(["account", "orchestrator", "resync", "run", "session-context"]);

export const liveRouter = router({
	/**
	 * Each committed change, as it happens, unless it concerns somebody else alone. A client that connects anew fetches
	 * everything again: some may be lost. The stream ends when the listener's own account or session changes, so that
	 * their rights are looked up again.
	 */
	changes: reads("read").subscription(async function* ({ ctx, signal }) {
		const own = [ctx.person.id, ctx.sessionPublicId];
		const left = new AbortController();
		const changes = ctx.changes.subscribe(signal ? AbortSignal.any([signal, left.signal]) : left.signal);
		try {
			// Whose session ended after the call was let in and before this listened would listen for good.
			if (!(await stillAdmitted(ctx))) return;
			for await (const { area, programId, objectId, personId } of changes) {
				if (personId !== null && personId !== ctx.person.id) continue;
				yield { area, programId, objectId: personal.has(area) ? null : objectId };
				if (area === "account" && own.includes(objectId)) return;
			}
		} finally {
			left.abort();
		}
	}),
});
