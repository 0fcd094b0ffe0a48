import type { OntologyTest } from "@throughline/domain/consultant/ontology";
import { formatThousands } from "@throughline/domain/value/money";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";

/** How the example's money is shared among its workstreams. */
export function WorkstreamsCard({ workstreams }: { workstreams: OntologyTest["tests"]["workstreams"] }) {
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
									{allocation.toFixed(1)}% · {formatThousands(estimated_cost)}
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
