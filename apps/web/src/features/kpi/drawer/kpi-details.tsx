import { type Kpi, kpiProgress } from "@throughline/domain/kpi";
import { DescriptionList } from "@throughline/ui/description-list";
import { Progress } from "@throughline/ui/progress";
import { useTeam } from "../../../workspace/owners.tsx";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";
import { directionWords, unitWords } from "../form/kpi-form-values.ts";
import { kpiTone } from "../kpi-status-badge.tsx";
import { KpiValue } from "../kpi-value.tsx";
import { TrendChart } from "../trends/trend-chart.tsx";

const chartHeight = 200;

/** What a KPI is and where it stands. `endDate` is the program's last day. */
export function KpiDetails({ kpi, endDate }: { kpi: Kpi; endDate: string | null }) {
	const { nameOf } = useTeam();
	const unit = useUnitOf()(kpi);
	return (
		<div className="space-y-5">
			{kpi.description && (
				<p className="whitespace-pre-line text-pretty break-words text-body text-ink">{kpi.description}</p>
			)}
			{kpi.targetValue !== null && <Progress label="Progress" value={kpiProgress(kpi)} tone={kpiTone(kpi)} />}
			<DescriptionList
				layout="columns"
				items={[
					{ term: "Current", value: <KpiValue value={kpi.currentValue} kpi={kpi} /> },
					{
						term: "Target",
						value: kpi.targetValue === null ? null : <KpiValue value={kpi.targetValue} kpi={kpi} />,
					},
					{ term: "Direction", value: directionWords[kpi.direction] },
					{ term: "Frequency", value: kpi.frequency },
					{ term: "Unit", value: unit && unitWords(unit) },
					{ term: "Owner", value: nameOf(kpi.ownerId) },
				]}
			/>
			<TrendChart
				kpi={kpi}
				endDate={endDate}
				height={chartHeight}
				hideTitle
				empty={<p className="text-table text-ink-muted">Nothing has been measured yet.</p>}
			/>
		</div>
	);
}
