import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { clsx } from "clsx";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../../api/client.ts";
import { useMediaQuery } from "../../../browser/use-media-query.ts";
import { formatCount } from "../../../format/count.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { SectionCard } from "../section-card.tsx";
import { AttentionLine } from "./attention-line.tsx";
import { useExpectedLines } from "./expected-lines.ts";

/** So many are shown before one asks for the rest. */
const few = 5;

/** What is wrong in the program, by name, and what mends it; `undefined`: not known yet of which. */
export function NeedsAttention({ programId }: { programId: string | undefined }) {
	const attention = trpc.dashboard.attention.useQuery(
		{ programId: programId ?? "" },
		{ enabled: programId !== undefined },
	);
	const [all, setAll] = useState(false);
	const items = attention.data?.items ?? [];
	const expected = useExpectedLines(programId, attention.data?.items.length);
	const more = attention.data?.more ?? 0;
	useSheet(() =>
		listSheet("Needs attention", items, {
			Kind: ({ kind }) => (kind === "kpi" ? "KPI" : kind),
			Title: ({ title }) => title,
			Reason: ({ reason }) => reason,
			Since: ({ since }) => since,
			Owner: ({ ownerName }) => ownerName,
		}),
	);
	const printed = useMediaQuery("print");
	const shown = all || printed ? items : items.slice(0, few);
	return (
		<SectionCard
			title="Needs attention"
			bodyClassName="pt-1.5"
			actions={
				items.length > 0 && (
					<span className="tabular text-table text-ink-muted">{formatCount(items.length + more)}</span>
				)
			}
		>
			{attention.isPending && <AttentionSkeleton lines={expected} />}
			{attention.isError && !attention.data && (
				<QueryFailure message="Failed to load what needs attention." query={attention} />
			)}
			{attention.data && items.length === 0 && (
				<p className="flex items-center gap-2 py-1.5 text-table text-ink-muted">
					<CircleCheck size={16} aria-hidden="true" className="text-good" />
					Nothing needs attention.
				</p>
			)}
			{items.length > 0 && (
				<ul className="divide-y divide-line-subtle">
					{shown.map((item) => (
						<AttentionLine key={`${item.kind} ${item.id}`} item={item} />
					))}
				</ul>
			)}
			{items.length > few && (
				<div data-print="hide" className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
					<Button size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
						{all ? "Show fewer" : `Show all ${formatCount(items.length)}`}
					</Button>
					{all && more > 0 && (
						<Link
							to="/"
							search={{ view: "timeline", display: "list", due: "overdue" }}
							className="rounded-sm text-table font-medium text-accent-text hover:underline"
						>
							{formatCount(more)} more overdue {more === 1 ? "task" : "tasks"}
						</Link>
					)}
				</div>
			)}
		</SectionCard>
	);
}

/** As high as so many lines. */
function AttentionSkeleton({ lines }: { lines: number }) {
	return (
		<SkeletonRegion label="Loading what needs attention" className="divide-y divide-line-subtle">
			{Array.from({ length: Math.min(lines, few) || 1 }, (_, place) => place).map((place) => (
				<div key={place} className={clsx("flex flex-col justify-center gap-2", lines === 0 ? "h-8" : "h-13")}>
					<Skeleton className="h-3 w-3/5" />
					{lines > 0 && <Skeleton className="h-2.5 w-1/4" />}
				</div>
			))}
			{lines > few && <div className="h-9" />}
		</SkeletonRegion>
	);
}
