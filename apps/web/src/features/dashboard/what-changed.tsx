import { Link } from "@tanstack/react-router";
import type { ChangedObject } from "@throughline/domain/dashboard";
import { useEffect, useState } from "react";
import { trpc, trpcClient } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { formatCount } from "../../format/count.ts";
import { formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { objectLink } from "../../workspace/object-link.ts";
import { activitySentence } from "./activity-sentence.ts";
import { SectionCard } from "./section-card.tsx";
import { useFew } from "./use-few.tsx";

/** On a first visit, which is since none, so much of the past is told. */
const firstDays = 7;

type WhatChangedProps = { programId: string; visit: Visit };

/** What others changed since the person's last visit, or in the last week on the first one; nothing where nobody did. */
export function WhatChanged({ programId, visit }: WhatChangedProps) {
	const changes = trpc.dashboard.changes.useQuery({ programId, since: visit.from });
	const now = useNow();
	const changed = changes.data ?? [];
	const { shown, toggle } = useFew(changed);
	if (changed.length === 0) return null;
	return (
		<SectionCard
			title="What changed"
			bodyClassName="pt-1.5"
			actions={
				<time dateTime={visit.from} title={formatInstant(visit.from)} className="text-table text-ink-muted">
					{visit.isFirst
						? `in the last ${firstDays} days, before your first visit`
						: `since your last visit, ${formatAgo(visit.from, now)}`}
				</time>
			}
		>
			<ul className="divide-y divide-line-subtle">
				{shown.map((object) => (
					<li
						key={object.id}
						className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-table"
					>
						<Changed object={object} />
						<time
							dateTime={object.at}
							title={formatInstant(object.at)}
							className="shrink-0 text-caption text-ink-faint"
						>
							{formatAgo(object.at, now)}
						</time>
					</li>
				))}
			</ul>
			{toggle}
		</SectionCard>
	);
}

export type Visit = { from: string; isFirst: boolean };

/** Tells the server that the person is here, once; answers since when there is news for them, null until that is known. */
export function useVisit(programId: string): Visit | null {
	const [visit, setVisit] = useState<Visit | null>(null);
	useEffect(() => {
		let left = false;
		trpcClient.dashboard.visit.mutate({ programId }).then(
			({ since }) => left || setVisit({ from: since ?? daysAgo(firstDays), isFirst: since === null }),
			// Without an answer there is no news to tell; what else failed says so on its own.
			() => undefined,
		);
		return () => {
			left = true;
		};
	}, [programId]);
	return visit;
}

function daysAgo(days: number): string {
	return new Date(Date.now() - days * 86_400_000).toISOString();
}

function Changed({ object }: { object: ChangedObject }) {
	const { objectType, objectId, parentId, changes, people } = object;
	const { who, did, what, outcome } = activitySentence(object);
	const link = objectId && objectLink({ type: objectType, id: objectId, parentId, programId: null });
	const others = people.length - 1;
	return (
		<p className="min-w-0 break-words text-ink-muted">
			<span className="font-medium text-ink">{who}</span>
			{others > 0 && ` and ${others === 1 ? people[1] : `${others} others`}`} {did}{" "}
			{link ? (
				<Link {...link} className="font-medium text-ink hover:underline">
					{what}
				</Link>
			) : (
				<span className="font-medium text-ink">{what}</span>
			)}{" "}
			{outcome}
			{changes > 1 && ` (${formatCount(changes)} changes)`}
		</p>
	);
}
