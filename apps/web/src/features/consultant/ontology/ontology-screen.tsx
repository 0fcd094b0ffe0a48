import type { OntologyTest } from "@throughline/domain/consultant/ontology";
import { formatThousands, formatThousandsRange } from "@throughline/domain/value/money";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { StatCard } from "@throughline/ui/stat-card";
import { Banknote, CalendarRange, RotateCw, Users } from "lucide-react";
import { trpc, type trpcClient } from "../../../api/client.ts";
import { byHand } from "../../../api/live/refresh.ts";
import { formatPercent } from "../../../format/percent.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../../workspace/program/printed-head.tsx";
import { monthsInWords } from "../versions/months.ts";
import { ApproachesCard, OptionsCard } from "./options-cards.tsx";
import { TablesCard } from "./tables-card.tsx";

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

/** The shape of the diagnostic before its answer is there. */
function OntologySkeleton() {
	return (
		<SkeletonRegion label="Running the strategy ontology test" className="space-y-4">
			<Skeleton className="h-6 w-48" />
			{["coherence", "cost", "approaches"].map((card) => (
				<Card key={card} className="space-y-4 p-4">
					<Skeleton className="h-5 w-56" />
					<SkeletonText lines={3} />
				</Card>
			))}
		</SkeletonRegion>
	);
}

/** What the example's plan costs, how long it takes, and how many people work on it. */
function CostCard({ estimate }: { estimate: OntologyTest["tests"]["costEstimate"] }) {
	const { min, max, timeline_months, team_size } = estimate;
	return (
		<section aria-labelledby="ontology-cost" className="space-y-3">
			<h2 id="ontology-cost" className="text-body font-semibold text-ink-strong">
				Cost Estimate
			</h2>
			<div className="grid gap-3 @xl:grid-cols-3">
				<StatCard label="Cost" value={formatThousandsRange({ min, max })} icon={<Banknote size={16} />} />
				<StatCard
					label="Timeline"
					value={monthsInWords(timeline_months)}
					icon={<CalendarRange size={16} />}
				/>
				<StatCard
					label="Team size"
					value={`${team_size.min}–${team_size.max} people`}
					detail="Smallest workstream to all of them"
					icon={<Users size={16} />}
				/>
			</div>
		</section>
	);
}

/** How the example's money is shared among its workstreams. */
function WorkstreamsCard({ workstreams }: { workstreams: OntologyTest["tests"]["workstreams"] }) {
	return (
		<Card as="section" aria-labelledby="ontology-workstreams">
			<CardHeader
				title="Workstream Allocations"
				titleId="ontology-workstreams"
				description="Share of the cost at most"
			/>
			<CardBody>
				<ul className="space-y-3">
					{workstreams.map(({ name, allocation, estimated_cost }) => (
						<li key={name} className="space-y-1.5">
							<div className="flex items-baseline justify-between gap-3 text-body">
								<span className="min-w-0 text-pretty">{name}</span>
								<span className="tabular shrink-0 text-table text-ink-muted">
									{formatPercent(allocation)} · {formatThousands(estimated_cost)}
								</span>
							</div>
							<Progress value={allocation} label={`Share of ${name}`} hideLabel hideValue />
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	);
}

/** Whether decisions and plan of the example hold together, with what does not. */
function CoherenceCard({ coherence }: { coherence: OntologyTest["tests"]["coherence"] }) {
	const { valid, warnings, errors } = coherence;
	return (
		<Card as="section" aria-labelledby="ontology-coherence">
			<CardHeader
				title="Coherence Validation"
				titleId="ontology-coherence"
				description="Sums, dates, reasons and completeness of the example’s plan."
				actions={<Badge tone={valid ? "good" : "critical"}>{valid ? "Valid" : "Not valid"}</Badge>}
			/>
			<CardBody className="space-y-2">
				{errors.length === 0 && warnings.length === 0 && (
					<p className="text-body text-ink">Everything holds: no error, no warning.</p>
				)}
				{errors.map((error) => (
					<Callout key={error} tone="critical" title="Error">
						{error}
					</Callout>
				))}
				{warnings.map((warning) => (
					<Callout key={warning} tone="warning" title="Warning">
						{warning}
					</Callout>
				))}
			</CardBody>
		</Card>
	);
}
