import { type Kpi, type KpiTrend, kpiProgress } from "@throughline/domain/kpi";
import { formatKpiValue } from "@throughline/domain/kpi/format";
import { Card } from "@throughline/ui/card";
import { Sparkline } from "@throughline/ui/charts/sparkline";
import { Progress } from "@throughline/ui/progress";
import { Skeleton } from "@throughline/ui/skeleton";
import { toneColour } from "@throughline/ui/tone";
import { ArrowDown } from "lucide-react";
import { memo } from "react";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";
import { KpiStatusBadge, kpiTone } from "../kpi-status-badge.tsx";
import { KpiValue } from "../kpi-value.tsx";

const frame = "group relative flex min-h-52 flex-col p-4 transition-colors duration-120";

type KpiCardProps = {
	kpi: Kpi;
	/** Its newest values; undefined while they load, and when there are none. */
	trend: KpiTrend | undefined;
	onOpen: (id: string) => void;
};

/** A KPI at a glance. Pressing it opens it. */
export const KpiCard = memo(function KpiCard({ kpi, trend, onOpen }: KpiCardProps) {
	const tone = kpiTone(kpi);
	const unit = useUnitOf()(kpi);
	return (
		<Card as="li" className={`${frame} hover:border-axis`}>
			<div className="flex flex-wrap items-start justify-between gap-2">
				<h2 className="line-clamp-3 min-w-0 flex-1 basis-28 break-words text-body font-semibold">
					<button
						type="button"
						onClick={() => onOpen(kpi.id)}
						className="rounded-sm text-left outline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:text-accent-text"
					>
						{kpi.name}
					</button>
				</h2>
				<KpiStatusBadge kpi={kpi} />
			</div>
			<div className="mt-2 flex items-end justify-between gap-3">
				<div className="min-w-0">
					<p className="text-display font-semibold text-ink-strong">
						<KpiValue value={kpi.currentValue} kpi={kpi} />
					</p>
					<p className="mt-0.5 flex items-center gap-1 text-table text-ink-muted">
						{kpi.targetValue === null ? (
							"No target set"
						) : (
							<>
								Target: <KpiValue value={kpi.targetValue} kpi={kpi} />
							</>
						)}
						{kpi.direction === "lower_is_better" && (
							<span title="Lower is better" className="inline-flex items-center text-ink-faint">
								<ArrowDown size={13} aria-hidden="true" />
								<span className="sr-only">Lower is better</span>
							</span>
						)}
					</p>
				</div>
				{trend && (
					<Sparkline
						label={trendWords(kpi.name, unit, trend)}
						values={trend.measurements.map(({ value }) => Number(value))}
						colour={toneColour[tone]}
						width={88}
						height={36}
						className="shrink-0"
					/>
				)}
			</div>
			{kpi.targetValue !== null && (
				<Progress label="Progress" value={kpiProgress(kpi)} tone={tone} className="mt-3" />
			)}
			<p className="mt-3 line-clamp-2 text-pretty break-words text-table text-ink-muted">
				{kpi.description ?? <span className="text-ink-faint">No description</span>}
			</p>
			<p className="mt-auto pt-3 text-caption text-ink-muted">{kpi.frequency}</p>
		</Card>
	);
});

/** The line in words: where it began and where it is. */
function trendWords(name: string, unit: string | null, { measurements }: KpiTrend): string {
	const [first, last] = [measurements[0], measurements.at(-1)];
	if (!first || !last) return name;
	return `${name}, from ${formatKpiValue(first.value, unit)} to ${formatKpiValue(last.value, unit)} in ${measurements.length} measurements`;
}

/** The same shape before the KPIs are known. */
export function KpiCardSkeleton() {
	return (
		<Card className={frame}>
			<div className="flex items-center justify-between gap-4">
				<Skeleton className="h-4 w-3/5" />
				<Skeleton className="h-5 w-16" />
			</div>
			<Skeleton className="mt-4 h-6 w-24" />
			<Skeleton className="mt-2.5 h-3 w-20" />
			<Skeleton className="mt-6 h-1.5 w-full rounded-full" />
			<Skeleton className="mt-4 h-3 w-4/5" />
			<Skeleton className="mt-auto h-3 w-12" />
		</Card>
	);
}
