import { Link } from "@tanstack/react-router";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";

type ResearchGapsProps = { sessionId: string; result: Pick<ResearchResult, "gaps" | "nearest"> };

/** What was looked for and not found, with the statements that may answer it: the person says in the case which does. */
export function ResearchGaps({ sessionId, result: { gaps, nearest = [] } }: ResearchGapsProps) {
	if (gaps.length === 0) return null;
	return (
		<Callout tone="neutral" title="Not found">
			<ul className="mt-1 list-disc space-y-2 pl-4 marker:text-ink-faint">
				{gaps.map((gap) => (
					<li key={gap} className="space-y-2 break-words">
						<p>{gap}</p>
						{nearest
							.filter((each) => each.gap === gap)
							.flatMap(({ quotes }) => quotes)
							.map((quote) => (
								<QuoteText key={`${quote.documentId}/${quote.start}`} quote={quote} />
							))}
					</li>
				))}
			</ul>
			{nearest.length > 0 && (
				<Button asChild className="mt-3">
					<Link
						to="/strategic-consultant/whys-tree/$sessionId"
						params={{ sessionId }}
						search={{ step: "case" }}
					>
						Mark it in the case
					</Link>
				</Button>
			)}
		</Callout>
	);
}
