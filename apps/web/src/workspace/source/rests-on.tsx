import { Link } from "@tanstack/react-router";
import { originKindWords, type RestsOn as RestsOnAnswer } from "@throughline/domain/consultant/origin";
import { Badge } from "@throughline/ui/badge";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import type { ReactNode } from "react";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../failure/query-failure.tsx";
import { Fold } from "../fold.tsx";
import { objectLink } from "../object-link.ts";

type RestsOnProps = { passageId: string } | { documentId: string };

/** The trace the other way: everything that rests on a passage or on a document. */
export function RestsOn(place: RestsOnProps) {
	const resting = trpc.consultant.origin.restsOn.useQuery(place);
	if (resting.isPending) {
		return (
			<SkeletonRegion label="Loading what rests on this" className="space-y-3">
				<Skeleton className="h-4 w-1/3" />
				<Skeleton className="h-4 w-2/3" />
				<Skeleton className="h-4 w-1/2" />
			</SkeletonRegion>
		);
	}
	if (resting.isError)
		return <ViewFailure message="Failed to load what rests on this. Please try again." query={resting} />;
	const { whys, decisions, objects } = resting.data;
	if (whys.length + decisions.length + objects.length === 0) {
		return (
			<p className="text-pretty text-table text-ink-muted">
				{"passageId" in place ? "Nothing rests on this passage yet." : "Nothing rests on this source yet."}
			</p>
		);
	}
	return (
		<div className="space-y-5">
			<Group title="Whys" count={whys.length}>
				{whys.map(({ nodeId, level, option, chosen, against }) => (
					<li key={`${nodeId} ${against}`} className="flex flex-wrap items-baseline gap-x-2">
						<span className="text-caption font-medium text-accent-text">Why {level}</span>
						<span className="min-w-0 break-words text-ink">{option}</span>
						{against ? (
							<Badge size="sm" tone="warning">
								Speaks against it
							</Badge>
						) : (
							chosen && (
								<Badge size="sm" tone="accent" icon={null}>
									On the path
								</Badge>
							)
						)}
					</li>
				))}
			</Group>
			<Group title="Decisions" count={decisions.length}>
				{decisions.map(({ sessionId, versionNumber, versionLabel, decisionId, question }) => (
					<li key={`${versionNumber} ${decisionId}`}>
						<Link
							to="/strategic-consultant/decisions/$sessionId/$versionNumber"
							params={{ sessionId, versionNumber: String(versionNumber) }}
							className="break-words text-ink underline-offset-4 hover:text-accent-text hover:underline"
						>
							{question}
						</Link>{" "}
						<span className="text-caption text-ink-muted">{versionLabel ?? `Version ${versionNumber}`}</span>
					</li>
				))}
			</Group>
			{[...Map.groupBy(objects, ({ programId }) => programId)].map(([programId, own]) => (
				<Group key={programId} title={own[0]?.programName ?? "Program"} count={own.length}>
					{own.map((object) => (
						<RestingObject key={`${object.objectType} ${object.objectId}`} object={object} />
					))}
				</Group>
			))}
		</div>
	);
}

const throughWords = { quote: null, decision: "through its decision", why: "through its why" } as const;

function RestingObject({ object }: { object: RestsOnAnswer["objects"][number] }) {
	const { objectType, objectId, title, programId, through } = object;
	const ref = { type: objectType, id: objectId, parentId: null, programId };
	const to = objectLink(ref);
	return (
		<li className="flex flex-wrap items-baseline gap-x-2">
			<span className="text-caption text-ink-muted">{originKindWords[objectType].one}</span>
			{to ? (
				<Link
					{...to}
					className="min-w-0 break-words text-ink underline-offset-4 hover:text-accent-text hover:underline"
				>
					{title}
				</Link>
			) : (
				<span className="min-w-0 break-words text-ink">{title}</span>
			)}
			{throughWords[through] && <span className="text-caption text-ink-faint">{throughWords[through]}</span>}
		</li>
	);
}

/** As many lines are shown at once; the rest is unfolded. */
const shownAtOnce = 8;

function Group({ title, count, children }: { title: string; count: number; children: ReactNode[] }) {
	if (count === 0) return null;
	const rest = children.slice(shownAtOnce);
	return (
		<section aria-label={title}>
			<h4 className="mb-1.5 text-table font-semibold text-ink-strong">
				{title} <span className="tabular font-normal text-ink-muted">{count}</span>
			</h4>
			<ul className="space-y-1 text-table">{children.slice(0, shownAtOnce)}</ul>
			{rest.length > 0 && (
				<Fold title={`${rest.length} more`}>
					<ul className="space-y-1 text-table">{rest}</ul>
				</Fold>
			)}
		</section>
	);
}
