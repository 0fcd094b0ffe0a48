import { Link } from "@tanstack/react-router";
import type { StrategySession } from "@throughline/domain/consultant/session";
import { Button } from "@throughline/ui/button";
import { Card, CardHeader } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { useState } from "react";
import { trpc } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { farthestStage, presentStation, stageLink, wizardStages } from "../wizard/wizard-stages.ts";
import { DeleteSession } from "./delete-session.tsx";

/** Strategies that are shown until somebody asks for all. */
const few = 5;

/** The strategies that were begun, each to go on with where it stands. */
export function RecentSessions() {
	const list = trpc.consultant.session.list.useQuery();
	const [all, setAll] = useState(false);
	const sessions = [...(list.data ?? [])].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
	return (
		<Card as="section" aria-labelledby="recent-title" className="pb-2">
			<CardHeader title="Continue a strategy" titleId="recent-title" />
			{list.isPending && (
				<SkeletonRegion label="Loading strategies" className="space-y-5 px-4 py-4">
					<SkeletonText lines={2} />
					<SkeletonText lines={2} />
				</SkeletonRegion>
			)}
			{list.error && <QueryFailure compact message="Failed to load your strategies." query={list} />}
			{list.data?.length === 0 && (
				<EmptyState
					compact
					message="No strategies yet. What you start here is kept for you on every device."
				/>
			)}
			{sessions.length > 0 && (
				<ul className="mt-1.5 px-2">
					{(all ? sessions : sessions.slice(0, few)).map((session) => (
						<SessionLine key={session.id} session={session} />
					))}
				</ul>
			)}
			{!all && sessions.length > few && (
				<p className="px-2 pt-1">
					<Button variant="ghost" size="sm" onClick={() => setAll(true)}>
						Show all {sessions.length}
					</Button>
				</p>
			)}
		</Card>
	);
}

type Listed = Omit<StrategySession, "inputText" | "documents">;

function SessionLine({ session: listed }: { session: Listed }) {
	const now = useNow();
	// A plan says better what it is about than the first line of a text.
	const session = { ...listed, title: listed.planTitle ?? listed.title };
	const link = stageLink(farthestStage(session), session.id, session.latestVersion);
	return (
		<li className="group relative flex items-start gap-1 rounded-md px-2 py-2 hover:bg-hover">
			<div className="min-w-0 flex-1">
				<Link
					{...link}
					className="line-clamp-2 break-words text-body font-medium text-ink-strong after:absolute after:inset-0 after:rounded-md hover:underline"
				>
					{session.title}
				</Link>
				<p className="mt-0.5 text-caption text-ink-muted">
					<span className="font-medium text-accent-text">
						{session.stage === "program" ? "Program" : wizardStages[presentStation(session)]}
					</span>
					{" · "}
					{formatAgo(session.updatedAt, now)}
				</p>
			</div>
			{session.mayChange && <DeleteSession session={session} />}
		</li>
	);
}
