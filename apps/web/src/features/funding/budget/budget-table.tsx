import type { BudgetLine, BudgetPlan } from "@throughline/domain/funding/budget-line";
import { SelectionBar } from "@throughline/ui/selection-bar";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { FormulaHint } from "../../../workspace/formula-hint.tsx";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { useSelection } from "../../../workspace/list/use-selection.ts";
import { Money } from "../money.tsx";
import { Balance, BudgetLineRow } from "./budget-line-row.tsx";

type BudgetTableProps = { plan: BudgetPlan; workstreams: readonly { id: string; name: string }[] };

/** A row for each line, its amounts edited in place, and all of them together. */
export function BudgetTable({ plan, workstreams }: BudgetTableProps) {
	const mayWrite = useAllowed("write");
	const [deleting, setDeleting] = useState<BudgetLine | null>(null);
	const names = new Map(workstreams.map(({ id, name }) => [id, name]));
	const nameOf = ({ workstreamId, category }: BudgetLine) =>
		[workstreamId && (names.get(workstreamId) ?? "Workstream"), category].filter(Boolean).join(" · ");
	const { total, unplanned } = plan;
	const { selected, isSelected, toggle, clear, selectAll } = useSelection(plan.lines.map(({ line }) => line));
	useSheet(() =>
		listSheet("Budget lines", budgetRows(plan, nameOf), {
			"Budget line": ({ name }) => name,
			Planned: ({ planned }) => planned,
			Spent: ({ spent }) => spent,
			Committed: ({ committed }) => committed,
			Remaining: ({ remaining }) => remaining,
			Forecast: ({ forecast }) => forecast,
		}),
	);
	return (
		<>
			{selected.length > 0 && (
				<SelectionBar count={selected.length} onSelectAll={selectAll} onClear={clear}>
					<BulkDelete
						objectType="budget line"
						nouns={["budget line", "budget lines"]}
						items={selected}
						nameOf={nameOf}
						consequence="Their expenses stay."
						onDone={clear}
					/>
				</SelectionBar>
			)}
			<Table caption="Budget by workstream and category">
				<TableHead>
					<TableRow>
						<TableHeader>Budget line</TableHeader>
						<TableHeader align="right">Planned</TableHeader>
						<TableHeader align="right">Spent</TableHeader>
						<Explained
							title="Committed"
							of="Committed"
							formula="Ordered and not paid yet: no expense holds it"
						/>
						<Explained title="Remaining" of="Remaining of a line" formula="Planned − spent − committed" />
						<Explained
							title="Forecast"
							of="Forecast of a line"
							formula="What the line costs in the end: planned, or spent and committed where that is more"
						/>
						{mayWrite && (
							<TableHeader>
								<span className="sr-only">Actions</span>
							</TableHeader>
						)}
					</TableRow>
				</TableHead>
				<TableBody>
					{plan.lines.map((standing) => (
						<BudgetLineRow
							key={standing.line.id}
							standing={standing}
							name={nameOf(standing.line)}
							selected={isSelected(standing.line.id)}
							onSelect={() => toggle(standing.line.id)}
							onDelete={mayWrite ? () => setDeleting(standing.line) : null}
						/>
					))}
					{unplanned !== "0.00" && (
						<TableRow>
							<TableCell className="text-ink-muted">On no line</TableCell>
							<TableCell />
							<TableCell align="right">
								<Money amount={unplanned} />
							</TableCell>
							<TableCell />
							<TableCell />
							<TableCell align="right">
								<Money amount={unplanned} />
							</TableCell>
							{mayWrite && <TableCell />}
						</TableRow>
					)}
					<TableRow>
						<TableCell className="font-semibold">Total</TableCell>
						{(["planned", "spent", "committed", "remaining", "forecast"] as const).map((field) => (
							<TableCell key={field} align="right" className="font-semibold">
								<Balance amount={total[field]} />
							</TableCell>
						))}
						{mayWrite && <TableCell />}
					</TableRow>
				</TableBody>
			</Table>
			{deleting && (
				<DeleteDialog
					entity={deleting}
					noun="budget line"
					titleOf={nameOf}
					consequence="Its expenses stay."
					remove={trpcClient.funding.budgetLine.remove.mutate}
					onClose={() => setDeleting(null)}
				/>
			)}
		</>
	);
}

/** The lines, and what is on none of them; a spreadsheet sums for itself. */
function budgetRows({ lines, unplanned }: BudgetPlan, nameOf: (line: BudgetLine) => string) {
	const none = { planned: null, committed: null, remaining: null };
	return [
		...lines.map(({ line, ...standing }) => ({
			name: nameOf(line),
			planned: line.planned,
			committed: line.committed,
			...standing,
		})),
		...(unplanned === "0.00" ? [] : [{ name: "On no line", ...none, spent: unplanned, forecast: unplanned }]),
	];
}

type ExplainedProps = { title: string; of: string; formula: string };

/** The head of a column that says how its figures are calculated. */
function Explained({ title, ...hint }: ExplainedProps) {
	return (
		<TableHeader align="right">
			<span className="inline-flex items-center gap-1">
				{title}
				<FormulaHint {...hint} />
			</span>
		</TableHeader>
	);
}
