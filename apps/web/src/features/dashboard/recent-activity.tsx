import { Link } from "@tanstack/react-router";
import type { Activity } from "@throughline/domain/dashboard";
import { Avatar } from "@throughline/ui/avatar";
import { SampleTag } from "@throughline/ui/sample-tag";
import { Skeleton } from "@throughline/ui/skeleton";
import { clsx } from "clsx";
import { useNow } from "../../browser/use-now.ts";
import { formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { objectLink } from "../../workspace/object-link.ts";
import { activitySentence } from "./activity-sentence.ts";
import { SectionCard } from "./section-card.tsx";

const fewEntries = 5;

/** The newest entries of the program's audit trail. */
export function RecentActivity({
	activity,
	className,
}: {
	activity: Activity[] | undefined;
	className?: string;
}) {
	const isEmpty = activity?.length === 0;
	const isFew = activity !== undefined && !isEmpty && activity.length < fewEntries;
	return (
		<SectionCard
			title="Recent Activity"
			actions={isEmpty && <SampleTag className="my-1" />}
			// A card as high as its neighbours would be all but empty.
			className={clsx(className, isFew && "self-start")}
			bodyClassName="@container pt-1.5"
		>
			{activity === undefined && <PendingEntries />}
			{isEmpty && <SampleActivity />}
			{activity !== undefined && !isEmpty && <Entries activity={activity} />}
		</SectionCard>
	);
}

function Entries({ activity }: { activity: Activity[] }) {
	const now = useNow();
	return (
		<ol className="divide-y divide-line-subtle">
			{activity.map((entry) => {
				const { who, did, what, outcome } = activitySentence(entry);
				return (
					<li key={entry.id} className="flex items-start gap-3 py-2.5 print:py-1.5 print:nth-[n+9]:hidden">
						<Avatar name={who} size="sm" decorative className="-my-0.5" />
						<div className="flex min-w-0 flex-1 flex-col justify-between gap-x-4 @md:flex-row print:flex-row">
							<p className="min-w-0 break-words text-table text-ink-muted">
								<span className="font-medium text-ink">{who}</span> {did} <What activity={entry}>{what}</What>{" "}
								{outcome}
							</p>
							<time
								dateTime={entry.at}
								title={formatInstant(entry.at)}
								className="shrink-0 whitespace-nowrap text-caption leading-5 text-ink-faint"
							>
								{formatAgo(entry.at, now)}
							</time>
						</div>
					</li>
				);
			})}
		</ol>
	);
}

type WhatProps = { activity: Activity; children: string };

/** What was changed, as a link to it while it is there. */
function What({ activity: { objectType, objectId, parentId }, children }: WhatProps) {
	const to = objectId && objectLink({ type: objectType, id: objectId, parentId, programId: null });
	return to ? (
		<Link {...to} className="font-medium text-ink hover:underline">
			{children}
		</Link>
	) : (
		<span className="font-medium text-ink">{children}</span>
	);
}

function PendingEntries() {
	return (
		<div className="divide-y divide-line-subtle">
			{Array.from({ length: 10 }, (_, index) => (
				<div key={index} className="flex h-10 items-center gap-3">
					<Skeleton className="size-6 rounded-full!" />
					<Skeleton className="h-3 w-3/5" />
					<Skeleton className="ml-auto h-3 w-16" />
				</div>
			))}
		</div>
	);
}

const entries = [
	"Stage gate G1 passed",
	"KPI measurement recorded",
	"Task completed",
	"Risk mitigated",
	"Expense added",
];

/** What the trail will hold, while it holds nothing: an example without names, since nobody has done any of it. */
function SampleActivity() {
	return (
		<>
			<p className="pt-1 pb-2 text-table text-ink-muted">
				Nothing has been recorded yet. Every change of this program will be listed here with who made it and
				when.
			</p>
			<ol className="divide-y divide-line-subtle text-table text-ink-faint">
				{entries.map((entry) => (
					<li key={entry} className="flex items-center gap-3 py-2.5">
						<span
							aria-hidden="true"
							className="size-6 rounded-full border border-dashed border-line-control"
						/>
						{entry}
					</li>
				))}
			</ol>
		</>
	);
}
