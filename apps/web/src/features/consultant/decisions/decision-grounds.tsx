import type { Decision } from "@throughline/domain/consultant/decision";
import { ChevronRight } from "lucide-react";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";

/** What a decision answers to and assumes, in the words of the material. */
export function DecisionGrounds({ quotes, assumptions }: Pick<Decision, "quotes" | "assumptions">) {
	if (quotes.length === 0 && assumptions.length === 0) return null;
	return (
		<details className="group border-t border-line-subtle pt-3">
			<summary className="flex min-h-7 cursor-pointer list-none items-center gap-1.5 text-table font-medium text-accent-text">
				<ChevronRight
					size={14}
					aria-hidden="true"
					className="transition-transform duration-120 group-open:rotate-90"
				/>
				What this rests on
				<span className="font-normal text-ink-muted">
					{[
						assumptions.length > 0 && counted(assumptions.length, "assumption"),
						quotes.length > 0 && counted(quotes.length, "quote"),
					]
						.filter(Boolean)
						.join(", ")}
				</span>
			</summary>
			<div className="mt-3 grid gap-x-8 gap-y-5 @3xl:grid-cols-2">
				{assumptions.length > 0 && (
					<div className="min-w-0">
						<h4 className="text-table font-semibold">Assumptions</h4>
						<ul className="mt-2 space-y-4">
							{assumptions.map(({ id, text, quote }) => (
								<li key={id} className="space-y-1.5">
									<p className="text-pretty break-words text-body">{text}</p>
									{quote ? (
										<QuoteText quote={quote} />
									) : (
										<p className="text-caption text-ink-muted">Nothing in the material says so.</p>
									)}
								</li>
							))}
						</ul>
					</div>
				)}
				{quotes.length > 0 && (
					<div className="min-w-0">
						<h4 className="text-table font-semibold">What it answers to</h4>
						<ul className="mt-2 space-y-4">
							{quotes.map((quote) => (
								<li key={quote.passageId}>
									<QuoteText quote={quote} />
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
		</details>
	);
}

function counted(count: number, what: string): string {
	return `${count} ${what}${count === 1 ? "" : "s"}`;
}
