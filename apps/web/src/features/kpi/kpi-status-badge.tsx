import { type KpiStanding, type KpiStatus, kpiStatus } from "@throughline/domain/kpi";
import { Badge, type StatusTone, type Tone } from "@throughline/ui/badge";

const statusTone: Record<KpiStatus, StatusTone> = {
	Excellent: "good",
	"On Track": "on-track",
	"At Risk": "warning",
	"Below Target": "critical",
};

/** The colour of a KPI; one without a target has missed none. */
export function kpiTone(kpi: KpiStanding): Tone {
	return kpi.targetValue === null ? "neutral" : statusTone[kpiStatus(kpi)];
}

export function KpiStatusBadge({ kpi }: { kpi: KpiStanding }) {
	return (
		<Badge size="sm" tone={kpiTone(kpi)}>
			{kpi.targetValue === null ? "No target" : kpiStatus(kpi)}
		</Badge>
	);
}
