import type { QaReview, severities } from "@throughline/domain/orchestrator";
import { Badge, type Tone } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { ConfidenceBadge } from "./confidence-badge.tsx";

type Severity = (typeof severities)[number];

/** Critical is destructive, as specified. */
const severityTones: Record<Severity, Tone> = {
	critical: "critical",
	high: "serious",
	medium: "warning",
	low: "neutral",
};
const order: Record<Severity, number> = { critical: 0, high: 1, medium: 2, low: 3 };

/** What QA found in one iteration. */
export function ReviewCard({ review }: { review: QaReview }) {
	const { summary, confidence, requirementsVerification, criticalBlockers } = review;
	const issues = [...review.issues].sort((one, other) => order[one.severity] - order[other.severity]);
	const satisfied = requirementsVerification.filter((each) => each.satisfied).length;
	return (
		<Card as="section" aria-labelledby="review-title">
			<CardHeader
				level={3}
				className="items-center!"
				title="QA review"
				titleId="review-title"
				actions={<ConfidenceBadge confidence={confidence} />}
			/>
			<CardBody className="space-y-5">
				<p className="max-w-[80ch] whitespace-pre-line text-pretty break-words text-body text-ink">
					{summary}
				</p>
				{criticalBlockers.length > 0 && (
					<Callout tone="critical" title="Critical blockers">
						<ul aria-label="Critical blockers" className="list-disc space-y-1 pl-4">
							{[...new Set(criticalBlockers)].map((blocker) => (
								<li key={blocker} className="break-words">
									{blocker}
								</li>
							))}
						</ul>
					</Callout>
				)}
				<Part
					id="verification-title"
					title="Requirements verification"
					note={`${satisfied} of ${requirementsVerification.length} satisfied`}
				>
					{requirementsVerification.map((each, index) => (
						<li key={index} className="flex items-start gap-2.5 py-2.5">
							{each.satisfied ? (
								<CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
							) : (
								<CircleX size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-critical" />
							)}
							<div className="min-w-0">
								<p className="break-words text-body text-ink-strong">{each.requirement}</p>
								<p className="mt-0.5 break-words text-pretty text-table text-ink-muted">
									<span className={each.satisfied ? "font-medium text-good" : "font-medium text-critical"}>
										{each.satisfied ? "Satisfied" : "Not satisfied"}
									</span>
									{each.notes && `. ${each.notes}`}
								</p>
							</div>
						</li>
					))}
				</Part>
				<Part
					id="issues-title"
					title="Issues"
					note={issues.length === 0 ? "None found" : String(issues.length)}
				>
					{issues.map((issue, index) => (
						<li key={index} className="py-3">
							<p className="flex flex-wrap items-center gap-2">
								<Badge
									size="sm"
									tone={severityTones[issue.severity]}
									className="capitalize"
									variant={issue.severity === "critical" ? "solid" : "soft"}
								>
									{issue.severity}
								</Badge>
								<span className="break-words text-caption text-ink-muted">{issue.category}</span>
							</p>
							<p className="mt-1.5 break-words text-pretty text-body text-ink">{issue.description}</p>
							{issue.recommendation && (
								<p className="mt-1 break-words text-pretty text-table text-ink-muted">
									<span className="font-medium text-ink">Recommendation. </span>
									{issue.recommendation}
								</p>
							)}
						</li>
					))}
				</Part>
			</CardBody>
		</Card>
	);
}

type PartProps = { id: string; title: string; note: string; children: readonly ReactNode[] };

function Part({ id, title, note, children }: PartProps) {
	return (
		<div>
			<h4 id={id} className="text-table font-semibold text-ink-strong">
				{title} <span className="tabular font-normal text-ink-muted">· {note}</span>
			</h4>
			{children.length > 0 && (
				<ul aria-labelledby={id} className="mt-1 divide-y divide-line-subtle">
					{children}
				</ul>
			)}
		</div>
	);
}
