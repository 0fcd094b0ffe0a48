import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Progress } from "../feedback/progress.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { Tone } from "../feedback/tone.ts";
import { Card } from "../structure/card.tsx";

export type StatCardProps = {
	/** What is counted. */
	label: string;
	/** The figure, formatted. */
	value: ReactNode;
	/** One line under it: "12 of 40 tasks". */
	detail?: ReactNode;
	/** A badge beside the figure. */
	badge?: ReactNode;
	/** 16 px, at the right of the label. */
	icon?: ReactNode;
	/** Beside the label: a sample tag or an explanation. */
	note?: ReactNode;
	/** A bar under the figure, 0–100. */
	progress?: { value: number; label: string; tone?: Tone };
	/** A sparkline at the right. */
	chart?: ReactNode;
	className?: string;
};

/** One figure that matters, with its context. */
export function StatCard({
	label,
	value,
	detail,
	badge,
	icon,
	note,
	progress,
	chart,
	className,
}: StatCardProps) {
	return (
		<Card as="section" aria-label={label} className={clsx("flex flex-col p-4", className)}>
			<div className="flex min-h-5 items-center justify-between gap-2">
				<div className="flex min-w-0 items-center gap-2">
					<h3 className="truncate text-table font-medium text-ink-muted!">{label}</h3>
					{note}
				</div>
				{icon && (
					<span aria-hidden="true" className="flex shrink-0 text-ink-faint">
						{icon}
					</span>
				)}
			</div>
			<div className="mt-2 flex items-end justify-between gap-3">
				<div className="min-w-0">
					<div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1">
						<span className="tabular min-w-0 wrap-anywhere text-display font-semibold text-ink-strong">
							{value}
						</span>
						{badge}
					</div>
					{detail && <p className="tabular mt-0.5 text-table text-ink-muted">{detail}</p>}
				</div>
				{chart && <div className="shrink-0">{chart}</div>}
			</div>
			{progress && (
				<div className="mt-auto pt-3">
					<Progress value={progress.value} label={progress.label} tone={progress.tone} hideLabel />
				</div>
			)}
		</Card>
	);
}

/** The same shape while it loads. */
export function StatCardSkeleton({ progress = false }: { progress?: boolean }) {
	return (
		<Card className="flex flex-col p-4">
			<Skeleton className="my-0.5 h-4 w-28" />
			<Skeleton className="mt-3 mb-1 h-6 w-20" />
			<Skeleton className="mt-1 mb-0.5 h-4 w-32" />
			{progress && <Skeleton className="mt-3 h-1.5 w-full rounded-full" />}
		</Card>
	);
}
