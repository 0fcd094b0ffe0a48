import { type DashboardOverview, type DashboardSummary, samples } from "@throughline/domain/dashboard";
import { SampleTag } from "@throughline/ui/sample-tag";
import { Skeleton } from "@throughline/ui/skeleton";
import type { ReactNode } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { formatCount } from "../../format/count.ts";
import { useMoney } from "../../workspace/program/program-currency.tsx";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";
import { FigureLink } from "./figure-link.tsx";
import { hasMoney } from "./metrics.tsx";
import { SectionCard } from "./section-card.tsx";

type QuickStatsProps = {
	summary: DashboardSummary | undefined;
	workstreams: DashboardOverview["workstreams"] | undefined;
	/** Whether the program has nothing at all: the specified sample is shown. */
	isUntouched: boolean;
	className?: string;
};

/** Counts that are good to know; the workstreams are a sample while the program has nothing at all. */
export function QuickStats({ summary, workstreams, isUntouched, className }: QuickStatsProps) {
	const money = useMoney();
	const overspent = summary?.budget.remaining.startsWith("-") ?? false;
	const asks = workstreams !== undefined && !isUntouched;
	return (
		<SectionCard title="Quick Stats" className={className} bodyClassName="pt-1.5">
			<dl className="flex h-full flex-col divide-y divide-line-subtle">
				<Stat
					label="KPIs tracked"
					search={{ view: "kpis" }}
					figure={summary && formatCount(summary.kpis)}
					missing={asks && summary?.kpis === 0 && { view: "kpis", form: "new" }}
				/>
				<Stat
					label="Benefits identified"
					search={{ view: "benefits", tab: "tracking" }}
					figure={summary && formatCount(summary.benefits)}
					missing={asks && summary?.benefits === 0 && { view: "benefits", form: "new" }}
				/>
				<Stat
					label="Budget remaining"
					search={{ view: "funding" }}
					figure={summary && money.whole(summary.budget.remaining)}
					missing={asks && summary && !hasMoney(summary.budget) && { view: "funding", form: "source" }}
					className={overspent ? "text-critical" : undefined}
				/>
				<Stat
					label="Workstreams"
					search={{ view: "timeline", display: "list", group: "workstream" }}
					figure={
						workstreams === undefined
							? undefined
							: formatCount(isUntouched ? samples.workstreams : workstreams)
					}
					missing={asks && workstreams === 0 && { view: "timeline", form: "workstreams" }}
					className={isUntouched ? "text-ink-faint" : undefined}
					tag={isUntouched && <SampleTag className="z-1" />}
				/>
			</dl>
		</SectionCard>
	);
}

type StatProps = {
	label: string;
	search: WorkspaceSearch;
	figure: string | undefined;
	/** Where the first is added, while there is none. */
	missing?: WorkspaceSearch | false;
	className?: string;
	tag?: ReactNode;
};

function Stat({ label, search, figure, missing, className, tag }: StatProps) {
	const mayWrite = useAllowed("write");
	return (
		<div className="group/figure relative flex max-h-16 min-h-11 grow shrink-0 flex-wrap items-center justify-between gap-x-3 py-2">
			<dt className="flex items-center gap-1.5 text-table text-ink-muted">
				{label} {tag}
			</dt>
			<dd className="ml-auto break-all text-lead font-semibold">
				{figure === undefined ? (
					<Skeleton className="my-1 h-4 w-12" />
				) : missing ? (
					<FigureLink
						figure={mayWrite ? "Add the first" : "None yet"}
						meaning={label}
						search={mayWrite ? missing : search}
						className={`text-table font-medium ${mayWrite ? "text-accent-text" : "text-ink-faint"}`}
					/>
				) : (
					<FigureLink figure={figure} meaning={label} search={search} className={className} />
				)}
			</dd>
		</div>
	);
}
