import { useNavigate } from "@tanstack/react-router";
import { culturalObservation } from "@throughline/domain/consultant/root-cause/root-cause";
import type { WhysNode } from "@throughline/domain/consultant/whys";
import type { Provider } from "@throughline/domain/run";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpcClient } from "../../../api/client.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";
import { useStrategy } from "../stored-strategy.ts";
import { type AwaitedCause, useLeadOn } from "./use-lead-on.ts";

type Settled = { evidence?: string | undefined; provider?: Provider | undefined };
type FailedCause = { sentence: string; again: (provider?: Provider) => void };

/**
 * Chooses the root cause of a strategy: validated by the server first, then kept, then on to the research. One that no quote
 * backs waits in between for its evidence, or for somebody to say that it is assumed.
 */
export function useRootCause(sessionId: string) {
	const { input, keep } = useStrategy(sessionId);
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [unbacked, setUnbacked] = useState<{
		path: readonly WhysNode[];
		provider: Provider | undefined;
	} | null>(null);
	const [failed, setFailed] = useState<FailedCause | null>(null);

	const [awaited, setAwaited] = useState<AwaitedCause | null>(null);
	const leadOn = async ({ rootCause, whysPath }: AwaitedCause) => {
		keep({ rootCause, whysPath: [...whysPath], ...(input === undefined ? {} : { input }) });
		await navigate({ to: "/strategic-consultant/research/$sessionId", params: { sessionId } });
	};
	useLeadOn(sessionId, awaited, () => void (awaited && leadOn(awaited)));

	const whileBusy = async (work: () => Promise<void>) => {
		setBusy(true);
		try {
			await work();
		} finally {
			setBusy(false);
		}
	};
	const choose = (path: readonly WhysNode[], provider?: Provider) =>
		whileBusy(async () => {
			setFailed(null);
			const rootCause = path.at(-1);
			if (rootCause === undefined || busy) return;
			try {
				const { valid, message } = await trpcClient.consultant.whys.validate.mutate({
					rootCauseText: rootCause.option,
					sessionId,
					provider,
				});
				if (!valid) return setRefusal(message || culturalObservation);
			} catch (error) {
				setFailed({ sentence: toApiError(error).sentence, again: (by) => void choose(path, by) });
				return report("Validation failed", error);
			}
			if (isBacked(rootCause)) await finalize(path, { provider });
			else setUnbacked({ path, provider });
		});
	const finalize = async (path: readonly WhysNode[], { evidence, provider }: Settled) => {
		setFailed(null);
		const whysPath = path.map(({ option }) => option);
		const rootCause = whysPath.at(-1) ?? "";
		try {
			await trpcClient.consultant.whys.finalize.mutate({
				sessionId,
				selectedPath: whysPath,
				rootCause,
				evidence,
				provider,
			});
			await whenRefreshed();
			await leadOn({ rootCause, whysPath });
		} catch (error) {
			report("Finalization failed", error);
			const again = (by?: Provider) => void whileBusy(() => finalize(path, { evidence, provider: by }));
			setFailed({ sentence: toApiError(error).sentence, again });
			// It may have been stored all the same, and goes on there.
			if (!isRefusal(error)) setAwaited({ rootCause, whysPath });
		}
	};
	return {
		choose,
		busy,
		/** Why the cause could not be settled, and another attempt, by another provider where one is named; null: it did not fail. */
		failed,
		refusal,
		dismiss: () => setRefusal(null),
		/** The root cause that no quote backs, while its evidence is asked for. */
		unbacked: unbacked?.path.at(-1)?.option ?? null,
		leaveUnbacked: () => setUnbacked(null),
		/** With the evidence that supports it; without, it is assumed. */
		async chooseUnbacked(evidence?: string) {
			setUnbacked(null);
			if (unbacked) await whileBusy(() => finalize(unbacked.path, { evidence, provider: unbacked.provider }));
		},
	};
}

function report(title: string, error: unknown): void {
	toast({ title, description: toApiError(error).sentence, variant: "destructive" });
}

/** Whether the server has said no: else its answer was lost on the way. */
function isRefusal(error: unknown): boolean {
	const { status } = toApiError(error);
	return status >= 400 && status < 500;
}

/** Whether a quote that was found at its place says so. */
function isBacked({ supporting_quotes }: WhysNode): boolean {
	return supporting_quotes.some(({ verified }) => verified);
}
