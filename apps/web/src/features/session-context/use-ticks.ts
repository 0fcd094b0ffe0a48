import { useMutation } from "@tanstack/react-query";
import { SessionContext, type Tick, withTick } from "@throughline/domain/session-context";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcClient } from "../../api/client.ts";

/** How often a tick is put on a list that somebody else keeps changing. */
const attempts = 5;

/**
 * The criteria with the ticks of this screen, shown at once and sent one after the other. A tick is sent with the
 * whole list: when another tab was faster, the one change is made again on the list as it is now, so that no tick is
 * lost.
 */
export function useTicks(session: SessionContext) {
	const { active } = trpc.useUtils().sessionContext;
	const [waiting, setWaiting] = useState<readonly Tick[]>([]);
	const { mutate } = useMutation({
		scope: { id: "session-context" },
		mutationFn: async (tick: Tick) => {
			await active.cancel();
			return await send(active.getData() ?? session, tick);
		},
		onSuccess: (after) => active.setData(undefined, after),
		onError(error) {
			const { sentence } = toApiError(error);
			toast({ title: "Failed to update session", description: sentence, variant: "destructive" });
		},
		onSettled: (_after, _error, tick) => setWaiting((ticks) => ticks.filter((each) => each !== tick)),
	});

	return {
		criteria: waiting.reduce<readonly string[]>(withTick, session.successCriteria),
		tick(tick: Tick) {
			setWaiting((ticks) => [...ticks, tick]);
			mutate(tick);
		},
	};
}

async function send(session: SessionContext, tick: Tick, left = attempts): Promise<SessionContext> {
	const { id, version, successCriteria } = session;
	try {
		return await trpcClient.sessionContext.update.mutate({
			id,
			version,
			successCriteria: withTick(successCriteria, tick),
		});
	} catch (error) {
		const { code, current } = toApiError(error);
		const now = SessionContext.safeParse(current);
		if (code !== "CONFLICT" || !now.success || !now.data.active || left === 1) throw error;
		return await send(now.data, tick, left - 1);
	}
}
