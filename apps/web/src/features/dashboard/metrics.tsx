import {
	activityBadge,
	type DashboardOverview,
	type DashboardSummary,
	riskBadge,
} from "@throughline/domain/dashboard";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Progress } from "@throughline/ui/progress";
import { clsx } from "clsx";
import { formatCount } from "../../format/count.ts";
import { formatPercent } from "../../format/percent.ts";
import { DetailLink } from "./figure-link.tsx";
import type { Metric, MissingMetric } from "./metric-card.tsx";

const tasks = { view: "timeline", display: "list" } as const;
const activeRisks = { view: "risks", tab: "register", status: "Open,Monitoring" } as const;

const noTasks: MissingMetric = {
	missing: "No tasks yet",
	add: "Add the first task",
	search: { view: "timeline", form: "new" },
};
const noMoney: MissingMetric = {
	missing: "No budget and no expenses yet",
	add: "Add a funding source",
	search: { view: "funding", form: "source" },
};
const noRisks: MissingMetric = {
	missing: "No risks are recorded yet",
	add: "Add the first risk",
	search: { view: "risks", form: "new" },
};

/** Of which figures there are none yet, in a program that has something else; one that has nothing at all shows zeros. */
export function missingMetrics(
	{ tasks: { total }, budget, risks }: DashboardSummary,
	overview: Pick<DashboardOverview, "isUntouched" | "health"> | undefined,
): { tasks?: MissingMetric; budget?: MissingMetric; risks?: MissingMetric } {
	if (!overview || overview.isUntouched) return {};
	return {
		...(total === 0 && { tasks: noTasks }),
		...(!hasMoney(budget) && { budget: noMoney }),
		// Of closed risks there is a health, too.
		...(risks.active === 0 && overview.health.risk === null && { risks: noRisks }),
	};
}

export function scheduleMetric({ completionRate, completed, total }: DashboardSummary["tasks"]): Metric {
	return {
		figure: `${completionRate}%`,
		meaning: "of tasks completed",
		search: { ...tasks, status: "Completed" },
		detail: `${formatCount(completed)} of ${formatCount(total)} tasks completed`,
		bar: (
			<Progress label="Tasks completed" hideLabel value={completionRate} valueText={`${completionRate}%`} />
		),
	};
}

/** Whether there is a budget, or something is spent. */
export function hasMoney({ spent, total }: Pick<DashboardSummary["budget"], "spent" | "total">): boolean {
	return spent !== "0.00" || total !== "0.00";
}

export function budgetMetric(
	{ spent, total, utilizationRate, remaining }: DashboardSummary["budget"],
	money: MoneyFormat,
): Metric {
	const overspent = remaining.startsWith("-");
	// Without a budget there is nothing of which a share was spent.
	const utilization = overspent && utilizationRate === 0 ? "No budget" : formatPercent(utilizationRate);
	return {
		figure: money.whole(spent),
		meaning: "spent",
		search: { view: "funding", tab: "expenses", display: "all" },
		detail: (
			<DetailLink
				search={{ view: "funding", tab: "sources" }}
			>{`of ${money.whole(total)} allocated`}</DetailLink>
		),
		badge: overspent && (
			<Badge tone="critical" size="sm">
				Overspent
			</Badge>
		),
		bar: (
			<Progress
				label="Budget utilization"
				hideLabel
				value={overspent ? 100 : utilizationRate}
				valueText={utilization}
				tone={overspent ? "critical" : "accent"}
			/>
		),
		barText: (
			<span className={overspent ? "font-medium text-critical" : "font-medium text-ink"}>{utilization}</span>
		),
	};
}

const riskTones: Record<ReturnType<typeof riskBadge>, Tone> = {
	"High Alert": "critical",
	Monitor: "warning",
	Good: "good",
};

export function riskMetric({ active, high }: DashboardSummary["risks"]): Metric {
	const word = riskBadge(high);
	return {
		figure: formatCount(active),
		meaning: active === 1 ? "active risk" : "active risks",
		search: activeRisks,
		detail: (
			<DetailLink
				search={{ ...activeRisks, priority: "Critical,High" }}
			>{`${formatCount(high)} high priority`}</DetailLink>
		),
		badge: (
			<Badge tone={riskTones[word]} size="sm">
				{word}
			</Badge>
		),
		bar: <ShareBar part={high} whole={active} className="bg-serious-solid" />,
	};
}

const activityTones: Record<ReturnType<typeof activityBadge>, Tone> = {
	"High Activity": "warning",
	Manageable: "good",
};

export function taskMetric({ active, total }: DashboardSummary["tasks"]): Metric {
	const word = activityBadge(active);
	return {
		figure: formatCount(active),
		meaning: active === 1 ? "task in progress" : "tasks in progress",
		search: { ...tasks, status: "In Progress,At Risk" },
		detail: active === 1 ? "task in progress" : "tasks in progress",
		badge: (
			<Badge tone={activityTones[word]} size="sm">
				{word}
			</Badge>
		),
		bar: <ShareBar part={active} whole={total} className="bg-on-track-solid" />,
		barText: (
			<span className="text-ink-muted">
				<DetailLink search={tasks}>{`of ${formatCount(total)}`}</DetailLink>
			</span>
		),
	};
}

/** What part of a whole looks like, for a number that stands beside it in words. */
function ShareBar({ part, whole, className }: { part: number; whole: number; className: string }) {
	const percent = whole > 0 ? Math.min(100, (part / whole) * 100) : 0;
	return (
		<div aria-hidden="true" data-track="" className="h-1.5 overflow-hidden rounded-full bg-pressed">
			<div data-fill="" className={clsx("h-full rounded-full", className)} style={{ width: `${percent}%` }} />
		</div>
	);
}
