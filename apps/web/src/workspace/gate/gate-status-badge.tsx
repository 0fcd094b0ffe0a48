import { Badge, type Tone } from "@throughline/ui/badge";

const tones: Record<string, Tone> = {
	Passed: "good",
	"In Review": "on-track",
	Failed: "critical",
	"On Hold": "warning",
	Pending: "unknown",
};

/** Where a program stands before a gate. */
export function GateStatusBadge({ status, size = "sm" }: { status: string; size?: "sm" | "md" }) {
	return (
		<Badge tone={tones[status] ?? "unknown"} size={size}>
			{status}
		</Badge>
	);
}
