import type { Quote } from "@throughline/domain/consultant/evidence";
import { ChevronRight } from "lucide-react";
import { QuoteText, VerifiedMark } from "../../../../workspace/source/quote-text.tsx";

type EvidenceListProps = {
	title: "Supporting Evidence" | "Counter-Arguments";
	/** Every text; those that are quotes stand in `quotes` too, with their place. */
	texts: readonly string[];
	quotes: readonly Quote[];
	/** In place of a list without entries. */
	none: string;
};

/** What speaks for or against an option: quotes first, then what nothing shows to be in the text, which is counted apart. */
export function EvidenceList({ title, texts, quotes, none }: EvidenceListProps) {
	const unquoted = texts.filter((text) => !quotes.some((quote) => quote.text === text));
	const count = quotes.filter(({ verified }) => verified).length;
	const doubtful = quotes.length - count + unquoted.length;
	const inOrder = quotes.toSorted((one, other) => Number(other.verified) - Number(one.verified));
	return (
		<details open className="group min-w-0">
			<summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-md text-table font-semibold text-ink-strong">
				<ChevronRight
					size={14}
					aria-hidden="true"
					className="shrink-0 text-ink-faint transition-transform duration-120 group-open:rotate-90"
				/>
				{title}
				<span className="tabular font-normal text-ink-muted">({count})</span>
				{doubtful > 0 && (
					<span className="tabular font-normal text-ink-muted">{`· ${doubtful} not verified`}</span>
				)}
			</summary>
			{count + doubtful === 0 ? (
				<p className="mt-1 pl-5 text-pretty text-table text-ink-muted">{none}</p>
			) : (
				<ul className="mt-1.5 space-y-3 pl-5">
					{inOrder.map((quote) => (
						<li key={`${quote.passageId}/${quote.start}`}>
							<QuoteText quote={quote} />
						</li>
					))}
					{unquoted.map((text) => (
						<li key={text} className="border-l-2 border-line pl-3">
							<p className="text-pretty break-words text-body text-ink">{text}</p>
							<p className="mt-1 text-caption">
								<VerifiedMark verified={false} />
							</p>
						</li>
					))}
				</ul>
			)}
		</details>
	);
}
