import { type Impact, type Likelihood, type Risk, riskScore } from "@throughline/domain/risk";
import { expectedMonetaryValue } from "@throughline/domain/risk/exposure";
import { LineChart } from "@throughline/ui/charts/line-chart";
import { DescriptionList } from "@throughline/ui/description-list";
import { Skeleton } from "@throughline/ui/skeleton";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf, formatDay } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { ZoneChip } from "../matrix/zone-chip.tsx";
import { percentText } from "../percent-text.ts";
import { scoreSeries } from "./score-series.ts";

type RiskDetailsProps = { risk: Risk; ownerName: string };

/** Everything that is known of a risk. */
export function RiskDetails({ risk, ownerName }: RiskDetailsProps) {
	const money = useMoney();
	const { residualLikelihood, residualImpact } = risk;
	const expected = expectedMonetaryValue(risk);
	return (
		<div className="space-y-6">
			<DescriptionList
				items={[
					{ term: "Category", value: risk.category },
					{ term: "Owner", value: ownerName },
					{ term: "Inherent", value: <PositionScore likelihood={risk.likelihood} impact={risk.impact} /> },
					{
						term: "Residual",
						value:
							residualLikelihood && residualImpact ? (
								<PositionScore likelihood={residualLikelihood} impact={residualImpact} />
							) : (
								"Not assessed"
							),
					},
					{
						term: "Mitigation plan",
						value: risk.mitigationPlan && <span className="whitespace-pre-line">{risk.mitigationPlan}</span>,
					},
				]}
			/>
			<div className="rounded-lg bg-inset px-4 py-3">
				<DescriptionList
					layout="columns"
					items={[
						{
							term: "Probability",
							value: risk.probability === null ? null : `${percentText(risk.probability)}%`,
						},
						{ term: "Impact cost", value: risk.impactCost && money.whole(risk.impactCost) },
						{
							term: "Expected monetary value",
							value: expected && <span className="font-semibold">{money.whole(expected)}</span>,
						},
					]}
				/>
			</div>
			<ScoreHistory id={risk.id} />
			<p className="text-caption text-ink-muted">
				Recorded {formatDay(dayOf(new Date(risk.createdAt)))}, last changed{" "}
				{formatDay(dayOf(new Date(risk.updatedAt)))}
			</p>
		</div>
	);
}

function PositionScore({ likelihood, impact }: { likelihood: Likelihood; impact: Impact }) {
	return (
		<span className="flex flex-wrap items-center gap-2">
			<ZoneChip likelihood={likelihood} impact={impact} />
			<span className="tabular text-table text-ink-muted">Score {riskScore(likelihood, impact)}</span>
		</span>
	);
}

const height = 180;

/** How the risk's score went, before and after mitigation. */
function ScoreHistory({ id }: { id: string }) {
	const scores = trpc.risk.scores.useQuery({ id });
	const today = dayOf(useNow());
	const series = useMemo(
		() => scoreSeries(scores.data ?? [], today, (instant) => dayOf(new Date(instant))),
		[scores.data, today],
	);
	if (scores.isPending) return <Skeleton className="h-56" />;
	if (!scores.data) {
		return <ViewFailure message="Failed to load the score history. Please try again." query={scores} />;
	}
	return (
		<LineChart
			title="Score history"
			description="Likelihood × impact, 1 to 25"
			height={height}
			series={series}
			empty="This risk was not assessed yet."
		/>
	);
}
