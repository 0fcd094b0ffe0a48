import { trpc } from "../../../api/client.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { StrategiesSkeleton } from "./strategies-skeleton.tsx";
import { StrategyList } from "./strategy-list.tsx";

/** The strategies once they are known. */
export function StrategiesTab({ mayWrite }: { mayWrite: boolean }) {
	const versions = trpc.consultant.version.all.useQuery();
	const sessions = trpc.consultant.session.list.useQuery();
	if (versions.data && sessions.data) {
		return <StrategyList versions={versions.data} sessions={sessions.data} mayWrite={mayWrite} />;
	}
	const failed = [versions, sessions].find(({ isError }) => isError);
	if (!failed) return <StrategiesSkeleton />;
	return (
		<ViewFailure message="Failed to load strategy versions. Please try refreshing the page." query={failed} />
	);
}
