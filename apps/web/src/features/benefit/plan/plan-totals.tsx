import { subtract, sum } from "@throughline/domain/value/money";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { amountIn, cellProblem, type PlanCell, type PlanRow } from "./plan-rows.ts";

type PlanTotalsProps = { rows: readonly PlanRow[] /** Of the benefit. */; target: string };

/** What the cells add up to, and how far the plan is from the benefit's target. */
export function PlanTotals({ rows, target }: PlanTotalsProps) {
	const planned = totalOf(rows, "planned");
	const left = subtract(target, planned);
	return (
		<dl className="tabular flex flex-wrap gap-x-6 gap-y-1 text-table">
			<Total term="Planned" amount={planned} />
			<Total term="Actual" amount={totalOf(rows, "actual")} />
			{left !== "0.00" && (
				<Total
					term={left.startsWith("-") ? "Planned beyond the target" : "Not planned of the target"}
					amount={left.replace("-", "")}
				/>
			)}
		</dl>
	);
}

function Total({ term, amount }: { term: string; amount: string }) {
	const money = useMoney();
	return (
		<div className="flex items-baseline gap-1.5">
			<dt className="text-ink-muted">{term}:</dt>
			<dd className="font-semibold text-ink">{money.whole(amount)}</dd>
		</div>
	);
}

function totalOf(rows: readonly PlanRow[], cell: PlanCell): string {
	const amounts = rows.map((row) => row[cell]).filter((text) => cellProblem(text) === null);
	return sum(amounts.map((text) => amountIn(text) || "0"));
}
