import type { Plan } from "@throughline/domain/consultant/plan";
import { kpiValueInWords } from "@throughline/domain/kpi/format";
import { Card } from "@throughline/ui/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { GroundsBadge } from "../../grounds/grounds-badge.tsx";

/** A target of more characters is a sentence, and wraps. */
const longTarget = 16;

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
						({ name, target, baseline, basis, unit, measurement_frequency, lower_is_better, ...grounds }) => (
							<TableRow key={name}>
								<TableCell className="min-w-40">
									<span className="font-medium text-ink-strong">{name}</span>
									<span className="block text-pretty text-caption text-ink-muted">
										{[baseline != null && `Today ${valueInWords(baseline, unit)}.`, basis]
											.filter((words) => words)
											.join(" ")}
									</span>
									<GroundsBadge of={name} grounds={grounds} />
								</TableCell>
								<TableCell
									align="right"
									className={target.length > longTarget ? "min-w-40 whitespace-normal!" : ""}
								>
									{valueInWords(target, unit)}
									{isValue(target) && (
										<span className="block text-caption text-ink-muted">
											{lower_is_better ? "or less" : "or more"}
										</span>
									)}
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

/** Whether a target is a value that can be reached; a sentence says how it is found first. */
function isValue(target: string): boolean {
	return /\d/.test(target) && target.length <= longTarget;
}

/** A value that is a plain number is shown in its unit; any other text as it stands. */
function valueInWords(text: string, unit: string | null): string {
	return /^-?\d+(?:\.\d+)?$/.test(text) ? kpiValueInWords(text, unit) : text;
}
