import type { Kpi } from "@throughline/domain/kpi";
import type { Program } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Card, CardBody } from "@throughline/ui/card";
import { Combobox } from "@throughline/ui/combobox";
import { EmptyState } from "@throughline/ui/empty-state";
import { Field } from "@throughline/ui/field";
import { ChartSpline, Gauge } from "lucide-react";
import { useMemo } from "react";
import { useMayContribute } from "../../../workspace/use-may-contribute.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { kpisView } from "../view.ts";
import { TrendChart } from "./trend-chart.tsx";

/** 96 units of 4 px, as specified. */
const chartHeight = 384;

/** One KPI's values over time, chosen by name; the address keeps the choice. */
export function KpiTrends({ program, kpis }: { program: Program; kpis: readonly Kpi[] }) {
	const mayContribute = useMayContribute();
	const { search, change } = useViewSearch(kpisView);
	const kpi = kpis.find(({ id }) => id === search.kpi);
	const options = useMemo(
		() => kpis.map(({ id, name, frequency }) => ({ value: id, label: name, description: frequency })),
		[kpis],
	);
	return (
		<>
			<div data-print="hide" className="mb-4 max-w-96">
				<Field label="KPI">
					<Combobox
						value={kpi?.id ?? null}
						onValueChange={(chosen) => change({ kpi: chosen || undefined })}
						options={options}
						placeholder="Select a KPI"
						searchPlaceholder="Search KPIs"
						emptyText="No KPI of that name"
					/>
				</Field>
			</div>
			<Card>
				{kpi ? (
					<CardBody>
						<TrendChart
							key={kpi.id}
							kpi={kpi}
							endDate={program.endDate}
							height={chartHeight}
							empty={
								<EmptyState
									icon={<ChartSpline size={20} />}
									level={2}
									title="No Measurements"
									message={`Nothing has been measured for “${kpi.name}” yet.`}
									action={
										mayContribute(kpi.ownerId) && (
											<Button
												onClick={() => change({ item: kpi.id, part: "measurements", form: "measurement" })}
											>
												Add measurement
											</Button>
										)
									}
								/>
							}
						/>
					</CardBody>
				) : (
					<div className="flex items-center justify-center" style={{ minHeight: chartHeight }}>
						<EmptyState
							icon={<Gauge size={20} />}
							level={2}
							title="Select a KPI"
							message="Its measured values are drawn against its target, with a forecast."
						/>
					</div>
				)}
			</Card>
		</>
	);
}
