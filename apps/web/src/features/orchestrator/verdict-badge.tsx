import type { OrchestratorTask } from "@throughline/domain/orchestrator";
import { Badge } from "@throughline/ui/badge";
import type { Tone } from "@throughline/ui/tone";
import { resultWords } from "./words.ts";

type Outcome = Pick<OrchestratorTask, "verdict" | "status">;

/** What came of a task, or how far it is. */
export function VerdictBadge({ task, size }: { task: Outcome; size?: "sm" | "md" }) {
	return (
		<Badge size={size} tone={toneOf(task)}>
			{resultWords(task)}
		</Badge>
	);
}

function toneOf({ verdict, status }: Outcome): Tone | undefined {
	if (verdict !== null) return verdict === "PASS" ? "good" : "critical";
	if (status === "cancelled") return undefined;
	return status === "failed" ? "serious" : "on-track";
}
