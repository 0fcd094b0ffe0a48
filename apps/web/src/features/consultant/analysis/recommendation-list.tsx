import type { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { CitationMarks } from "./citation-marks.tsx";

type RecommendationListProps = Pick<EnhancedAnalysis, "recommendations" | "citations">;

/** What to do, why, and where that is from. */
export function RecommendationList({ recommendations, citations }: RecommendationListProps) {
	return (
		<Card as="section" aria-labelledby="recommendations-title">
			<CardHeader title="Recommendations" titleId="recommendations-title" />
			<CardBody>
				<ol className="divide-y divide-line-subtle">
					{recommendations.map(({ text, rationale, citations: cited }) => (
						<li key={text} className="py-3 first:pt-0 last:pb-0">
							<p className="text-pretty break-words text-body font-semibold text-ink-strong first-letter:uppercase">
								{text}
							</p>
							<p className="mt-0.5 text-pretty break-words text-body text-ink-muted">{rationale}</p>
							<CitationMarks cited={cited} citations={citations} what={text} />
						</li>
					))}
				</ol>
			</CardBody>
		</Card>
	);
}
