import { tracked } from "@trpc/server";
import { z } from "zod";
import type { Change } from "../change.ts";
import { reads, router } from "../procedure.ts";
import { stillAdmitted } from "./still-admitted.ts";

/** Areas whose objects are one person's: that something changed there is told, not which. */
const personal = new Set<Change["area"]>(["account", "orchestrator", "resync", "run", "session-context"]);

/** The change that the caller heard last, or the position that came with who is signed in. */
const SinceChange = z.object({ lastEventId: z.string().max(100).optional() }).optional();

export const liveRouter = router({
	/**
	 * Each committed change, as it happens, unless it concerns somebody else alone; before them those that came after
	 * `lastEventId`, or a `resync` where they are not known. The stream ends when the listener's own account or session changes, so that
	 * their rights are looked up again.
	 */
	changes: reads("read")
		.input(SinceChange)
		.subscription(async function* ({ ctx, input, signal }) {
			const listener = [ctx.person.id, ctx.sessionPublicId];
			const left = new AbortController();
			const changes = ctx.changes.subscribe(
				signal ? AbortSignal.any([signal, left.signal]) : left.signal,
				input?.lastEventId,
			);
			try {
				// Whose session ended after the call was let in and before this listened would listen for good.
				if (!(await stillAdmitted(ctx))) return;
				for await (const { id, area, programId, objectId, personId, requestId } of changes) {
					if (personId !== null && personId !== ctx.person.id) continue;
					const shown = personal.has(area) ? null : objectId;
					yield tracked(id, { area, programId, objectId: shown, requestId });
					if (area === "account" && listener.includes(objectId)) return;
				}
			} finally {
				left.abort();
			}
		}),
});
