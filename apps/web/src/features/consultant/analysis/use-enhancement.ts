import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { toast } from "@throughline/ui/toast";
import { useEffect } from "react";
import { useStrategyRun } from "../use-strategy-run.ts";
import { isClosed } from "../versions/version-status.ts";

/** The enhanced analysis of a version: made by the server when there is research and none yet; failing, the standard one stays. */
export function useEnhancement(version: StrategyVersion) {
	const { sessionId, versionNumber } = version;
	const isLacking = version.enhancedAnalysis === null;
	const isDue = isLacking && version.research !== null && !isClosed(version);
	const strategy = useStrategyRun(sessionId, { step: "analysis", versionNumber, isDue });
	const hasFailed = isLacking && strategy.failure !== null;
	useEffect(() => {
		if (!hasFailed) return;
		toast({
			title: "Enhanced analysis failed",
			description: "Falling back to standard analysis",
			variant: "destructive",
		});
	}, [hasFailed]);
	return strategy;
}
