import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { toast } from "@throughline/ui/toast";
import { useCallback, useEffect, useRef } from "react";
import { trpcClient } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { useWalk } from "../stored-walk.ts";
import { useStartedRun } from "../versions/use-started-run.ts";

const missing = "Missing root cause or whys path";

/** Asks for the enhanced analysis by itself, once, when there is research and none yet; failing, the standard one stays. */
export function useEnhancement(version: StrategyVersion, mayWrite: boolean) {
	const { sessionId, versionNumber } = version;
	const walk = useWalk(sessionId);
	const rootCause = version.rootCause ?? walk.rootCause;
	const whysPath = version.whysPath.length > 0 ? version.whysPath : walk.whysPath;
	const start = useCallback(async () => {
		if (!rootCause || !whysPath || whysPath.length === 0) throw new Error(missing);
		return await trpcClient.consultant.analysis.start.mutate({
			sessionId,
			versionNumber,
			rootCause,
			whysPath,
			provider: walk.provider,
		});
	}, [sessionId, versionNumber, rootCause, whysPath, walk.provider]);
	const { run, isBusy, failure, begin } = useStartedRun(start);

	const isWanted =
		mayWrite && version.research !== null && version.enhancedAnalysis === null && !walk.isPending;
	const asked = useRef(false);
	useEffect(() => {
		if (!isWanted || asked.current) return;
		asked.current = true;
		void begin();
	}, [isWanted, begin]);

	const hasFailed = failure !== null;
	useEffect(() => {
		if (!hasFailed) return;
		toast({
			title: "Enhanced analysis failed",
			description: "Falling back to standard analysis",
			variant: "destructive",
		});
	}, [hasFailed]);

	const succeeded = run.status === "succeeded";
	useEffect(() => {
		if (succeeded) void refreshAreas("consultant");
	}, [succeeded]);

	const lacksPath = !rootCause || !whysPath?.length;
	return { run, isBusy, reason: hasFailed ? (lacksPath ? missing : failure.sentence) : null, begin };
}
