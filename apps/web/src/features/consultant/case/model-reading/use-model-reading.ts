import type { Provider } from "@throughline/domain/run";
import { toast } from "@throughline/ui/toast";
import { useCallback } from "react";
import { toApiError } from "../../../../api/api-error.ts";
import { trpc } from "../../../../api/client.ts";
import { whenRefreshed } from "../../../../api/live/own-writes.ts";
import { useProviders } from "../../../../run/use-providers.ts";
import { useStrategy } from "../../stored-strategy.ts";
import { useFollowedRun } from "../../use-followed-run.ts";

/** How a model read a session's case, what reads it at the moment, and the ways to ask for it and to dismiss a proposal. */
export function useModelReading(sessionId: string) {
	const { data } = trpc.consultant.modelReading.read.useQuery({ sessionId });
	const followed = useFollowedRun(data?.run ?? null);
	const { mutateAsync: send, isPending: isStarting } = trpc.consultant.modelReading.start.useMutation();
	const { mutateAsync: takeOff } = trpc.consultant.modelReading.dismiss.useMutation();
	const start = useCallback(
		async (provider: Provider) => {
			try {
				await send({ sessionId, provider });
			} catch (error) {
				const description = toApiError(error).sentence;
				toast({ title: "Failed to start the reading", description, variant: "destructive" });
			}
			await whenRefreshed();
		},
		[send, sessionId],
	);
	const dismiss = useCallback(
		async (id: string) => {
			try {
				await takeOff({ sessionId, id });
			} catch (error) {
				const description = toApiError(error).sentence;
				toast({ title: "Failed to dismiss the proposal", description, variant: "destructive" });
			}
			await whenRefreshed();
		},
		[takeOff, sessionId],
	);
	return {
		reading: data?.reading ?? null,
		isKnown: data !== undefined,
		followed,
		isStarting,
		start,
		dismiss,
	};
}

/** The model that is to read: whoever serves this strategy, else the first that can; undefined where none can. */
export function useReader(sessionId: string) {
	const available = useProviders();
	const { provider } = useStrategy(sessionId);
	const models = available?.providers.filter((each) => each.available && each.id !== "offline") ?? [];
	return models.find(({ id }) => id === (provider ?? available?.preferred)) ?? models[0];
}
