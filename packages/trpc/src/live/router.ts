import { reads, router } from "../procedure.ts";

export const liveRouter = router({
	/**
	 * Each committed change, as it happens; of notifications the listener's own. A client that connects anew fetches
	 * everything again: some may be lost. The stream ends when the listener's own account or session changes, so that
	 * their rights are looked up again.
	 */
	changes: reads("read").subscription(async function* ({ ctx, signal }) {
		const own = [ctx.person.id, ctx.sessionPublicId];
		for await (const change of ctx.changes.subscribe(signal)) {
			if (change.area === "notification" && change.objectId !== ctx.person.id) continue;
			yield change;
			if (change.area === "account" && own.includes(change.objectId)) return;
		}
	}),
});
