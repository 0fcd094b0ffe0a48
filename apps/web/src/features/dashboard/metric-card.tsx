import { Link } from "@tanstack/react-router";
import { Card } from "@throughline/ui/card";
import { Skeleton } from "@throughline/ui/skeleton";
import { type ReactNode, useId } from "react";
import { useAllowed } from "../../api/session/user.ts";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";
import { FigureLink } from "./figure-link.tsx";

/** What a card shows once its figures have come. */
export type Metric = {
	figure: string;
	meaning: string;
	/** The list that it counts. */
	search: WorkspaceSearch;
	/** One line under the figure. */
	detail: ReactNode;
	badge?: ReactNode;
	bar: ReactNode;
	/** Beside the bar, in words. */
	barText?: ReactNode;
};

/** In place of figures of which there are none yet: what is missing, and where it is added. */
export type MissingMetric = { missing: string; add: string; search: WorkspaceSearch };

type MetricCardProps = { title: string; metric: Metric | MissingMetric | undefined };

/** One of the four cards. Every part keeps its place and height while the figures are on their way. */
export function MetricCard({ title, metric: given }: MetricCardProps) {
	const titleId = useId();
	const mayWrite = useAllowed("write");
	const metric = given && "missing" in given ? undefined : given;
	const missing = given && "missing" in given ? given : null;
	return (
		<Card
			as="section"
			aria-labelledby={titleId}
			className="group/figure relative flex flex-col px-3.5 py-4 transition-colors duration-120 hover:border-axis"
		>
			{/* On paper a badge has a line of its own: the place for it keeps all four figures on one line. */}
			<div className="flex min-h-6 flex-wrap items-center justify-between gap-x-1.5 gap-y-1 print:min-h-12 print:flex-col print:items-start print:justify-start">
				<h3 id={titleId} className="text-table font-medium text-ink-muted">
					{title}
				</h3>
				{metric?.badge}
			</div>
			{missing ? (
				<div className="mt-2 min-h-21 grow text-pretty text-table text-ink-muted">
					<p>{missing.missing}</p>
					{mayWrite && (
						<Link
							to="/"
							search={missing.search}
							data-print="hide"
							className="mt-1 inline-flex min-h-6 items-center rounded-sm font-medium text-accent-text after:absolute after:inset-0 after:rounded-card hover:underline max-sm:min-h-11"
						>
							{missing.add}
						</Link>
					)}
				</div>
			) : (
				<Figures metric={metric} />
			)}
		</Card>
	);
}

function Figures({ metric }: { metric: Metric | undefined }) {
	return (
		<>
			<div className="@container mt-2 flex h-9 items-center">
				{metric ? <Figure {...metric} /> : <Skeleton className="h-7 w-2/5" />}
			</div>
			<div className="mt-0.5 mb-1.5 min-h-5 grow text-pretty text-table text-ink-muted">
				{metric ? metric.detail : <Skeleton className="my-1 h-3 w-3/5" />}
			</div>
			<div className="flex min-h-5 items-center gap-3">
				<div className="grow">{metric ? metric.bar : <Skeleton className="h-1.5 rounded-full!" />}</div>
				{metric?.barText && <span className="tabular shrink-0 text-table">{metric.barText}</span>}
			</div>
		</>
	);
}

/** As large as the card allows: the longest amount still stands on one line. */
function Figure({ figure, meaning, search }: Pick<Metric, "figure" | "meaning" | "search">) {
	return (
		<p
			className="whitespace-nowrap font-semibold leading-none tracking-tight"
			style={{ fontSize: `min(1.75rem, calc(100cqi / ${figure.length} / 0.62))` }}
		>
			<FigureLink figure={figure} meaning={meaning} search={search} />
		</p>
	);
}
