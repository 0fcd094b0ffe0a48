import { type Kpi, kpiDirections, kpiFrequencies, kpiProgress } from "@throughline/domain/kpi";
import { readNumber } from "@throughline/domain/paste/read-number";
import { typedNumber } from "@throughline/domain/value/writing";
import { DescriptionList } from "@throughline/ui/description-list";
import { Progress } from "@throughline/ui/progress";
import { decimalSign } from "../../../format/decimal-sign.ts";
import { PersonInPlace } from "../../../workspace/in-place/person-in-place.tsx";
import { type ReadText, TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { WordInPlace } from "../../../workspace/in-place/word-in-place.tsx";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";
import { directionWords, unitWords } from "../form/kpi-form-values.ts";
import { kpiTone } from "../kpi-status-badge.tsx";
import { KpiValue } from "../kpi-value.tsx";
import { TrendChart } from "../trends/trend-chart.tsx";

const chartHeight = 200;

const readTarget: ReadText = (text) =>
	text.trim() === "" ? { value: null } : readNumber(text, decimalSign());

/** What a KPI is and where it stands. `endDate` is the program's last day. */
export function KpiDetails({ kpi, endDate }: { kpi: Kpi; endDate: string | null }) {
	const unit = useUnitOf()(kpi);
	return (
		<div className="space-y-5">
			<TextInPlace
				multiline
				field="description"
				label="Description"
				value={kpi.description}
				maxLength={10_000}
			/>
			{kpi.targetValue !== null && <Progress label="Progress" value={kpiProgress(kpi)} tone={kpiTone(kpi)} />}
			<DescriptionList
				editable
				layout="columns"
				items={[
					{ term: "Current", value: <KpiValue value={kpi.currentValue} kpi={kpi} /> },
					{
						term: "Target",
						value: (
							<TextInPlace
								field="targetValue"
								label="Target"
								value={kpi.targetValue && typedNumber(kpi.targetValue, navigator.language)}
								shown={kpi.targetValue === null ? null : <KpiValue value={kpi.targetValue} kpi={kpi} />}
								read={readTarget}
								inputMode="decimal"
							/>
						),
					},
					{
						term: "Direction",
						value: (
							<WordInPlace
								field="direction"
								label="Direction"
								value={kpi.direction}
								choices={kpiDirections}
								wordsOf={(direction) => directionWords[direction]}
							/>
						),
					},
					{
						term: "Frequency",
						value: (
							<WordInPlace
								field="frequency"
								label="Frequency"
								value={kpi.frequency}
								choices={kpiFrequencies}
							/>
						),
					},
					{ term: "Unit", value: unit && unitWords(unit) },
					{ term: "Owner", value: <PersonInPlace field="ownerId" label="Owner" memberId={kpi.ownerId} /> },
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
