import type { DashboardOverview, DashboardSummary } from "@throughline/domain/dashboard";
import type { Program } from "@throughline/domain/program";
import { useSheet } from "@throughline/ui/sheets";
import { Skeleton } from "@throughline/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import { trpc } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatSpan } from "../../format/date.ts";
import { type FailedQuery, ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { ProgramCurrency, useMoney } from "../../workspace/program/program-currency.tsx";
import { ProgramStatusBadge } from "../../workspace/program/program-status-badge.tsx";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { NeedsAttention } from "./attention/needs-attention.tsx";
import { elapsedPercent } from "./elapsed-percent.ts";
import { keyFigures } from "./key-figures.ts";
import { MetricCard } from "./metric-card.tsx";
import { budgetMetric, missingMetrics, riskMetric, scheduleMetric, taskMetric } from "./metrics.tsx";
import { ProgramHealth } from "./program-health.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { Reservations } from "./reservations.tsx";
import { StageGatesProgress } from "./stage-gates-progress.tsx";
import { useVisit, type Visit, WhatChanged } from "./what-changed.tsx";

/** Only a portfolio without programs needs it. */
const NoProgramYet = lazyPart(() => import("./no-program-yet.tsx"), "NoProgramYet");

/** The selected program at a glance. */
export function DashboardView() {
	const { program, isPending, isFetching, error, retry } = useSelectedProgram();
	if (program) return <ProgramDashboard key={program.id} program={program} />;
	if (isPending) return <DashboardSkeleton />;
	if (error) return <LoadingFailed query={{ error, isFetching, refetch: retry }} />;
	return (
		<Suspense fallback={null}>
			<NoProgramYet />
		</Suspense>
	);
}

/** The dashboard's final shape before anything of it is known. */
function DashboardSkeleton() {
	return (
		<Frame program={undefined} summary={undefined} overview={undefined} visit={null} busy>
			<Details summary={undefined} overview={undefined} />
		</Frame>
	);
}

function ProgramDashboard({ program }: { program: Program }) {
	const summary = trpc.dashboard.summary.useQuery({ programId: program.id });
	const overview = trpc.dashboard.overview.useQuery({ programId: program.id });
	const visit = useVisit(program.id);
	useSheet(() => keyFigures(program, summary.data, overview.data));
	if (summary.isError && !summary.data) {
		return (
			<LoadingFailed
				query={{ ...summary, refetch: () => Promise.all([summary.refetch(), overview.refetch()]) }}
			/>
		);
	}
	return (
		<ProgramCurrency value={program.currency}>
			<Frame
				program={program}
				summary={summary.data}
				overview={overview.data}
				visit={visit}
				busy={summary.isPending || overview.isPending}
			>
				{overview.isError && !overview.data ? (
					<LoadingFailed query={overview} />
				) : (
					<Details summary={summary.data} overview={overview.data} />
				)}
			</Frame>
		</ProgramCurrency>
	);
}

type FrameProps = {
	program: Program | undefined;
	summary: DashboardSummary | undefined;
	overview: DashboardOverview | undefined;
	/** Null until it is known. */
	visit: Visit | null;
	busy: boolean;
	children: ReactNode;
};

function Frame({ program, summary, overview, visit, busy, children }: FrameProps) {
	const news = program && visit && <WhatChanged programId={program.id} visit={visit} />;
	return (
		<div className="@container space-y-3" aria-busy={busy}>
			<span role="status" className="sr-only">
				{busy ? "Loading the dashboard" : ""}
			</span>
			<ProgramHeading program={program} />
			<Reservations reservations={overview?.reservations ?? []} />
			{!overview?.isUntouched && <NeedsAttention programId={program?.id} />}
			<SummaryCards summary={summary} overview={overview} />
			{!visit?.isFirst && news}
			{children}
			{/* Who comes for the first time looks at the rest first, which stands still meanwhile. */}
			{visit?.isFirst && news}
		</div>
	);
}

type DetailsProps = { summary: DashboardSummary | undefined; overview: DashboardOverview | undefined };

/** On three columns the activity stands beside health and stats, and both sides end on one line. */
function Details({ summary, overview }: DetailsProps) {
	const isUntouched = overview?.isUntouched ?? false;
	return (
		<div className="grid grid-flow-dense grid-cols-1 gap-3 @2xl:grid-cols-2 @4xl:grid-cols-3 @4xl:grid-rows-[auto_auto_1fr] print:grid-cols-3 print:grid-rows-[auto_auto_1fr]">
			<StageGatesProgress overview={overview} className="@2xl:col-span-2 @4xl:col-span-3 print:col-span-3" />
			<ProgramHealth
				health={overview?.health}
				isUntouched={isUntouched}
				className="@4xl:col-start-3 print:col-start-3"
			/>
			<RecentActivity
				activity={overview?.activity}
				className="@2xl:col-span-2 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-2 print:col-span-2 print:col-start-1 print:row-span-2 print:row-start-2"
			/>
			<QuickStats
				summary={summary}
				workstreams={overview?.workstreams}
				isUntouched={isUntouched}
				className="@4xl:col-start-3 print:col-start-3"
			/>
		</div>
	);
}

function LoadingFailed({ query }: { query: FailedQuery }) {
	return (
		<ViewFailure message="Failed to load dashboard data. Please try refreshing the page." query={query} />
	);
}

/** The four figures that a program director looks at first. */
function SummaryCards({ summary, overview }: DetailsProps) {
	const money = useMoney();
	const missing = summary ? missingMetrics(summary, overview) : {};
	return (
		<div className="grid grid-cols-1 gap-3 @lg:grid-cols-2 @4xl:grid-cols-4 print:grid-cols-4">
			<MetricCard
				title="Schedule Adherence"
				metric={summary && (missing.tasks ?? scheduleMetric(summary.tasks))}
			/>
			<MetricCard
				title="Budget Utilization"
				metric={summary && (missing.budget ?? budgetMetric(summary.budget, money))}
			/>
			<MetricCard title="Active Risks" metric={summary && (missing.risks ?? riskMetric(summary.risks))} />
			<MetricCard title="Task Progress" metric={summary && (missing.tasks ?? taskMetric(summary.tasks))} />
		</div>
	);
}

/** Which program the figures are of: the selector in the header has no room for a long name. */
function ProgramHeading({ program }: { program: Program | undefined }) {
	if (!program) {
		return (
			<div className="space-y-1 pb-1">
				<Skeleton className="h-7 w-72 max-w-full" />
				<Skeleton className="my-1 h-3 w-48" />
			</div>
		);
	}
	return (
		<div className="space-y-1 pb-1">
			<PrintedHead>Program Dashboard</PrintedHead>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="min-w-0 break-words text-title font-semibold">{program.name}</h2>
				<ProgramStatusBadge status={program.status} />
			</div>
			<Dates program={program} />
		</div>
	);
}

function Dates({ program: { startDate, endDate } }: { program: Program }) {
	const now = useNow();
	const today = dayOf(now);
	const elapsed = elapsedPercent(startDate, endDate, today);
	return (
		<p className="tabular flex min-h-5 flex-wrap gap-x-4 text-table text-ink-muted">
			<span>{formatSpan(startDate, endDate) ?? "No dates set"}</span>
			{elapsed !== null && <span>{elapsed}% of the time has passed</span>}
		</p>
	);
}
