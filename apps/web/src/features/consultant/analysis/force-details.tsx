import type { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { Badge } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";
import { CitationMarks } from "./citation-marks.tsx";
import { ForceLevel } from "./force-level.tsx";
import { insufficientData, type ShownForce } from "./forces.ts";

type ForceDetailsProps = { force: ShownForce; citations: EnhancedAnalysis["citations"] };

/** What speaks for the strength of a force, and the answer to it. */
export function ForceDetails({ force, citations }: ForceDetailsProps) {
	return (
		<Card as="li" className="flex flex-col gap-3 p-4">
			<div>
				<h3 className="text-lead font-semibold">{force.name}</h3>
				<span className="mt-1 flex items-center gap-3">
					{force.confidence !== null && (
						<Badge size="sm" variant="outline">
							{`${Math.round(force.confidence)}% confidence`}
						</Badge>
					)}
					<ForceLevel level={force.level} />
				</span>
			</div>
			{force.insufficientData && <Callout tone="warning">{insufficientData}</Callout>}
			{force.factors.length > 0 && (
				<ul className="space-y-3">
					{force.factors.map(({ text, quote, citations: cited }) => (
						<li key={text} className="text-body">
							{quote ? (
								<QuoteText quote={quote} />
							) : (
								<span className="block border-l-2 border-line pl-3 text-pretty break-words">
									{text}
									<CitationMarks cited={cited} citations={citations} what={text} />
								</span>
							)}
						</li>
					))}
				</ul>
			)}
			{force.response !== insufficientData && (
				<p className="mt-auto text-pretty border-t border-line-subtle pt-3 text-table text-ink-muted">
					<span className="font-medium text-ink">Strategic response: </span>
					{force.response}
				</p>
			)}
		</Card>
	);
}
