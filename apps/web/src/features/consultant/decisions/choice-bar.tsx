import type { ChoiceTotal } from "@throughline/domain/consultant/decision/choice";
import { formatThousands, formatThousandsRange } from "@throughline/domain/value/money";
import { Progress } from "@throughline/ui/progress";
import { clsx } from "clsx";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { monthsInWords } from "../versions/months.ts";

type ChoiceBarProps = {
	total: ChoiceTotal;
	/** In the currency of the total; null when the material names none. */
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
			className="sticky bottom-(--bottom-bar,0px) z-20 -mx-1 rounded-t-card border border-line bg-raised px-3 py-2 shadow-float sm:px-4 sm:py-2.5 print:static print:shadow-none"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 sm:gap-y-2.5">
				<dl aria-live="polite" className="flex flex-wrap items-start gap-x-3 sm:gap-x-6 sm:gap-y-1">
					<Figure term="Decided">{`${total.chosen} of ${total.decisions}`}</Figure>
					<Figure term="Cost">
						{total.chosen > 0 ? formatThousandsRange(total.cost, total.currency) : "—"}
					</Figure>
					{total.parts && (
						<Figure term="Of it">{`${formatThousandsRange(total.parts.yearly, total.currency)} a year`}</Figure>
					)}
					{/* The options run side by side; what has to wait for another is known when the plan is made. */}
					<Figure term="Time">
						{total.chosen > 0 ? monthsInWords(total.months).replace(" ", "+ ") : "—"}
					</Figure>
				</dl>
				{budget !== null && total.chosen > 0 && (
					<Budget max={total.cost.max} budget={budget} currency={total.currency} />
				)}
				{children}
			</div>
		</section>
	);
}

function Figure({ term, children }: { term: string; children: string }) {
	return (
		// On a phone the figures stand in one line; money and time explain themselves.
		<div className="group max-sm:flex max-sm:items-baseline max-sm:gap-1.5">
			<dt className="text-caption text-ink-muted max-sm:group-not-first:sr-only">{term}</dt>
			<dd className="tabular whitespace-nowrap text-caption font-semibold text-ink-strong sm:text-body">
				{children}
			</dd>
		</div>
	);
}

/** The upper end of the cost against what may be spent: the cautious reading. */
function Budget({ max, budget, currency }: { max: number; budget: number; currency: string }) {
	const amount = (value: number) => formatThousands(value, currency);
	const over = max - budget;
	const words =
		over > 0
			? `up to ${amount(over)} over the budget of ${amount(budget)}`
			: `up to ${amount(max)} of the ${amount(budget)} budget`;
	return (
		<div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 sm:order-last @4xl:order-none @4xl:w-80">
			<Progress
				label="Of the budget"
				hideLabel
				value={(max / budget) * 100}
				valueText={words}
				tone={over > 0 ? "critical" : "good"}
				className="min-w-24 grow"
			/>
			{/* A phone has no room for good news. */}
			<span
				aria-hidden="true"
				className={clsx(
					"tabular text-caption",
					over > 0 ? "font-medium text-critical" : "text-ink-muted max-sm:hidden",
				)}
			>
				{words}
			</span>
		</div>
	);
}

/** The page's own margin in px, by which the bar stands higher at the end of the page. */
const margin = 24;

/** Keeps toasts above a bar at the bottom of the window for as long as the bar is there. */
function useToastsAbove<Bar extends HTMLElement>(): RefObject<Bar | null> {
	const bar = useRef<Bar>(null);
	useEffect(() => {
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => {
			if (bar.current) style.setProperty("--toasts-above", `${bar.current.offsetHeight + margin}px`);
		});
		if (bar.current) observer.observe(bar.current);
		return () => {
			observer.disconnect();
			style.removeProperty("--toasts-above");
		};
	}, []);
	return bar;
}
