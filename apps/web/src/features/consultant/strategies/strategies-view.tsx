import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Plus } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../session/user.ts";
import { PrintedHead } from "../../../workspace/printed-head.tsx";
import { ViewFailure } from "../../../workspace/view-failure.tsx";
import { StrategiesSkeleton } from "./strategies-skeleton.tsx";
import { StrategyList } from "./strategy-list.tsx";

/** Every strategy with its versions, and the programs that they became. */
export function StrategiesView() {
	const versions = useQuery(trpc.consultant.version.all.queryOptions());
	const sessions = useQuery(trpc.consultant.session.list.queryOptions());
	const mayWrite = useAllowed("write");
	if (versions.data && sessions.data) {
		return (
			<div className="@container space-y-4">
				<PrintedHead>Strategic Decisions</PrintedHead>
				<div data-print="hide" className="flex min-h-8 flex-wrap items-center justify-between gap-3">
					<p className="max-w-[70ch] text-pretty text-table text-ink-muted">
						{mayWrite
							? "Your strategies, from the first idea to the program."
							: "As a Viewer you can read strategies; Editors and Admins make them."}
					</p>
					{mayWrite && (
						<Button asChild variant="primary">
							<Link to="/strategic-consultant/input">
								<Plus size={16} aria-hidden="true" />
								New Strategy
							</Link>
						</Button>
					)}
				</div>
				<StrategyList versions={versions.data} sessions={sessions.data} mayWrite={mayWrite} />
			</div>
		);
	}
	const failed = [versions, sessions].find(({ isError }) => isError);
	if (!failed) return <StrategiesSkeleton />;
	return (
		<ViewFailure message="Failed to load strategy versions. Please try refreshing the page." query={failed} />
	);
}
