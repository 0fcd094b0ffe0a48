import type { Quote } from "@throughline/domain/consultant/evidence";
import { deepestWhy, type WhysNode } from "@throughline/domain/consultant/whys";
import { Badge } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { Lightbulb, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { QuoteText } from "../../../../workspace/source/quote-text.tsx";
import { CriticLine } from "../../grounds/critic-line.tsx";
import { EvidenceList } from "./evidence-list.tsx";

type OptionCardProps = {
	node: WhysNode;
	/** From 1. */
	number: number;
	count: number;
	/** The way to the neighbouring options. */
	pager: ReactNode;
	/** In place of title and question, while they are changed. */
	form: ReactNode;
	/** Beside the title. */
	edit: ReactNode;
	/** What can be done with it. */
	actions: ReactNode;
};

/** One answer to the question at hand, with what speaks for and against it. */
export function OptionCard({ node, number, count, pager, form, edit, actions }: OptionCardProps) {
	const silent = !node.supporting_quotes.some(({ verified }) => verified);
	const { own, others } = withoutOwnWords(node);
	// Of one's own words without a quote, the notice itself says what was looked for.
	const consideration = silent && node.isCustom ? "" : node.consideration;
	return (
		<Card as="article" aria-labelledby="option-title">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line-subtle px-5 py-2.5">
				<p className="tabular text-table text-ink-muted">
					Option {number} of {count}
				</p>
				{pager}
			</div>
			<div className="space-y-4 p-5">
				{form ?? (
					<div className="flex items-start justify-between gap-x-4 gap-y-1 max-sm:flex-col">
						<div className="min-w-0">
							<h3
								id="option-title"
								className="text-pretty break-words text-title font-semibold text-ink-strong"
							>
								{node.option}
							</h3>
							{node.depth < deepestWhy && node.question && (
								<p className="mt-1.5 text-pretty break-words text-body text-ink-muted">
									<span className="font-medium text-accent-text">Next question: </span>
									{node.question}
								</p>
							)}
							{node.isCustom && (
								<p className="mt-2">
									<Badge tone="accent" size="sm" icon={<PencilLine size={12} aria-hidden="true" />}>
										In your own words
									</Badge>
								</p>
							)}
						</div>
						{edit}
					</div>
				)}
				{own.length > 0 && (
					<section aria-label="In your text">
						<p className="mb-1.5 text-table font-semibold text-ink-strong">In your text</p>
						<div className="space-y-3">
							{own.map((quote) => (
								<QuoteText key={`${quote.passageId}/${quote.start}`} quote={quote} />
							))}
						</div>
					</section>
				)}
				{silent && (
					<Callout tone="warning" title="No quote backs this option">
						{node.isCustom && node.consideration}
					</Callout>
				)}
				{consideration && (
					<div className="flex items-start gap-2.5 rounded-lg bg-inset px-3.5 py-3">
						<Lightbulb size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
						<div className="min-w-0">
							<p className="text-caption font-medium text-ink-muted">Consideration</p>
							<p className="mt-0.5 text-pretty break-words text-body text-ink">{consideration}</p>
						</div>
					</div>
				)}
				<CriticLine verdict={node.verdict} />
				<div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
					<EvidenceList
						title="Supporting Evidence"
						texts={node.supporting_evidence.filter((text) => !own.some((quote) => quote.text === text))}
						quotes={others}
						none={silent ? "No supporting evidence found." : "Nothing beside the statement itself."}
					/>
					<EvidenceList
						title="Counter-Arguments"
						texts={node.counter_arguments}
						quotes={node.counter_quotes}
						none="No counter-evidence found."
					/>
				</div>
			</div>
			{actions && (
				<div
					data-print="hide"
					className="flex flex-wrap items-center justify-end gap-2 border-t border-line-subtle px-5 py-3.5"
				>
					{actions}
				</div>
			)}
		</Card>
	);
}

/** The statements that an option is made of, and the quotes that speak for it: nothing is evidence of itself. */
function withoutOwnWords({ option, supporting_quotes, isCustom }: WhysNode) {
	const optionText = plain(option);
	const isOwn = ({ text, verified }: Quote) =>
		verified && !isCustom && (optionText.includes(plain(text)) || plain(text).includes(optionText));
	return {
		own: supporting_quotes.filter(isOwn),
		others: supporting_quotes.filter((quote) => !isOwn(quote)),
	};
}

/** Without capitals, white space and the marks at the end. */
function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/\s+/g, " ")
		.trim()
		.replace(/[.!?;:,]+$/, "");
}
