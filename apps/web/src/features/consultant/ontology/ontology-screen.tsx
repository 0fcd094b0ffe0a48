import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { RotateCw } from "lucide-react";
import { trpc, type trpcClient } from "../../../api/client.ts";
import { byHand } from "../../../api/live/refresh.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { CoherenceCard } from "./coherence-card.tsx";
import { CostCard } from "./cost-card.tsx";
import { OntologySkeleton } from "./ontology-skeleton.tsx";
import { ApproachesCard, OptionsCard } from "./options-cards.tsx";
import { TablesCard } from "./tables-card.tsx";
import { WorkstreamsCard } from "./workstreams-card.tsx";

type Report = Awaited<ReturnType<typeof trpcClient.consultant.ontology.test.query>>;

/** Whether the consultant's rules hold together, and the database has what this version expects. */
export function OntologyScreen() {
	const query = trpc.consultant.ontology.test.useQuery(undefined, {
		// Counting every table is for who asks for it, not for every change that is announced.
		meta: byHand,
	});
	const { data } = query;
	if (query.isPending) return <OntologySkeleton />;
	if (!data) {
		return <ViewFailure message="Failed to load strategy ontology test" query={query} />;
	}
	const gap = whatIsMissing(data);
	if (gap) return <ViewFailure message={gap} query={query} />;
	const { tests, status } = data;
	return (
		<div className="@container space-y-4">
			<PrintedHead>Strategy Ontology</PrintedHead>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<div className="flex flex-wrap items-center gap-3">
					<Badge tone={status === "passed" ? "good" : "critical"}>
						{status === "passed" ? "All Tests Passed" : "Tests failed"}
					</Badge>
					<p className="max-w-[80ch] text-pretty text-table text-ink-muted">
						A fixed example memo, taken through the consultant’s own rules just now. Nothing of it is kept.
					</p>
				</div>
				<Button
					data-print="hide"
					size="sm"
					icon={<RotateCw size={14} aria-hidden="true" />}
					loading={query.isFetching}
					onClick={() => void query.refetch()}
				>
					Run again
				</Button>
			</div>
			<CoherenceCard coherence={tests.coherence} />
			<CostCard estimate={tests.costEstimate} />
			<div className="grid items-start gap-4 @4xl:grid-cols-2">
				<ApproachesCard approaches={tests.approaches} />
				<WorkstreamsCard workstreams={tests.workstreams} />
			</div>
			<OptionsCard decisions={tests.decisionOptions} />
			<TablesCard {...tests.databaseTables} />
		</div>
	);
}

/** The specified sentence for an answer that this screen cannot show: another server's, or a broken one's. */
function whatIsMissing(data: { status?: unknown; tests?: Partial<Report["tests"]> | null }): string | null {
	if (typeof data.status !== "string" || typeof data.tests !== "object" || !data.tests)
		return "Invalid response data";
	const { approaches, costEstimate, workstreams, coherence, decisionOptions, databaseTables } = data.tests;
	const whole = approaches && costEstimate && workstreams && coherence && decisionOptions && databaseTables;
	return whole ? null : "Strategy ontology test returned incomplete data. Check server logs.";
}
