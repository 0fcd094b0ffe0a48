import { Badge } from "@throughline/ui/badge";
import { useReopened } from "../use-reopened.ts";

/** Says when live data of a program has opened decisions behind it again; silent otherwise. */
export function ReopenedBadge({ programId }: { programId: string }) {
	const decisions = new Set(useReopened(programId).map(({ decisionId }) => decisionId)).size;
	if (decisions === 0) return null;
	return (
		<Badge size="sm" tone="serious">
			{decisions === 1 ? "1 decision reopened" : `${decisions} decisions reopened`}
		</Badge>
	);
}
