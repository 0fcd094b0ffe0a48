import type { Provider } from "@throughline/domain/run";
import { toast } from "@throughline/ui/toast";
import { useCallback } from "react";
import { trpc } from "../../../../api/client.ts";
import { whenRefreshed } from "../../../../api/live/own-writes.ts";
import { useProviders } from "../../../../run/use-providers.ts";
import { attempt } from "../../../../workspace/undo/attempt.ts";
import { useStrategy } from "../../stored-strategy.ts";
import { useFollowedRun } from "../../use-followed-run.ts";

/** How a model read a session's case, what reads it at the moment, and the ways to ask for it and to dismiss a proposal. */
export function useModelReading(sessionId: string) {
	const { data } = trpc.consultant.modelReading.read.useQuery({ sessionId });
	const followed = useFollowedRun(data?.run ?? null);
	const { mutateAsync: send, isPending: isStarting } = trpc.consultant.modelReading.start.useMutation();
	const { mutateAsync: takeOff } = trpc.consultant.modelReading.dismiss.useMutation();
	const { mutateAsync: putBack } = trpc.consultant.modelReading.restore.useMutation();
	const start = useCallback(
		async (provider: Provider) => {
			await attempt("Failed to start the reading", () => send({ sessionId, provider }));
			await whenRefreshed();
		},
		[send, sessionId],
	);
	const restore = useCallback(
		async (id: string) => {
			await attempt("Failed to put the proposal back", () => putBack({ sessionId, id }));
			await whenRefreshed();
		},
		[putBack, sessionId],
	);
	const dismiss = useCallback(
		async (id: string) => {
			const isDone = await attempt("Failed to dismiss the proposal", () => takeOff({ sessionId, id }));
			if (isDone)
				toast({
					title: "Proposal dismissed",
					action: { label: "Undo", onAction: () => void restore(id) },
				});
			await whenRefreshed();
		},
		[takeOff, sessionId, restore],
	);
	return {
		reading: data?.reading ?? null,
		cost: data?.cost ?? null,
		expected: data?.expected ?? [],
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
