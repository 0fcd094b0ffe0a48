import type { TraceQuote } from "@throughline/domain/consultant/origin";
import { FileText } from "lucide-react";
import { Fold } from "../fold.tsx";
import { SourceLink, VerifiedMark } from "../source/quote-text.tsx";

/** A sentence with its document, its page and whether it stands there; the way to it where the session is open. */
export function JointQuote({ quote, isOpen }: { quote: TraceQuote; isOpen: boolean }) {
	const { text, verified, documentId, documentName, passageId, page } = quote;
	return (
		<figure className="border-l-2 border-accent-line pl-3">
			<blockquote className="text-pretty break-words text-body text-ink">“{text}”</blockquote>
			<figcaption className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-muted">
				<VerifiedMark verified={verified} />
				{documentName === null ? (
					<span>The source is no longer there</span>
				) : (
					<span className="inline-flex min-w-0 items-center gap-1">
						<FileText size={13} aria-hidden="true" className="shrink-0" />
						<span className="min-w-0 break-words">
							{documentName}
							{page !== null && `, page ${page}`}
						</span>
					</span>
				)}
				{isOpen && documentId !== null && (
					<SourceLink documentId={documentId} passageId={passageId ?? undefined} what={text} />
				)}
			</figcaption>
		</figure>
	);
}

type FoldedQuotesProps = { quotes: readonly TraceQuote[]; isOpen: boolean };

/** The quotes of a step, folded so that the trace stays readable. */
export function FoldedQuotes({ quotes, isOpen }: FoldedQuotesProps) {
	if (quotes.length === 0) return null;
	return (
		<Fold title={quotes.length === 1 ? "1 quote" : `${quotes.length} quotes`}>
			<ul className="space-y-3">
				{quotes.map((quote) => (
					<li key={`${quote.passageId} ${quote.text}`}>
						<JointQuote quote={quote} isOpen={isOpen} />
					</li>
				))}
			</ul>
		</Fold>
	);
}
