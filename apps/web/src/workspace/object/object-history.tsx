import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { formatDay, formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { ViewFailure } from "../failure/query-failure.tsx";

type ObjectHistoryProps = {
	/** As the audit trail calls it: the entity's type. */
	type: string;
	id: string;
	/** Names of fields; others are not shown. */
	labels: Readonly<Record<string, string>>;
	/** A value in a person's words, such as a name for an id. */
	show?: (field: string, value: string) => string;
};

/** What happened to an object, newest first: who, when, and each field before and after. */
export function ObjectHistory({ type, id, labels, show = plain }: ObjectHistoryProps) {
	const history = trpc.history.ofObject.useQuery({ objectType: type, objectId: id });
	const now = useNow();
	if (history.isPending) {
		return (
			<SkeletonRegion label="Loading the history" className="space-y-4">
				{[0, 1, 2].map((line) => (
					<Skeleton key={line} className="h-10" />
				))}
			</SkeletonRegion>
		);
	}
	if (history.isError) {
		return <ViewFailure message="Failed to load the history. Please try again." query={history} />;
	}
	if (history.data.length === 0) {
		return <p className="text-table text-ink-muted">No changes yet.</p>;
	}
	return (
		<ol className="relative space-y-4 before:absolute before:top-2 before:bottom-2 before:left-[3px] before:w-px before:bg-line">
			{history.data.map(({ id: entryId, at, personName, action, before, after }) => (
				<li key={entryId} className="relative pl-5">
					<span
						aria-hidden="true"
						className="absolute top-1.5 left-0 size-[7px] rounded-full bg-accent ring-4 ring-raised"
					/>
					<p className="text-table">
						<span className="font-medium text-ink">{personName}</span>{" "}
						<span className="text-ink-muted">{action}</span>{" "}
						<time dateTime={at} title={formatInstant(at)} className="text-ink-faint">
							{formatAgo(at, now)}
						</time>
					</p>
					{action !== "created" && (
						<Changes before={before ?? {}} after={after ?? {}} labels={labels} show={show} />
					)}
				</li>
			))}
		</ol>
	);
}

type ChangesProps = Required<Pick<ObjectHistoryProps, "labels" | "show">> & {
	before: Record<string, unknown>;
	after: Record<string, unknown>;
};

function Changes({ before, after, labels, show }: ChangesProps) {
	const shown = (field: string, value: unknown) =>
		value === null || value === undefined || value === ""
			? "Not set"
			: show(field, typeof value === "object" ? JSON.stringify(value) : String(value));
	const fields = Object.keys(after).filter((field) => Object.hasOwn(labels, field));
	if (fields.length === 0) return null;
	return (
		<dl className="mt-1 space-y-1 text-table">
			{fields.map((field) => (
				<div key={field} className="flex flex-wrap gap-x-1.5 break-words">
					<dt className="text-ink-muted">{labels[field]}:</dt>
					<dd className="min-w-0">
						<del className="text-ink-faint">{shown(field, before[field])}</del>
						<span aria-hidden="true" className="text-ink-faint">
							{" → "}
						</span>
						<ins className="text-ink no-underline">{shown(field, after[field])}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Days read as days; everything else as it is. */
function plain(_field: string, value: string): string {
	return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value;
}
