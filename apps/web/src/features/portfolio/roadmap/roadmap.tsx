import { useNavigate } from "@tanstack/react-router";
import type { Portfolio, PortfolioProgram, RoadmapProgram } from "@throughline/domain/portfolio";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { CalendarRange } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { Gantt } from "../../../workspace/gantt/gantt.tsx";
import type { GanttHandle, GanttZoom } from "../../../workspace/gantt/gantt-props.ts";
import { usePortfolioSheet } from "../table/use-portfolio-sheet.ts";
import { roadmapRows } from "./roadmap-rows.ts";

type RoadmapProps = {
	programs: readonly PortfolioProgram[];
	portfolios: readonly Portfolio[];
	/** The currency in which amounts are exported; null: each in its own. */
	wanted: string | null;
};

/** Every program in time, with its gates and milestones, by portfolio. */
export function Roadmap({ programs, portfolios, wanted }: RoadmapProps) {
	usePortfolioSheet({ programs, portfolios, wanted });
	const roadmap = trpc.portfolio.roadmap.useQuery();
	if (roadmap.data) return <Chart programs={programs} portfolios={portfolios} days={roadmap.data} />;
	if (roadmap.isError) {
		return (
			<ViewFailure message="Failed to load the roadmap. Please try refreshing the page." query={roadmap} />
		);
	}
	return (
		<SkeletonRegion label="Loading the roadmap">
			<Skeleton className="h-120 rounded-card!" />
		</SkeletonRegion>
	);
}

const zooms = [
	{ value: "month", label: "Month" },
	{ value: "quarter", label: "Quarter" },
	{ value: "fit", label: "Fit" },
] as const satisfies { value: GanttZoom; label: string }[];

/** Days off mean nothing to whole programs. */
const calendar = workingCalendar([]);
const nothing: [] = [];

type ChartProps = Omit<RoadmapProps, "wanted"> & { days: readonly RoadmapProgram[] };

function Chart({ programs, portfolios, days }: ChartProps) {
	const navigate = useNavigate();
	const chart = useRef<GanttHandle>(null);
	const [zoom, setZoom] = useState<GanttZoom>("fit");
	const today = dayOf(useNow());
	const rows = useMemo(() => roadmapRows(programs, portfolios, days), [programs, portfolios, days]);
	const open = useCallback((id: string) => void navigate({ to: "/", search: { program: id } }), [navigate]);
	const isDated = rows.some(({ tasks }) => tasks.some(({ startDate }) => startDate !== null));
	return (
		<Card as="section" aria-label="Roadmap">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
				<p className="mr-auto text-table text-ink-muted">
					Diamonds are gates and milestones: point at a bar to read them.
				</p>
				<Button onClick={() => chart.current?.showToday()}>Today</Button>
				<SegmentedControl
					aria-label="Zoom"
					value={zooms.find(({ value }) => value === zoom)?.value ?? "month"}
					onValueChange={setZoom}
					segments={zooms}
				/>
			</div>
			{isDated ? (
				<Gantt
					ref={chart}
					label="Roadmap of all programs"
					noun="program"
					rows={rows}
					links={nothing}
					gates={nothing}
					baseline={null}
					criticalIds={null}
					today={today}
					calendar={calendar}
					zoom={zoom}
					selectedId={null}
					readOnly
					onOpen={open}
					onChangeDates={nobodyMay}
					onRename={nobodyMay}
					onLink={() => undefined}
					onZoom={setZoom}
				/>
			) : (
				<EmptyState
					icon={<CalendarRange size={20} />}
					message="Programs appear here once they have a start and an end, or a gate or milestone with a day."
				/>
			)}
		</Card>
	);
}

/** The chart is for reading: it asks for no change. */
function nobodyMay(): Promise<never> {
	return Promise.reject(new Error("The roadmap is for reading"));
}
