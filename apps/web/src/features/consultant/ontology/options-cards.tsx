import type { OntologyTest } from "@throughline/domain/consultant/ontology";
import { Badge } from "@throughline/ui/badge";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";

type Tests = OntologyTest["tests"];

/** The ways that the consultant offers for the example's root cause. */
export function ApproachesCard({ approaches }: { approaches: Tests["approaches"] }) {
	return (
		<Card as="section" aria-labelledby="ontology-approaches">
			<CardHeader
				title="Approaches"
				titleId="ontology-approaches"
				description={`${approaches.length} for the example’s root cause`}
			/>
			<CardBody>
				<ul className="divide-y divide-line-subtle">
					{approaches.map(({ id, name, recommended }) => (
						<li key={id} className="flex items-center justify-between gap-3 py-2 text-body">
							<span className="min-w-0 text-pretty">{name}</span>
							{recommended && (
								<Badge size="sm" tone="accent">
									Recommended
								</Badge>
							)}
						</li>
					))}
				</ul>
			</CardBody>
		</Card>
	);
}

/** Every decision of the example with its options. */
export function OptionsCard({ decisions }: { decisions: Tests["decisionOptions"] }) {
	return (
		<Card as="section" aria-labelledby="ontology-options">
			<CardHeader
				title="Decision Options"
				titleId="ontology-options"
				description={`${decisions.length} decisions, each with one recommendation`}
			/>
			<CardBody>
				<dl className="divide-y divide-line-subtle">
					{decisions.map(({ decision, question, options, recommended }) => (
						<div key={decision} className="grid gap-1 py-2.5 @3xl:grid-cols-2 @3xl:gap-4">
							<dt className="text-pretty text-body font-medium text-ink-strong">{question}</dt>
							<dd>
								<ul className="space-y-1">
									{options.map((option) => (
										<li key={option} className="flex items-center gap-2 text-table text-ink">
											<span className="min-w-0 text-pretty">{option}</span>
											{option === recommended && (
												<Badge size="sm" tone="accent">
													Recommended
												</Badge>
											)}
										</li>
									))}
								</ul>
							</dd>
						</div>
					))}
				</dl>
			</CardBody>
		</Card>
	);
}
