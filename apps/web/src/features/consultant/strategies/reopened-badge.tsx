import { useQuery } from "@tanstack/react-query";
import { Badge } from "@throughline/ui/badge";
import { trpc } from "../../../api/client.ts";

type ReopenedBadgeProps = { sessionId: string; versionNumber: number };

/** Says when live data has opened decisions of a version again; silent otherwise. */
export function ReopenedBadge({ sessionId, versionNumber }: ReopenedBadgeProps) {
	const { data = [] } = useQuery(
		trpc.consultant.tripwire.ofVersion.queryOptions({ sessionId, versionNumber }),
	);
	const decisions = new Set(data.filter(({ reopened }) => reopened).map(({ decisionId }) => decisionId)).size;
	if (decisions === 0) return null;
	return (
		<Badge size="sm" tone="serious">
			{decisions === 1 ? "1 decision reopened" : `${decisions} decisions reopened`}
		</Badge>
	);
}
