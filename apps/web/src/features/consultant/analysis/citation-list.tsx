import type { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { ExternalLink } from "../../../workspace/external-link.tsx";
import { SourceLink } from "../../../workspace/source/quote-text.tsx";
import { placeOfUrl } from "../../../workspace/source/source-search.ts";
import { citationPlace } from "./citation-marks.tsx";

type Citation = EnhancedAnalysis["citations"][number];

/** Every source of the analysis, numbered as the text cites it. */
export function CitationList({ citations }: { citations: readonly Citation[] }) {
	return (
		<Card as="section" aria-labelledby="citations-title">
			<CardHeader title="Citations" titleId="citations-title" />
			<CardBody>
				<ol className="space-y-2.5">
					{citations.map((citation, index) => (
						<li
							key={`${citation.url}${citation.title}`}
							id={citationPlace(index + 1)}
							tabIndex={-1}
							className="flex scroll-mt-24 gap-3 rounded-sm text-body"
						>
							<span className="tabular w-6 shrink-0 text-right text-ink-muted">{`${index + 1}.`}</span>
							<span className="min-w-0 flex-1">
								<span className="break-words font-medium text-ink-strong">{citation.title}</span>
								<span className="flex flex-wrap items-center gap-x-3 text-caption">
									<Place citation={citation} />
									{(citation.unread || citation.relevance_score > 0) && (
										<span className="tabular text-ink-muted">
											{citation.unread
												? "Not read"
												: `${Math.round(citation.relevance_score * 100)}% relevant`}
										</span>
									)}
								</span>
							</span>
						</li>
					))}
				</ol>
			</CardBody>
		</Card>
	);
}

function Place({ citation: { url, title } }: { citation: Citation }) {
	const place = placeOfUrl(url);
	if (place?.source) return <SourceLink documentId={place.source} passageId={place.passage} what={title} />;
	if (!/^https?:\/\//i.test(url)) return null;
	return (
		<ExternalLink href={url} className="min-h-6 min-w-0 break-all font-medium text-accent-text">
			{url}
		</ExternalLink>
	);
}
