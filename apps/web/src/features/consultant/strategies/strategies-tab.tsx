import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../../api/client.ts";
import { ViewFailure } from "../../../workspace/view-failure.tsx";
import { StrategiesSkeleton } from "./strategies-skeleton.tsx";
import { StrategyList } from "./strategy-list.tsx";

/** The strategies once they are known. */
export function StrategiesTab({ mayWrite }: { mayWrite: boolean }) {
	const versions = useQuery(trpc.consultant.version.all.queryOptions());
	const sessions = useQuery(trpc.consultant.session.list.queryOptions());
	if (versions.data && sessions.data) {
		return <StrategyList versions={versions.data} sessions={sessions.data} mayWrite={mayWrite} />;
	}
	const failed = [versions, sessions].find(({ isError }) => isError);
	if (!failed) return <StrategiesSkeleton />;
	return (
		<ViewFailure message="Failed to load strategy versions. Please try refreshing the page." query={failed} />
	);
}
