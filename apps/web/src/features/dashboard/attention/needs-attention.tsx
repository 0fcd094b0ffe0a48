import { Link } from "@tanstack/react-router";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { CircleCheck } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { useKeptFocus } from "../../../browser/use-kept-focus.ts";
import { formatCount } from "../../../format/count.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { SectionCard } from "../section-card.tsx";
import { few, useFew } from "../use-few.tsx";
import { AttentionLine } from "./attention-line.tsx";
import { useExpectedLines } from "./expected-lines.ts";

/** What is wrong in the program, by name, and what mends it; `undefined`: not known yet of which. */
export function NeedsAttention({ programId }: { programId: string | undefined }) {
	const attention = trpc.dashboard.attention.useQuery(
		{ programId: programId ?? "" },
		{ enabled: programId !== undefined },
	);
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
	const { all, shown, toggle } = useFew(items);
	const focus = useKeptFocus<HTMLUListElement>();
	return (
		<SectionCard
			title="Needs attention"
			// What stands below would move: it comes with what is known.
			className={attention.isPending && expected === null ? "[&~*]:invisible" : undefined}
			bodyClassName="pt-1.5"
			actions={
				items.length > 0 && (
					<span className="tabular text-table text-ink-muted">{formatCount(items.length + more)}</span>
				)
			}
		>
			{attention.isPending && <AttentionSkeleton lines={expected ?? few} />}
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
				<ul {...focus} className="divide-y divide-line-subtle">
					{shown.map((item) => (
						<AttentionLine key={`${item.kind} ${item.id}`} item={item} />
					))}
				</ul>
			)}
			{toggle}
			{all && more > 0 && (
				<Link
					to="/"
					search={{ view: "timeline", display: "list", due: "overdue" }}
					className="ml-4 text-table font-medium text-accent-text hover:underline"
				>
					{formatCount(more)} more overdue {more === 1 ? "task" : "tasks"}
				</Link>
			)}
		</SectionCard>
	);
}

/** As high as so many lines. */
function AttentionSkeleton({ lines }: { lines: number }) {
	return (
		<SkeletonRegion label="Loading what needs attention" className="divide-y divide-line-subtle">
			{["one", "two", "three", "four", "five"].slice(0, lines || 1).map((line) => (
				<div key={line} className={`flex ${lines ? "h-13" : "h-8"} flex-col justify-center gap-2`}>
					<Skeleton className="h-3 w-3/5" />
					<Skeleton className="h-2.5 w-1/4" />
				</div>
			))}
			{lines > few && <div className="h-9" />}
		</SkeletonRegion>
	);
}
