import { useNavigate } from "@tanstack/react-router";
import { culturalObservation } from "@throughline/domain/consultant/root-cause";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { useWalk } from "../stored-walk.ts";

/** Settles a walk on its root cause: judged by the server first, then kept, then on to the research. */
export function useSettle(sessionId: string) {
	const { provider, input, keep } = useWalk(sessionId);
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	const settle = async (path: readonly string[]) => {
		const rootCause = path.at(-1);
		if (rootCause === undefined || busy) return;
		setBusy(true);
		let step = "Validation failed";
		try {
			const { valid, message } = await trpcClient.consultant.whys.validate.mutate({
				rootCauseText: rootCause,
				provider,
			});
			if (!valid) return setRefusal(message || culturalObservation);
			step = "Finalization failed";
			await trpcClient.consultant.whys.finalize.mutate({
				sessionId,
				selectedPath: [...path],
				rootCause,
				provider,
			});
			keep({ rootCause, whysPath: [...path], ...(input === undefined ? {} : { input }) });
			await refreshAreas("consultant");
			await navigate({ to: "/strategic-consultant/research/$sessionId", params: { sessionId } });
		} catch (error) {
			toast({ title: step, description: toApiError(error).sentence, variant: "destructive" });
		} finally {
			setBusy(false);
		}
	};
	return { settle, busy, refusal, dismiss: () => setRefusal(null) };
}
