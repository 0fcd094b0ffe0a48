import type { MyWork, MyWorkItem } from "@throughline/domain/my-work";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { CircleCheck, Inbox } from "lucide-react";
import { Suspense, useEffect, useMemo } from "react";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { useObservable } from "../../browser/observable-value.ts";
import { useKeptFocus } from "../../browser/use-kept-focus.ts";
import { useNow } from "../../browser/use-now.ts";
import { formatCount } from "../../format/count.ts";
import { dayOf } from "../../format/date.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { useSelection } from "../../workspace/list/use-selection.ts";
import { useWhyNotApprove } from "../../workspace/organisation.ts";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { preloadForms } from "./lazy-forms.ts";
import { NobodyLinked, NotLinked } from "./not-linked.tsx";
import { groupByDue, keyOf, withPending } from "./pending-work.ts";
import { pendingWork } from "./work-changes.ts";
import { kindWords, WorkItem } from "./work-item.tsx";
import type { ChangedTogether } from "./work-selection.tsx";

/** Below what is to be done, and after it: its code waits until that is there. */
const MemberAbsences = lazyPart(
	() => import("../../workspace/absence/member-absences.tsx"),
	"MemberAbsences",
);

const WorkSelection = lazyPart(() => import("./work-selection.tsx"), "WorkSelection");

/** What the reader has to do over all programs, by day. */
export function MyWorkView() {
	const work = trpc.myWork.list.useQuery();
	return (
		<div className="mx-auto max-w-4xl space-y-5">
			<PrintedHead>My work</PrintedHead>
			{work.data && <WorkList work={work.data} />}
			{work.data?.member && <OwnAbsences member={work.data.member} />}
			{work.isPending && <WorkSkeleton />}
			{work.isError && !work.data && (
				<ViewFailure message="Failed to load your work. Please try again." query={work} />
			)}
		</div>
	);
}

/** When the reader is away: others plan around it. */
function OwnAbsences({ member }: { member: NonNullable<MyWork["member"]> }) {
	return (
		<section aria-label="Your absences">
			<h2 className="mb-2 text-body font-semibold text-ink-strong">Your absences</h2>
			<Card className="p-4">
				<Suspense fallback={<Skeleton className="h-40" />}>
					<MemberAbsences member={member} />
				</Suspense>
			</Card>
		</section>
	);
}

function WorkList({ work }: { work: MyWork }) {
	useEffect(preloadForms, []);
	const pending = useObservable(pendingWork);
	const today = dayOf(useNow());
	const items = useMemo(() => withPending(work.items, pending), [work.items, pending]);
	const groups = useMemo(() => groupByDue(items, today), [items, today]);
	const together = useChangedTogether(items);
	const selection = useSelection(together);
	const focus = useKeptFocus<HTMLDivElement>();
	useSheet(() =>
		listSheet(
			"My work",
			groups.flatMap(({ group, items }) => items.map((item) => ({ group, item }))),
			{
				When: ({ group }) => group,
				Due: ({ item }) => item.dueDate,
				What: ({ item }) => kindWords[item.kind],
				Title: ({ item }) => item.title,
				Program: ({ item }) => item.programName,
				Status: ({ item }) => ("status" in item ? item.status : null),
				"Progress %": ({ item }) => ("progress" in item ? item.progress : null),
				Note: ({ item }) => ("note" in item ? item.note : null),
			},
		),
	);
	if (items.length === 0) return <Nothing work={work} />;
	return (
		<>
			{work.member === null && <NotLinked />}
			{selection.selected.length > 0 && (
				<Suspense fallback={null}>
					<WorkSelection
						items={selection.selected}
						onSelectAll={selection.selectAll}
						onClear={selection.clear}
					/>
				</Suspense>
			)}
			<div {...focus} className="space-y-5">
				{groups.map(({ group, items }) => (
					<section key={group} aria-label={group}>
						<h2 className="mb-2 flex items-baseline gap-2 text-body font-semibold text-ink-strong">
							{group}
							<span className="tabular text-table font-normal text-ink-muted">
								{formatCount(items.length)}
							</span>
						</h2>
						<ul className="space-y-2.5">
							{items.map((item) => (
								<WorkItem
									key={keyOf(item)}
									item={item}
									today={today}
									overdue={group === "Overdue"}
									selected={selection.isSelected(item.id)}
									onSelect={
										together.some(({ id }) => id === item.id) ? () => selection.toggle(item.id) : undefined
									}
								/>
							))}
						</ul>
					</section>
				))}
			</div>
			{work.more && (
				<p className="text-table text-ink-muted">
					You have more than is shown here: what is due first of each kind is listed.
				</p>
			)}
		</>
	);
}

/** Tasks that can be reported on together, and expenses that can be approved so; a single one has its own controls. */
function useChangedTogether(items: readonly MyWorkItem[]): readonly ChangedTogether[] {
	const mayWrite = useAllowed("write");
	const mayReport = useAllowed("contribute");
	const whyNotApprove = useWhyNotApprove();
	const tasks = items.filter((item) => item.kind === "task");
	const reported = mayReport ? tasks.filter(({ owned }) => mayWrite || owned) : [];
	const expenses = items.filter((item) => item.kind === "expense");
	const approvable = mayWrite ? expenses.filter((each) => whyNotApprove(each) === null) : [];
	return [...several(reported), ...several(approvable)];
}

function several<Item>(items: readonly Item[]): readonly Item[] {
	return items.length > 1 ? items : [];
}

function Nothing({ work: { member, hasHadWork } }: { work: MyWork }) {
	return (
		<Card>
			{member === null ? (
				<NobodyLinked />
			) : hasHadWork ? (
				<EmptyState
					icon={<CircleCheck size={20} />}
					level={2}
					title="All done"
					message="Nothing of yours is open. What is assigned to you appears here."
				/>
			) : (
				<EmptyState
					icon={<Inbox size={20} />}
					level={2}
					title="Nothing is yours yet"
					message={`Tasks, KPIs, risks and gate reviews that ${member.name} owns appear here, from every program.`}
				/>
			)}
		</Card>
	);
}

function WorkSkeleton() {
	return (
		<SkeletonRegion label="Loading your work" className="space-y-2.5">
			{["one", "two", "three"].map((key) => (
				<Card key={key} className="space-y-3 p-4">
					<Skeleton className="h-5 w-3/5" />
					<Skeleton className="h-4 w-2/5" />
					<Skeleton className="h-11 w-full lg:h-8" />
				</Card>
			))}
		</SkeletonRegion>
	);
}
