import { confidenceBand, type EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import type { Shown } from "@throughline/domain/consultant/shown";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { ProgressRing } from "@throughline/ui/charts/progress-ring";
import { ShownNote } from "../grounds/shown-note.tsx";

const tones: Record<ReturnType<typeof confidenceBand>, Tone> = {
	high: "good",
	medium: "warning",
	low: "serious",
};

type SummaryCardProps = { summary: string; enhanced: EnhancedAnalysis | null; shown: Shown | undefined };

/** The analysis in a few sentences, and how sure it is. */
export function SummaryCard({ summary, enhanced, shown }: SummaryCardProps) {
	return (
		<Card as="section" aria-labelledby="summary-title">
			<CardHeader
				title="Executive Summary"
				titleId="summary-title"
				actions={
					<Badge size="sm" className="my-1">
						{enhanced ? "Enhanced analysis" : "Standard analysis"}
					</Badge>
				}
			/>
			<CardBody className="space-y-4">
				<p className="max-w-[75ch] whitespace-pre-line text-pretty text-lead text-ink">{summary}</p>
				{enhanced && <Confidence analysis={enhanced} />}
				<ShownNote shown={enhanced ? enhanced.shown : shown} />
			</CardBody>
		</Card>
	);
}

function Confidence({
	analysis: { confidenceScore, confidenceExplanation },
}: {
	analysis: EnhancedAnalysis;
}) {
	const band = confidenceBand(confidenceScore);
	return (
		<div className="flex items-start gap-4 rounded-lg bg-inset p-4">
			<ProgressRing label="Confidence score" value={confidenceScore} tone={tones[band]} size={60} />
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-2 text-body font-semibold text-ink-strong">
					Confidence score
					<Badge size="sm" tone={tones[band]}>
						<span className="inline-block first-letter:uppercase">{band}</span>
					</Badge>
				</p>
				<p className="mt-1 max-w-[75ch] text-pretty text-body text-ink-muted">{confidenceExplanation}</p>
			</div>
		</div>
	);
}
