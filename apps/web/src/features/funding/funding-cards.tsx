import type { Budget } from "@throughline/domain/funding";
import { differenceWriter, type MoneyFormat, subtract } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { StatCard } from "@throughline/ui/stat-card";
import { Flame, PiggyBank, Receipt, Wallet } from "lucide-react";
import { formatCount } from "../../format/count.ts";
import { formatPercent } from "../../format/percent.ts";
import { FormulaHint } from "../../workspace/formula-hint.tsx";
import { useMoney } from "../../workspace/program/program-currency.tsx";
import { Money } from "./money.tsx";

export const cardsLook = "grid grid-cols-1 gap-3 @md:grid-cols-2 @4xl:grid-cols-4";

type FundingCardsProps = {
	budget: Budget;
	sources: number;
	expenses: number;
	/** The month in which the money runs out, in words; null when it does not. */
	runsOut: string | null;
	/** Leads to the expenses that nobody has approved. */
	onOpenUnapproved: () => void;
};

/** The four figures of a program's money, and how much of it is used. */
export function FundingCards({ budget, sources, expenses, runsOut, onOpenUnapproved }: FundingCardsProps) {
	const money = useMoney();
	const write = differenceWriter(money, budget.total, budget.spent);
	const overspent = budget.remaining.startsWith("-");
	return (
		<>
			<h2 className="sr-only">The budget at a glance</h2>
			<div className={cardsLook}>
				<StatCard
					label="Total Budget"
					icon={<Wallet size={16} />}
					value={<Money amount={budget.total} write={write} />}
					detail={counted(sources, "funding source")}
				/>
				<StatCard
					label="Total Spent"
					icon={<Receipt size={16} />}
					value={<Money amount={budget.spent} write={write} />}
					detail={`${formatPercent(budget.utilization)} utilized · ${counted(expenses, "expense")}`}
				/>
				<StatCard
					label="Remaining"
					icon={<PiggyBank size={16} />}
					value={
						<Money
							amount={budget.remaining}
							write={write}
							className={overspent ? "text-critical" : undefined}
						/>
					}
					detail={overspent ? "Spent more than was allocated" : "Allocated and not spent"}
				/>
				<StatCard
					label="Burn Rate"
					icon={<Flame size={16} />}
					note={
						<FormulaHint of="Burn Rate" formula="Expenses of the last three months, today included, ÷ 3" />
					}
					value={<Money amount={budget.burnRate} />}
					detail={runsOut ? `Monthly average · ${runsOut}` : "Monthly average"}
				/>
			</div>
			<Card className="flex flex-wrap items-end gap-x-8 gap-y-3 px-4 py-3.5">
				<Progress
					label="Budget Utilization"
					value={budget.utilization}
					valueText={utilizationWords(budget, money)}
					tone={overspent ? "critical" : "accent"}
					className="room-60 flex-1"
				/>
				{budget.unapprovedCount > 0 && (
					<button
						type="button"
						data-print="plain"
						onClick={onOpenUnapproved}
						className="-mx-1 rounded-sm px-1 text-table text-ink-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current thumb:min-h-11"
					>
						Not approved: <Money amount={budget.unapproved} className="font-medium text-ink" /> in{" "}
						{counted(budget.unapprovedCount, "expense")}
					</button>
				)}
			</Card>
		</>
	);
}

function utilizationWords({ utilization, spent, total }: Budget, money: MoneyFormat): string {
	const share = formatPercent(utilization);
	const over = subtract(spent, total);
	if (over.startsWith("-") || over === "0.00") return share;
	return `${share} · ${differenceWriter(money, total, spent)(over)} over budget`;
}

function counted(count: number, noun: string): string {
	return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}
