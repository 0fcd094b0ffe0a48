import type { Analysis, EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { ToneIcon } from "@throughline/ui/tone-icon";
import type { ReactNode } from "react";
import { CitationList } from "./citation-list.tsx";
import { CitationMarks } from "./citation-marks.tsx";
import { DirectionCards } from "./direction-cards.tsx";
import { FiveWhysCard } from "./five-whys-card.tsx";
import { ForceDetails } from "./force-details.tsx";
import { ForceMap } from "./force-map.tsx";
import { insufficientData, isBare, type ShownForce, shownForces } from "./forces.ts";
import { SummaryCard } from "./summary-card.tsx";

type AnalysisViewProps = {
	analysis: Analysis | null;
	enhanced: EnhancedAnalysis | null;
	/** Leads to where material is added, for who may. */
	addMaterial?: ReactNode;
};

/** An analysis; where there is an enhanced one, its statements stand in place of the standard ones. */
export function AnalysisView({ analysis, enhanced, addMaterial }: AnalysisViewProps) {
	const citations = enhanced?.citations ?? [];
	const forces = shownForces(analysis, enhanced);
	const bare = forces.filter(isBare);
	const filledForces = forces.filter((force) => !isBare(force));
	// A map on which every level is unknown shows nothing.
	const isKnown = forces.some((force) => !force.insufficientData);
	const standard = analysis?.porters_five_forces;
	return (
		<>
			<SummaryCard
				summary={enhanced?.executiveSummary ?? analysis?.executive_summary ?? ""}
				enhanced={enhanced}
				shown={analysis?.shown}
			/>
			{analysis && <DirectionCards analysis={analysis} />}
			{analysis && <FiveWhysCard whys={analysis.five_whys} />}
			<section aria-labelledby="forces-title" className="space-y-3">
				<Card>
					<CardHeader title="Porter's Five Forces" titleId="forces-title" />
					<CardBody className="space-y-4">
						{isKnown && <ForceMap forces={forces} />}
						<div className="grid gap-x-8 gap-y-3 @xl:grid-cols-2">
							<div>
								<h3 className="text-table font-semibold">Overall attractiveness</h3>
								<p className="mt-1 text-pretty text-body">
									{enhanced?.portersAnalysis.overall_attractiveness ?? standard?.overall_attractiveness}
								</p>
								{!isKnown && (
									<div className="mt-2 space-y-2">
										<p className="text-pretty text-body text-ink-muted">
											The next steps do not wait for it: decisions and plan rest on your text and the root
											cause.
										</p>
										{addMaterial}
									</div>
								)}
							</div>
							{standard && standard.key_strategic_priorities.length > 0 && (
								<div>
									<h3 className="text-table font-semibold">Key strategic priorities</h3>
									<ul className="mt-1 list-disc space-y-0.5 pl-4 text-body marker:text-ink-faint">
										{standard.key_strategic_priorities.map((priority) => (
											<li key={priority} className="text-pretty">
												{priority}
											</li>
										))}
									</ul>
								</div>
							)}
						</div>
					</CardBody>
				</Card>
				{filledForces.length > 0 && (
					<ul className="grid gap-3 @3xl:grid-cols-2">
						{filledForces.map((force) => (
							<ForceDetails key={force.id} force={force} citations={citations} />
						))}
					</ul>
				)}
				<BareForces forces={bare} />
			</section>
			{enhanced && enhanced.recommendations.length > 0 && (
				<RecommendationList recommendations={enhanced.recommendations} citations={citations} />
			)}
			{citations.length > 0 && <CitationList citations={citations} />}
		</>
	);
}

/** The forces of which the material says nothing: a line each, with the alert of each. */
function BareForces({ forces }: { forces: readonly ShownForce[] }) {
	if (forces.length === 0) return null;
	return (
		<Card>
			<ul className="divide-y divide-line-subtle">
				{forces.map(({ id, name }) => (
					<li key={id} className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 @xl:grid-cols-[14rem_minmax(0,1fr)]">
						<h3 className="text-body font-semibold">{name}</h3>
						<p className="flex items-start gap-1.5 text-pretty text-table text-warning">
							<span className="mt-0.5 flex">
								<ToneIcon tone="warning" size={14} />
							</span>
							{insufficientData}
						</p>
					</li>
				))}
			</ul>
		</Card>
	);
}

type RecommendationListProps = Pick<EnhancedAnalysis, "recommendations" | "citations">;

/** What to do, why, and where that is from. */
function RecommendationList({ recommendations, citations }: RecommendationListProps) {
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
