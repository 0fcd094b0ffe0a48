import { Link } from "@tanstack/react-router";
import type { Expense } from "@throughline/domain/funding";
import type { BudgetPlan } from "@throughline/domain/funding/budget-line";
import { subtract, toCents } from "@throughline/domain/value/money";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import type { ReactNode } from "react";
import { trpc } from "../../../api/client.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { formatCount } from "../../../format/count.ts";
import { formatDay } from "../../../format/date.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

/** Of so many expenses the largest are listed. */
const mostExpenses = 10;

type SpendingDrawerProps = { programId: string; reason: string; onClose: () => void };

/** What makes up the spending that needs attention: budget lines that are overspent, and the largest expenses. */
export function SpendingDrawer({ programId, reason, onClose }: SpendingDrawerProps) {
	useClosedByBack(onClose);
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent title="Spending" description={reason} onOpenAutoFocus={focusWindow}>
				<DrawerBody>
					<Spending programId={programId} />
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}

function Spending({ programId }: { programId: string }) {
	const expenses = trpc.funding.expense.list.useQuery({ programId });
	const plan = trpc.funding.budgetLine.plan.useQuery({ programId });
	const workstreams = trpc.task.workstream.list.useQuery({ programId });
	const failed = [expenses, plan, workstreams].find(({ isError, data }) => isError && !data);
	if (failed) return <QueryFailure message="Failed to load the spending. Please try again." query={failed} />;
	if (!expenses.data || !plan.data || !workstreams.data)
		return (
			<SkeletonRegion label="Loading the spending" className="space-y-3">
				{[0, 1, 2].map((line) => (
					<Skeleton key={line} className="h-12" />
				))}
			</SkeletonRegion>
		);
	const names = new Map(workstreams.data.map(({ id, name }) => [id, name]));
	return (
		<div className="space-y-6">
			<OverspentLines plan={plan.data} names={names} />
			<LargestExpenses expenses={expenses.data} />
			<Link
				to="/"
				search={{ view: "funding", tab: "expenses" }}
				className="inline-flex min-h-6 items-center text-table font-medium text-accent-text hover:underline thumb:min-h-11"
			>
				Open Funding
			</Link>
		</div>
	);
}

function OverspentLines({ plan, names }: { plan: BudgetPlan; names: ReadonlyMap<string, string> }) {
	const money = useMoney();
	const lines = plan.lines.filter(({ remaining }) => toCents(remaining) < 0n);
	if (lines.length === 0) return null;
	return (
		<Section title="Overspent budget lines">
			{lines.map(({ line, remaining }) => (
				<Line
					key={line.id}
					title={[line.workstreamId && (names.get(line.workstreamId) ?? "Workstream"), line.category]
						.filter(Boolean)
						.join(" · ")}
					note={`${money.whole(subtract(line.planned, remaining))} spent and committed of ${money.whole(line.planned)}`}
					amount={`${money.whole(subtract("0.00", remaining))} over`}
				/>
			))}
		</Section>
	);
}

function LargestExpenses({ expenses }: { expenses: readonly Expense[] }) {
	const money = useMoney();
	const bySize = expenses.toSorted((one, other) => Number(toCents(other.amount) - toCents(one.amount)));
	const more = bySize.length - mostExpenses;
	return (
		<Section
			title={more > 0 ? `The ${mostExpenses} largest of ${formatCount(bySize.length)} expenses` : "Expenses"}
		>
			{bySize.slice(0, mostExpenses).map(({ id, description, category, expenseDate, vendor, amount }) => (
				<Line
					key={id}
					title={
						<Link to="/" search={{ view: "funding", tab: "expenses", item: id }} className="hover:underline">
							{description}
						</Link>
					}
					note={[formatDay(expenseDate), category, vendor].filter(Boolean).join(" · ")}
					amount={money.whole(amount)}
				/>
			))}
		</Section>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title}>
			<h3 className="mb-2 text-table font-medium text-ink-strong">{title}</h3>
			<ul className="divide-y divide-line-subtle rounded-lg border border-line">{children}</ul>
		</section>
	);
}

function Line({ title, note, amount }: { title: ReactNode; note: string; amount: string }) {
	return (
		<li className="flex items-baseline gap-3 px-3 py-2">
			<div className="min-w-0 grow">
				<p className="break-words text-body font-medium text-ink-strong">{title}</p>
				<p className="break-words text-caption text-ink-muted">{note}</p>
			</div>
			<span className="tabular shrink-0 text-body text-ink">{amount}</span>
		</li>
	);
}
