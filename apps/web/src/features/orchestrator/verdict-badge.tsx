import type { OrchestratorTask } from "@throughline/domain/orchestrator";
import { Badge } from "@throughline/ui/badge";
import { outcomeWords } from "./words.ts";

/** What came of a task, or how far it is. */
export function VerdictBadge({
	task: { verdict, status },
	size,
}: {
	task: Pick<OrchestratorTask, "verdict" | "status">;
	size?: "sm" | "md";
}) {
	if (verdict === "PASS")
		return (
			<Badge size={size} tone="good">
				PASS
			</Badge>
		);
	if (verdict !== null)
		return (
			<Badge size={size} tone="critical">
				{verdict}
			</Badge>
		);
	if (status === "cancelled") return <Badge size={size}>{outcomeWords.cancelled}</Badge>;
	if (status === "failed")
		return (
			<Badge size={size} tone="serious">
				{outcomeWords.failed}
			</Badge>
		);
	return (
		<Badge size={size} tone="on-track">
			{status === "queued" ? "Waiting" : outcomeWords.running}
		</Badge>
	);
}
