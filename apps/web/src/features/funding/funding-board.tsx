import type { Expense, FundingSource } from "@throughline/domain/funding";
import { budgetOf } from "@throughline/domain/funding/budget";
import { budgetTrend } from "@throughline/domain/funding/trend";
import type { Program } from "@throughline/domain/program";
import { AddButton } from "@throughline/ui/add-button";
import { TabSet } from "@throughline/ui/tabs";
import { useMemo, useState } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf } from "../../format/date.ts";
import { OpenForm } from "../../workspace/object/open-form.tsx";
import { OpenObject } from "../../workspace/object/open-object.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { BudgetTab } from "./budget/budget-tab.tsx";
import { CategoriesTab } from "./categories-tab.tsx";
import { type Deletable, DeleteDialogs } from "./delete-dialogs.tsx";
import { EarnedValueTab } from "./earned-value/earned-value-tab.tsx";
import { ExpenseDialog } from "./expenses/expense-dialog.tsx";
import { ExpenseDrawer } from "./expenses/expense-drawer.tsx";
import { ExpensesTab } from "./expenses/expenses-tab.tsx";
import { ExportReport } from "./export-report.tsx";
import type { FundingActions } from "./funding-actions.ts";
import { FundingCards } from "./funding-cards.tsx";
import { FundingReport } from "./funding-report.tsx";
import { fundingSearch } from "./funding-search.ts";
import { runsOutWords } from "./runs-out-words.ts";
import { SourceDialog } from "./sources/source-dialog.tsx";
import { SourceDrawer } from "./sources/source-drawer.tsx";
import { SourcesTab } from "./sources/sources-tab.tsx";
import { TrendsTab } from "./trends-tab.tsx";
import { fundingView } from "./view.ts";

type FundingBoardProps = {
	program: Program;
	sources: readonly FundingSource[];
	/** The newest first. */
	expenses: readonly Expense[];
};

/** A program's money: figures, sources, expenses and where it leads. */
export function FundingBoard({ program, sources, expenses }: FundingBoardProps) {
	const mayWrite = useAllowed("write");
	const { search: address, change } = useViewSearch(fundingView);
	const search = useMemo(() => fundingSearch(address), [address]);
	const today = dayOf(useNow());
	const budget = useMemo(() => budgetOf(sources, expenses, today), [sources, expenses, today]);
	const trend = useMemo(
		() => budgetTrend({ ...program, sources, expenses, today }),
		[program, sources, expenses, today],
	);
	const [deleting, setDeleting] = useState<Deletable | null>(null);
	const items = useMemo(() => [...sources, ...expenses], [sources, expenses]);
	const closeItem = () => change({ item: undefined, part: undefined });
	const actions: FundingActions = {
		open: (item) => change({ item }),
		add: (form) => change({ form }),
		edit: (form) => change({ form }),
		remove: setDeleting,
	};
	const close = () => change({ display: undefined }, { replace: false });

	if (search.report) {
		return <FundingReport program={program} {...{ budget, sources, expenses, today }} onClose={close} />;
	}
	return (
		<div className="@container space-y-4">
			<div
				data-print="hide"
				className="flex min-h-8 flex-wrap items-center justify-end gap-2 *:grow @md:*:grow-0"
			>
				{!mayWrite && (
					<p className="mr-auto text-table text-ink-muted">
						As a Viewer you can read; Editors and Admins add and approve.
					</p>
				)}
				<ExportReport
					programId={program.id}
					onPrintable={() => change({ display: "report" }, { replace: false })}
				/>
				{mayWrite && (
					<>
						<AddButton onClick={() => actions.add("source")} className="order-last @md:order-none">
							Add Funding Source
						</AddButton>
						<AddButton variant="primary" onClick={() => actions.add("expense")}>
							Add Expense
						</AddButton>
					</>
				)}
			</div>
			<FundingCards
				budget={budget}
				sources={sources.length}
				expenses={expenses.length}
				runsOut={runsOutWords(trend.runsOut)}
				onOpenUnapproved={() => change({ tab: "expenses", status: "open", category: undefined })}
			/>
			<TabSet
				label="Funding"
				value={search.tab}
				onValueChange={(tab) => change({ tab: tab === "sources" ? undefined : fundingView.search.tab(tab) })}
				tabs={[
					{
						value: "sources",
						label: "Funding Sources",
						count: sources.length,
						content: (
							<SourcesTab
								programId={program.id}
								today={today}
								sources={sources}
								total={budget.total}
								actions={actions}
							/>
						),
					},
					{
						value: "expenses",
						label: "Expenses",
						count: expenses.length,
						content: (
							<ExpensesTab
								programId={program.id}
								{...{ expenses, search, today, actions }}
								onSearch={change}
							/>
						),
					},
					{
						value: "categories",
						label: "Categories",
						content: (
							<CategoriesTab
								expenses={expenses}
								onOpen={(category) => change({ tab: "expenses", category, status: undefined })}
							/>
						),
					},
					{
						value: "trends",
						label: "Trends",
						content: <TrendsTab trend={trend} budget={budget} hasEnd={program.endDate !== null} />,
					},
					{
						value: "budget",
						label: "Budget",
						content: <BudgetTab programId={program.id} allocated={budget.total} />,
					},
					{
						value: "earned-value",
						label: "Earned Value",
						content: <EarnedValueTab programId={program.id} onAddSource={() => actions.add("source")} />,
					},
				]}
			/>
			<OpenObject items={items} id={search.item} noun="funding source or expense" onClose={closeItem}>
				{(item) =>
					"sourceName" in item ? (
						<SourceDrawer source={item} actions={actions} onClose={closeItem} />
					) : (
						<ExpenseDrawer expense={item} actions={actions} onClose={closeItem} />
					)
				}
			</OpenObject>
			<FundingDialogs
				programId={program.id}
				{...{ items, today }}
				form={search.form}
				onClose={(options) => change({ form: undefined }, options)}
			/>
			{deleting && <DeleteDialogs what={deleting} onDeleted={closeItem} onClose={() => setDeleting(null)} />}
		</div>
	);
}

type FundingDialogsProps = {
	programId: string;
	items: readonly (FundingSource | Expense)[];
	today: string;
	/** `source` or `expense` for a new one, or the id of one that is edited; the address says it. */
	form: string | undefined;
	onClose: (options?: { replace: boolean }) => void;
};

/** The form of a source or an expense that the address asks for. */
function FundingDialogs({ programId, items, today, form, onClose }: FundingDialogsProps) {
	return (
		<OpenForm items={items} form={form} fresh={["source", "expense"]} onClose={onClose}>
			{(item) => {
				const source = item && "sourceName" in item ? item : null;
				const expense = item && "amount" in item ? item : null;
				return source || form === "source" ? (
					<SourceDialog programId={programId} source={source} onClose={onClose} />
				) : (
					<ExpenseDialog programId={programId} expense={expense} today={today} onClose={onClose} />
				);
			}}
		</OpenForm>
	);
}
