import type { PlanValidation } from "@throughline/domain/consultant/plan";
import { Callout } from "@throughline/ui/callout";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { fieldWords } from "./field-words.ts";
import { GroundingRow } from "./grounding-row.tsx";

/** How complete the plan is, what it lacks, and how much of it rests on the case. */
export function QualityCard({ validation }: { validation: PlanValidation }) {
	const { score, maxScore, critical, important, missingFields } = validation.ontology.completeness;
	const complete = missingFields.length === 0;
	return (
		<Card as="section" aria-labelledby="quality-title">
			<CardHeader title="Program Quality Score" titleId="quality-title" />
			<CardBody className="grid gap-x-8 gap-y-4 @xl:grid-cols-[1fr_auto] @xl:items-end">
				<Progress
					label="Completeness"
					value={maxScore > 0 ? (score / maxScore) * 100 : 0}
					valueText={`${score} / ${maxScore}`}
					tone={complete ? "good" : "warning"}
				/>
				<dl className="flex flex-wrap gap-x-8 gap-y-2">
					<Share term="Critical fields" {...critical} />
					<Share term="Important fields" {...important} />
				</dl>
				{complete ? (
					<Callout tone="good" className="@xl:col-span-2">
						All required EPM fields present - Ready for execution
					</Callout>
				) : (
					<Callout
						tone="warning"
						className="@xl:col-span-2"
						title={
							missingFields.length === 1 ? "1 field is missing" : `${missingFields.length} fields are missing`
						}
					>
						<ul className="list-disc pl-4">
							{missingFields.map((field) => (
								<li key={field}>{fieldWords(field)}</li>
							))}
						</ul>
					</Callout>
				)}
				{validation.grounding && <GroundingRow grounding={validation.grounding} />}
			</CardBody>
		</Card>
	);
}

function Share({ term, passed, total }: { term: string; passed: number; total: number }) {
	return (
		<div>
			<dt className="text-caption text-ink-muted">{term}</dt>
			<dd className="tabular text-lead font-semibold text-ink-strong">
				{passed} / {total}
			</dd>
		</div>
	);
}
