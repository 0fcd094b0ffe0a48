import type { EarnedFigures, EarnedValue } from "@throughline/domain/funding/earned-value";
import { Callout } from "@throughline/ui/callout";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { dayOf, formatDay } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { EarnedCards } from "./earned-cards.tsx";
import { ForecastCard } from "./forecast-card.tsx";
import { NoEarnedValue } from "./no-earned-value.tsx";

type EarnedValueTabProps = { programId: string; onAddSource: () => void };

/** How much of the budget the work that is done has earned, against plan and cost. */
export function EarnedValueTab({ programId, onAddSource }: EarnedValueTabProps) {
	const earned = trpc.funding.earnedValue.useQuery({ programId });
	if (earned.data) {
		const { figures, forecast } = earned.data;
		return (
			<div className="space-y-4">
				<ForecastCard forecast={forecast} />
				{figures ? (
					<Standing earned={earned.data} figures={figures} />
				) : (
					<NoEarnedValue programId={programId} earned={earned.data} onAddSource={onAddSource} />
				)}
			</div>
		);
	}
	if (earned.isError) {
		return <ViewFailure message="Failed to load the earned value. Please try again." query={earned} />;
	}
	return (
		<SkeletonRegion
			label="Loading the earned value"
			className="grid grid-cols-1 gap-3 @md:grid-cols-2 @4xl:grid-cols-3"
		>
			{[0, 1, 2, 3, 4, 5].map((card) => (
				<Skeleton key={card} className="h-28 rounded-card!" />
			))}
		</SkeletonRegion>
	);
}

/** As the cards call them, and the budget that they share out. */
const figureNames: Record<keyof EarnedFigures, string> = {
	plannedValue: "Planned Value (PV)",
	earnedValue: "Earned Value (EV)",
	actualCost: "Actual Cost (AC)",
	schedulePerformance: "Schedule Performance (SPI)",
	costPerformance: "Cost Performance (CPI)",
	estimateAtCompletion: "Estimate at Completion (EAC)",
	budgetAtCompletion: "Budget at Completion (BAC)",
};

const namedFigures = (figures: EarnedFigures) =>
	Object.entries(figureNames).map(
		([figure, name]) => [name, figures[figure as keyof EarnedFigures]] as const,
	);

function Standing({ earned, figures }: { earned: EarnedValue; figures: EarnedFigures }) {
	const { asOf, baseline, weighedBy, forecast } = earned;
	useSheet(() =>
		listSheet(
			"Earned value",
			[["Forecast by today’s schedule", forecast.atCompletion] as const, ...namedFigures(figures)],
			{
				Figure: ([name]) => name,
				Value: ([, value]) => value,
				"As of": () => asOf,
				Baseline: () => baseline?.name,
			},
		),
	);
	return (
		<section aria-labelledby="earned-value" className="space-y-3">
			<div>
				<h2 id="earned-value" className="text-lead font-semibold">
					Earned value on {formatDay(asOf)}
				</h2>
				{baseline && (
					<p className="text-pretty text-table text-ink-muted">
						Against the baseline “{baseline.name}” of {formatDay(dayOf(new Date(baseline.takenAt)))}. Tasks
						weigh by {weighedBy === "effort" ? "their estimates in person-days" : "their working days"},
						milestones not at all.
					</p>
				)}
			</div>
			<EarnedCards figures={figures} />
			<Changed earned={earned} />
		</section>
	);
}

/** What the baseline does not know. */
function Changed({ earned: { addedTasks, deletedTasks } }: { earned: EarnedValue }) {
	const tasks = (count: number) => (count === 1 ? "One task" : `${count} tasks`);
	const sentences = [
		addedTasks > 0 && `${tasks(addedTasks)} came after the baseline and do not count.`,
		deletedTasks > 0 && `${tasks(deletedTasks)} of the baseline are deleted: planned, and never earned.`,
	].filter((sentence) => sentence !== false);
	if (sentences.length === 0) return null;
	return <Callout tone="neutral">{sentences.join(" ")} A newer baseline takes them in.</Callout>;
}
