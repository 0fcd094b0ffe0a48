import { Link } from "@tanstack/react-router";
import type { Quote } from "@throughline/domain/consultant/evidence";
import { clsx } from "clsx";
import { BadgeCheck, CircleHelp, CornerDownRight } from "lucide-react";

type QuoteTextProps = {
	quote: Pick<Quote, "text" | "documentId" | "passageId" | "verified">;
	className?: string;
};

/** A quote as a quote, whether the server found it in the source, and the way to its place there. */
export function QuoteText({ quote, className }: QuoteTextProps) {
	return (
		<figure className={clsx("border-l-2 border-accent-line pl-3", className)}>
			<blockquote className="text-pretty break-words text-body text-ink">“{quote.text}”</blockquote>
			<figcaption className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
				<VerifiedMark verified={quote.verified} />
				<SourceLink
					documentId={quote.documentId}
					passageId={quote.passageId}
					what={quote.text}
					// Words that do not stand there are not viewed there: a person can look for them.
					{...(quote.verified ? {} : { label: "Look in the source" })}
				/>
			</figcaption>
		</figure>
	);
}

/** Whether a quote was found word for word at its place. */
export function VerifiedMark({ verified }: { verified: boolean }) {
	const Icon = verified ? BadgeCheck : CircleHelp;
	return (
		<span
			title={
				verified
					? "The quote stands word for word in the source; that does not make it true"
					: "The server did not find these words at this place in the source"
			}
			className="hit-area inline-flex items-center gap-1 font-medium text-ink-muted"
		>
			<Icon
				size={13}
				strokeWidth={2.25}
				aria-hidden="true"
				className={verified ? "text-good" : "text-ink-faint"}
			/>
			{verified ? "Verified" : "Not verified"}
		</span>
	);
}

type SourceLinkProps = {
	documentId: string;
	passageId?: string | undefined;
	/** What the place says, for who cannot see beside what the link stands. */
	what: string;
	label?: string;
};

/** Opens the source at a passage, over the screen that is shown. */
export function SourceLink({ documentId, passageId, what, label = "View source" }: SourceLinkProps) {
	return (
		<Link
			to="."
			search={(before) => ({ ...before, source: documentId, passage: passageId })}
			resetScroll={false}
			className="hit-area -my-1 inline-flex min-h-6 items-center gap-1 rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
		>
			<CornerDownRight size={13} aria-hidden="true" />
			{label}
			<span className="sr-only">: {shortened(what)}</span>
		</Link>
	);
}

function shortened(text: string): string {
	return text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text;
}
