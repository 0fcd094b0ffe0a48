import {
	countFindings,
	type ResearchResult,
	validatedFindings,
} from "@throughline/domain/consultant/research";
import { formatNumber } from "@throughline/domain/value/writing";
import { Button } from "@throughline/ui/button";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { RotateCcw } from "lucide-react";
import { formatCount } from "../../../format/count.ts";
import { PlaceLink } from "./finding-source.tsx";

/** Sources that are shown as the top ones. */
const top = 8;

/** What the research has looked at and found, in figures, with the sources that say most. */
export function ResearchSummary({ result, again }: { result: ResearchResult; again: (() => void) | null }) {
	const { all, contradicted } = countFindings(validatedFindings(result));
	const notRead = new Set(result.pages?.flatMap(({ address, failure }) => (failure ? address : [])));
	const sources = result.findings.sources
		.map((source) => ({ ...source, unread: source.unread === true || notRead.has(source.url) }))
		.sort(
			(one, other) =>
				Number(one.unread) - Number(other.unread) || other.relevance_score - one.relevance_score,
		)
		.slice(0, top);
	return (
		<Card as="section" aria-labelledby="summary-title">
			<CardHeader
				title="Research complete"
				titleId="summary-title"
				level={3}
				actions={
					again && (
						<Button
							size="sm"
							variant="ghost"
							icon={<RotateCcw size={14} aria-hidden="true" />}
							onClick={again}
						>
							Research again
						</Button>
					)
				}
			/>
			<CardBody className="space-y-4">
				<dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
					<Figure label="Sources analyzed" value={formatCount(result.sourcesAnalyzed)} />
					<Figure label="Time" value={`${formatNumber(result.timeElapsed)}s`} />
					<Figure label="Findings" value={formatCount(all)} />
					<Figure label="Contradicted" value={formatCount(contradicted)} />
				</dl>
				{sources.length > 0 && (
					<div>
						<h4 className="text-table font-semibold text-ink-strong">Top sources</h4>
						<ol className="mt-1.5 divide-y divide-line-subtle">
							{sources.map(({ title, url, unread, relevance_score }) => (
								<li key={url} className="flex items-center justify-between gap-4 py-1.5 text-table">
									<span className="flex min-w-0 flex-wrap items-center gap-x-3 break-words">
										<span className="min-w-0 break-words text-ink">{title}</span>
										<span className="text-caption">
											<PlaceLink url={url} what={title} label="Open" />
										</span>
									</span>
									<span className="tabular shrink-0 text-ink-muted">
										{unread ? "Not read" : `${Math.round(relevance_score * 100)}% relevant`}
									</span>
								</li>
							))}
						</ol>
					</div>
				)}
			</CardBody>
		</Card>
	);
}

function Figure({ label, value }: { label: string; value: string }) {
	return (
		<div>
			<dt className="text-caption text-ink-muted">{label}</dt>
			<dd className="tabular text-title font-semibold text-ink-strong">{value}</dd>
		</div>
	);
}
