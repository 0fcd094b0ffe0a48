import type { BenefitPeriod } from "@throughline/domain/benefit";
import { EmptyState } from "@throughline/ui/empty-state";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { CalendarRange } from "lucide-react";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { monthWords } from "./month-words.ts";

/** The plan to read. */
export function PlanTable({ periods }: { periods: readonly BenefitPeriod[] }) {
	const money = useMoney();
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
							<TableCell align="right">{money.whole(planned)}</TableCell>
							<TableCell align="right">{actual === null ? "—" : money.whole(actual)}</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</div>
	);
}
