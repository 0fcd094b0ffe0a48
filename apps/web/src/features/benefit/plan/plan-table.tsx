import type { BenefitPeriod } from "@throughline/domain/benefit";
import { formatMoney } from "@throughline/domain/money";
import { EmptyState } from "@throughline/ui/empty-state";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { CalendarRange } from "lucide-react";
import { monthWords } from "./month-words.ts";

/** The plan to read. */
export function PlanTable({ periods }: { periods: readonly BenefitPeriod[] }) {
	if (periods.length === 0) {
		return <EmptyState icon={<CalendarRange size={20} />} message="This benefit has no monthly plan yet." />;
	}
	return (
		<div className="rounded-card border border-line">
			<Table caption="Monthly plan" density="compact">
				<TableHead>
					<TableRow>
						<TableHeader>Month</TableHeader>
						<TableHeader align="right">Planned</TableHeader>
						<TableHeader align="right">Actual</TableHeader>
					</TableRow>
				</TableHead>
				<TableBody>
					{periods.map(({ id, month, planned, actual }) => (
						<TableRow key={id}>
							<TableCell>{monthWords(month.slice(0, 7))}</TableCell>
							<TableCell align="right">{formatMoney(planned)}</TableCell>
							<TableCell align="right">{actual === null ? "—" : formatMoney(actual)}</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</div>
	);
}
