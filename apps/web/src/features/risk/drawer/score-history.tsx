import { LineChart } from "@throughline/ui/charts/line-chart";
import { Skeleton } from "@throughline/ui/skeleton";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { scoreSeries } from "./score-series.ts";

const height = 180;

/** How the risk's score went, before and after mitigation. */
export function ScoreHistory({ id }: { id: string }) {
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
