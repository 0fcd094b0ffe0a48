import type { Plan } from "@throughline/domain/consultant/plan";
import { formatKpiValue } from "@throughline/domain/kpi/format";
import { Card } from "@throughline/ui/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";

/** What the program is measured by. */
export function KpisPart({ plan }: { plan: Plan }) {
	return (
		<Card>
			<Table caption="KPIs of the plan">
				<TableHead>
					<tr>
						<TableHeader>KPI</TableHeader>
						<TableHeader align="right">Target</TableHeader>
						<TableHeader>Measured</TableHeader>
					</tr>
				</TableHead>
				<TableBody>
					{plan.kpis.map(
						({ name, target, baseline, basis, unit, measurement_frequency, lower_is_better }) => (
							<TableRow key={name}>
								<TableCell className="min-w-40">
									<span className="font-medium text-ink-strong">{name}</span>
									<span className="block text-pretty text-caption text-ink-muted">
										{[baseline != null && `Today ${targetWords(baseline, unit)}.`, basis]
											.filter((words) => words)
											.join(" ")}
									</span>
								</TableCell>
								<TableCell align="right">
									{targetWords(target, unit)}
									<span className="block text-caption text-ink-muted">
										{lower_is_better ? "or less" : "or more"}
									</span>
								</TableCell>
								<TableCell>{measurement_frequency}</TableCell>
							</TableRow>
						),
					)}
				</TableBody>
			</Table>
		</Card>
	);
}

/** A target that is a plain number is shown in its unit; any other text as it stands. */
function targetWords(target: string, unit: string | null): string {
	return /^-?\d+(?:\.\d+)?$/.test(target) ? formatKpiValue(target, unit) : target;
}
