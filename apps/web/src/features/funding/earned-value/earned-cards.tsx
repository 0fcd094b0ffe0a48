import type { EarnedFigures } from "@throughline/domain/funding/earned-value";
import { percentOf, subtract } from "@throughline/domain/value/money";
import { numberWriter } from "@throughline/domain/value/writing";
import { Badge } from "@throughline/ui/badge";
import { StatCard } from "@throughline/ui/stat-card";
import type { ReactNode } from "react";
import { formatPercent } from "../../../format/percent.ts";
import { FormulaHint } from "../../../workspace/formula-hint.tsx";
import { Money } from "../money.tsx";

/** The six figures, each with its definition. */
export function EarnedCards({ figures }: { figures: EarnedFigures }) {
	const { budgetAtCompletion: budget, plannedValue, earnedValue, actualCost } = figures;
	const share = (amount: string) => `${formatPercent(percentOf(amount, budget))} of the budget`;
	return (
		<div className="grid grid-cols-1 gap-3 @md:grid-cols-2 @4xl:grid-cols-3">
			<Figure
				name="Planned Value (PV)"
				formula="Total budget × weight of the work that the baseline has done by today ÷ weight of all its work"
				value={<Money amount={plannedValue} />}
				detail={share(plannedValue)}
			/>
			<Figure
				name="Earned Value (EV)"
				formula="Total budget × weight of the work that is done, by the progress of its tasks ÷ weight of all work of the baseline"
				value={<Money amount={earnedValue} />}
				detail={share(earnedValue)}
			/>
			<Figure
				name="Actual Cost (AC)"
				formula="All expenses up to today, approved or not"
				value={<Money amount={actualCost} />}
				detail={share(actualCost)}
			/>
			<Figure
				name="Schedule Performance (SPI)"
				formula="EV ÷ PV; below 1 less is done than planned"
				value={ratio(figures.schedulePerformance)}
				badge={
					<Standing index={figures.schedulePerformance} words={["Behind plan", "On plan", "Ahead of plan"]} />
				}
				detail={figures.schedulePerformance === null ? "No work was planned yet" : "1 is as planned"}
			/>
			<Figure
				name="Cost Performance (CPI)"
				formula="EV ÷ AC; below 1 the work costs more than its budget"
				value={ratio(figures.costPerformance)}
				badge={<Standing index={figures.costPerformance} words={["Over cost", "On cost", "Under cost"]} />}
				detail={figures.costPerformance === null ? "Nothing was spent yet" : "1 is as planned"}
			/>
			<Figure
				name="Estimate at Completion (EAC)"
				formula="Total budget ÷ CPI: what the program costs if money goes on buying as much work as until now"
				value={figures.estimateAtCompletion === null ? "—" : <Money amount={figures.estimateAtCompletion} />}
				detail={<Difference estimate={figures.estimateAtCompletion} budget={budget} />}
			/>
		</div>
	);
}

type FigureProps = { name: string; formula: string; value: ReactNode; badge?: ReactNode; detail: ReactNode };

function Figure({ name, formula, ...shown }: FigureProps) {
	return <StatCard label={name} note={<FormulaHint of={name} formula={formula} />} {...shown} />;
}

const hundredths = numberWriter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ratio = (index: number | null) => (index === null ? "—" : hundredths.format(index));

function Standing({
	index,
	words: [below, at, above],
}: {
	index: number | null;
	words: [string, string, string];
}) {
	if (index === null) return null;
	return (
		<Badge size="sm" tone={index < 1 ? "warning" : "good"}>
			{index < 1 ? below : index > 1 ? above : at}
		</Badge>
	);
}

/** The forecast against the budget. */
function Difference({ estimate, budget }: { estimate: string | null; budget: string }) {
	if (estimate === null) return "Needs work done and money spent";
	const over = subtract(estimate, budget);
	if (over === "0.00") return "As much as the budget";
	return over.startsWith("-") ? (
		<>
			<Money amount={over.slice(1)} /> under the budget of <Money amount={budget} />
		</>
	) : (
		<>
			<Money amount={over} /> over the budget of <Money amount={budget} />
		</>
	);
}
