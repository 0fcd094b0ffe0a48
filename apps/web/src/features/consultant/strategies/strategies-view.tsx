import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { Plus } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { useAllowed, useAsRole } from "../../../api/session/user.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { useSelectedProgram } from "../../../workspace/program/selected-program.ts";
import { SelectionPrompt } from "../../../workspace/program/selection-prompt.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { OrphanReport } from "../orphan-report.tsx";
import { ReopenedDecisions } from "../reopened-decisions.tsx";
import { StrategyList } from "./strategy-list.tsx";
import { strategiesView } from "./view.ts";

/** Every strategy with its versions and programs, and what of the selected program is not linked to a decision. */
export function StrategiesView() {
	const asRole = useAsRole();
	const { search, change } = useViewSearch(strategiesView);
	const mayWrite = useAllowed("write");
	const { program } = useSelectedProgram();
	return (
		<div className="@container space-y-4">
			<PrintedHead>Strategic Decisions</PrintedHead>
			<div data-print="hide" className="flex min-h-8 flex-wrap items-center justify-between gap-3">
				<p className="max-w-[70ch] text-pretty text-table text-ink-muted">
					{mayWrite
						? "Your strategies, from the first idea to the program."
						: `${asRole} can read strategies that became programs; Editors and Admins make them.`}
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
			{program && <ReopenedDecisions programId={program.id} />}
			<Tabs
				value={search.tab ?? "strategies"}
				onValueChange={(tab) =>
					change({ tab: strategiesView.search.tab(tab), q: undefined, status: undefined })
				}
			>
				<TabsList aria-label="Strategic decisions">
					<TabsTrigger value="strategies">Strategies</TabsTrigger>
					<TabsTrigger value="orphans">Unlinked items</TabsTrigger>
				</TabsList>
				<TabsContent value="strategies">
					<StrategiesTab mayWrite={mayWrite} />
				</TabsContent>
				<TabsContent value="orphans">
					<OrphansTab />
				</TabsContent>
			</Tabs>
		</div>
	);
}

function OrphansTab() {
	const { program, isPending } = useSelectedProgram();
	if (program) {
		return (
			<>
				<h2 className="sr-only">{`Unlinked items of ${program.name}`}</h2>
				<OrphanReport key={program.id} programId={program.id} />
			</>
		);
	}
	if (isPending) return null;
	return (
		<SelectionPrompt>
			Please select a program from the dropdown above to see its unlinked items.
		</SelectionPrompt>
	);
}

/** The strategies once they are known. */
function StrategiesTab({ mayWrite }: { mayWrite: boolean }) {
	const versions = trpc.consultant.version.all.useQuery();
	const sessions = trpc.consultant.session.list.useQuery();
	if (versions.data && sessions.data) {
		return <StrategyList versions={versions.data} sessions={sessions.data} mayWrite={mayWrite} />;
	}
	const failed = [versions, sessions].find(({ isError }) => isError);
	if (!failed) return <StrategiesSkeleton />;
	return (
		<ViewFailure message="Failed to load strategy versions. Please try refreshing the page." query={failed} />
	);
}

/** The shape of the strategies before they are known. */
function StrategiesSkeleton() {
	return (
		<SkeletonRegion label="Loading the strategies" className="space-y-4">
			{["first", "second"].map((card) => (
				<Card key={card} className="space-y-4 p-4">
					<Skeleton className="h-5 w-64" />
					<SkeletonText lines={3} />
				</Card>
			))}
		</SkeletonRegion>
	);
}
