import type { Benefit, BenefitPeriod } from "@throughline/domain/benefit";
import { subtract, sum } from "@throughline/domain/value/money";
import { addMonths, monthOf } from "@throughline/domain/value/month";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { EmptyState } from "@throughline/ui/empty-state";
import { CalendarRange } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { typedBefore } from "../../../forms/typed-before.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { PlanGrid } from "./plan-grid.tsx";
import { amountIn, cellProblem, nextRow, type PlanCell, type PlanRow, withRows } from "./plan-rows.ts";
import { SpreadEvenly } from "./spread-evenly.tsx";
import { usePlanForm } from "./use-plan-form.ts";

type PlanEditorProps = {
	benefit: Benefit;
	periods: BenefitPeriod[];
	/** The program's last day: benefits usually begin after it. */
	endDate: string | null;
};

/** The plan as a grid to type and paste into; nothing is saved before one says so. */
export function PlanEditor({ benefit, periods, endDate }: PlanEditorProps) {
	const { form, isDirty, isRestored, failure, isSaving, submit, discard } = usePlanForm(benefit, periods);
	const rows = useWatch({ control: form.control, name: "rows" });
	const today = dayOf(useNow());
	const begin = endDate !== null && endDate > today ? addMonths(monthOf(endDate), 1) : monthOf(today);
	const put = (given: readonly PlanRow[]) =>
		form.setValue("rows", withRows(form.getValues("rows"), given), { shouldDirty: true });
	const type = (row: number, cell: PlanCell, text: string) =>
		form.setValue(`rows.${row}.${cell}`, text, { shouldDirty: true });
	return (
		<form noValidate aria-label="Monthly plan" onSubmit={(event) => void submit(event)} className="space-y-3">
			{isRestored && <Callout>{typedBefore}</Callout>}
			{failure && (
				<Callout tone="critical" role="alert">
					{failure}
				</Callout>
			)}
			<div className="flex flex-wrap gap-2">
				<AddButton size="sm" onClick={() => put([nextRow(form.getValues("rows"), begin)])}>
					Add month
				</AddButton>
				<SpreadEvenly
					amount={benefit.targetValue}
					begin={begin}
					onSpread={(planned) => {
						const actuals = new Map(form.getValues("rows").map(({ month, actual }) => [month, actual]));
						put(planned.map((row) => ({ ...row, actual: actuals.get(row.month) ?? "" })));
					}}
				/>
			</div>
			{rows.length === 0 ? (
				<EmptyState
					compact
					icon={<CalendarRange size={20} />}
					message="Say what is planned for each month; what came is entered beside it and adds up to the realized value."
				/>
			) : (
				<>
					<PlanGrid rows={rows} onType={type} onPut={put} />
					<PlanTotals rows={rows} target={benefit.targetValue} />
				</>
			)}
			{isDirty && (
				<div className="sticky -bottom-4 -mb-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised pt-3 pb-4">
					<p role="status" className="mr-auto text-table text-ink-muted">
						Not saved yet
					</p>
					<Button onClick={discard}>Discard changes</Button>
					<Button type="submit" variant="primary" loading={isSaving}>
						Save plan
					</Button>
				</div>
			)}
		</form>
	);
}

type PlanTotalsProps = { rows: readonly PlanRow[] /** Of the benefit. */; target: string };

/** What the cells add up to, and how far the plan is from the benefit's target. */
function PlanTotals({ rows, target }: PlanTotalsProps) {
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
