import { Link } from "@tanstack/react-router";
import type { MyWork } from "@throughline/domain/my-work";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { toast } from "@throughline/ui/toast";
import { CircleCheck, Inbox, UserRoundX } from "lucide-react";
import { useMemo, useState } from "react";
import { trpc, trpcClient } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { useObservable } from "../../browser/observable-value.ts";
import { useNow } from "../../browser/use-now.ts";
import { formatCount } from "../../format/count.ts";
import { dayOf } from "../../format/date.ts";
import { MemberAbsences } from "../../workspace/absence/member-absences.tsx";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { attempt } from "../../workspace/undo/attempt.ts";
import { groupByDue, keyOf, withPending } from "./pending-work.ts";
import { pendingWork, useWorkActions, WorkActionsContext } from "./use-work-changes.ts";
import { kindWords, WorkItem } from "./work-item.tsx";

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
				<MemberAbsences member={member} />
			</Card>
		</section>
	);
}

function WorkList({ work }: { work: MyWork }) {
	const actions = useWorkActions();
	const pending = useObservable(pendingWork);
	const today = dayOf(useNow());
	const items = useMemo(() => withPending(work.items, pending), [work.items, pending]);
	const groups = useMemo(() => groupByDue(items, today), [items, today]);
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
		<WorkActionsContext value={actions}>
			{work.member === null && <NotLinked />}
			{groups.map(({ group, items }) => (
				<section key={group} aria-label={group}>
					<h2 className="mb-2 flex items-baseline gap-2 text-body font-semibold text-ink-strong">
						{group}
						<span className="tabular text-table font-normal text-ink-muted">{formatCount(items.length)}</span>
					</h2>
					<ul className="space-y-2.5">
						{items.map((item) => (
							<WorkItem key={keyOf(item)} item={item} overdue={group === "Overdue"} />
						))}
					</ul>
				</section>
			))}
			{work.more && (
				<p className="text-table text-ink-muted">
					You have more than is shown here: what is due first of each kind is listed.
				</p>
			)}
		</WorkActionsContext>
	);
}

const howToLink =
	"Your account is not linked to a team member, so nobody's tasks are shown as yours. An Admin links it under Resources: the team member's Linked account.";

function NotLinked() {
	return <Callout action={<LinkButton />}>{howToLink}</Callout>;
}

/** For those who may link it themselves; others ask. */
function LinkButton() {
	const mayWrite = useAllowed("write");
	if (!mayWrite) return <AskButton />;
	return (
		<Button asChild>
			<Link to="/" search={{ view: "resources" }}>
				Open Resources
			</Link>
		</Button>
	);
}

function AskButton() {
	const [asked, setAsked] = useState(false);
	const [pending, setPending] = useState(false);
	const ask = async () => {
		setPending(true);
		const told = await attempt("Failed to ask", async () => {
			const { asked } = await trpcClient.myWork.askToBeLinked.mutate();
			toast({ title: asked === 1 ? "The Admin was notified" : `${asked} Admins were notified` });
		});
		setAsked(told);
		setPending(false);
	};
	return (
		<Button loading={pending} disabled={asked} onClick={() => void ask()}>
			{asked ? "Asked" : "Ask an Admin"}
		</Button>
	);
}

function Nothing({ work: { member, hasHadWork } }: { work: MyWork }) {
	return (
		<Card>
			{member === null ? (
				<EmptyState
					icon={<UserRoundX size={20} />}
					level={2}
					title="No team member is linked"
					message={howToLink}
					action={<LinkButton />}
				/>
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
