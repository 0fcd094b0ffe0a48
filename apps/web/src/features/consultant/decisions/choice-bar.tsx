import type { ChoiceTotal } from "@throughline/domain/consultant/choice";
import { Progress } from "@throughline/ui/progress";
import type { ReactNode } from "react";
import { inThousands, monthsInWords, rangeInThousands } from "../versions/thousands.ts";
import { useToastsAbove } from "./use-toasts-above.ts";

type ChoiceBarProps = {
	total: ChoiceTotal;
	/** US dollars; null when the material names none. */
	budget: number | null;
	/** The button at the right. */
	children?: ReactNode;
};

/** What the current choice comes to, in sight wherever one is on the page. */
export function ChoiceBar({ total, budget, children }: ChoiceBarProps) {
	const bar = useToastsAbove();
	return (
		<section
			ref={bar}
			aria-label="Your choice so far"
			className="sticky bottom-0 z-20 -mx-1 rounded-t-card border border-line bg-raised px-4 py-2.5 shadow-float print:static print:shadow-none"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
				<dl aria-live="polite" className="flex flex-wrap items-start gap-x-4 gap-y-1 sm:gap-x-6">
					<Figure term="Decided">{`${total.chosen} of ${total.decisions}`}</Figure>
					<Figure term="Cost">{total.chosen > 0 ? rangeInThousands(total.cost) : "—"}</Figure>
					<Figure term="Time">{total.chosen > 0 ? monthsInWords(total.months) : "—"}</Figure>
				</dl>
				{budget !== null && total.chosen > 0 && <Budget max={total.cost.max} budget={budget} />}
				{children}
			</div>
		</section>
	);
}

function Figure({ term, children }: { term: string; children: string }) {
	return (
		<div>
			<dt className="text-caption text-ink-muted">{term}</dt>
			<dd className="tabular text-body font-semibold text-ink-strong">{children}</dd>
		</div>
	);
}

/** The upper end of the cost against what may be spent: the cautious reading. */
function Budget({ max, budget }: { max: number; budget: number }) {
	const over = max - budget;
	return (
		<div className="w-full min-w-40 sm:order-last @4xl:order-none @4xl:w-64">
			<Progress
				label="Of the budget"
				value={(max / budget) * 100}
				valueText={
					over > 0
						? `up to ${inThousands(over)} over ${inThousands(budget)}`
						: `up to ${inThousands(max)} of ${inThousands(budget)}`
				}
				tone={over > 0 ? "critical" : "good"}
			/>
		</div>
	);
}
