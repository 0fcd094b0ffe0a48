import type { KpiStatus } from "@throughline/domain/kpi";
import { Badge, type StatusTone } from "@throughline/ui/badge";

export const statusTone: Record<KpiStatus, StatusTone> = {
	Excellent: "good",
	"On Track": "on-track",
	"At Risk": "warning",
	"Below Target": "critical",
};

export function KpiStatusBadge({ status }: { status: KpiStatus }) {
	return (
		<Badge size="sm" tone={statusTone[status]}>
			{status}
		</Badge>
	);
}
