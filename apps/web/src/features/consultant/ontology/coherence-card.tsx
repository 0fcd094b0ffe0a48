import type { OntologyTest } from "@throughline/domain/consultant/ontology";
import { Badge } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";

/** Whether decisions and plan of the example hold together, with what does not. */
export function CoherenceCard({ coherence }: { coherence: OntologyTest["tests"]["coherence"] }) {
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
