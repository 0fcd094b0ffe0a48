import type { RiskStatus } from "@throughline/domain/risk";
import { Badge, type Tone } from "@throughline/ui/badge";

const tones: Record<RiskStatus, Tone> = {
	Open: "warning",
	Monitoring: "on-track",
	Mitigated: "good",
	Closed: "unknown",
};

/** Where a risk stands. */
export function RiskStatusBadge({ status }: { status: RiskStatus }) {
	return (
		<Badge tone={tones[status]} variant="plain" size="sm">
			{status}
		</Badge>
	);
}
