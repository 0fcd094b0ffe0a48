import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import { formatThousands, formatThousandsRange } from "@throughline/domain/value/money";
import { clsx } from "clsx";
import { Minus, Plus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { partsInWords } from "../cost-words.ts";
import { monthsInWords } from "../versions/months.ts";

type OptionComparisonProps = {
	option: DecisionOption;
	/** Of the decision that it is of. */
	currency: Decision["currency"];
	/** Whether a figure is known of what any option of the decision brings. */
	hasValue: boolean;
};

/**
 * An option by what each is compared by, always in the same columns: value where any is known, cost, time, risk, and what
 * speaks for and against it. On a phone one below the other.
 */
export function OptionComparison({ option, currency, hasValue }: OptionComparisonProps) {
	const { warning, pros, cons } = option;
	return (
		<dl className={clsx("grid grid-cols-2 gap-x-5 gap-y-3", hasValue ? withValue : withoutValue)}>
			{hasValue && <Criterion term="Value">{valueInWords(option, currency)}</Criterion>}
			<Criterion term="Cost">
				<span className="tabular font-semibold text-ink-strong">{costInWords(option, currency)}</span>
			</Criterion>
			<Criterion term="Time">
				<span className="tabular">{option.problem_cost ? "None" : timeInWords(option)}</span>
			</Criterion>
			<Criterion
				term="Risk"
				className={clsx(
					"max-@2xl:order-first max-@2xl:col-span-2",
					!hasValue && "@2xl:col-span-2 @5xl:col-span-1",
				)}
			>
				{warning ? (
					<span className="flex items-start gap-1.5 font-medium text-warning">
						<TriangleAlert size={13} aria-hidden="true" className="mt-1 shrink-0" />
						<span className="min-w-0 text-pretty break-words">{warning}</span>
					</span>
				) : (
					<None>None named</None>
				)}
			</Criterion>
			<Criterion term="Pros" className={wide}>
				<Points
					points={pros}
					icon={<Plus size={13} strokeWidth={2.5} className="mt-1 shrink-0 text-good" />}
				/>
			</Criterion>
			<Criterion term="Cons" className={wide}>
				<Points
					points={cons}
					icon={<Minus size={13} strokeWidth={2.5} className="mt-1 shrink-0 text-serious" />}
				/>
			</Criterion>
		</dl>
	);
}

const withValue =
	"@2xl:grid-cols-4 @5xl:grid-cols-[repeat(3,minmax(0,7.5rem))_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.4fr)]";
const withoutValue =
	"@2xl:grid-cols-4 @5xl:grid-cols-[repeat(2,minmax(0,7.5rem))_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.4fr)]";

/** Lists take half the width where the figures stand above them. */
const wide = "col-span-2 @5xl:col-span-1";

type CriterionProps = { term: string; className?: string; children: ReactNode };

function Criterion({ term, className, children }: CriterionProps) {
	return (
		<div className={clsx("min-w-0", className)}>
			<dt className="text-caption font-medium text-ink-muted">{term}</dt>
			<dd className="mt-0.5 text-pretty break-words text-table text-ink">{children}</dd>
		</div>
	);
}

function Points({ points, icon }: { points: readonly string[]; icon: ReactNode }) {
	if (points.length === 0) return <None>None named</None>;
	return (
		<ul className="space-y-1">
			{points.map((point) => (
				<li key={point} className="flex items-start gap-1.5">
					<span aria-hidden="true" className="flex">
						{icon}
					</span>
					<span className="min-w-0 text-pretty break-words">{point}</span>
				</li>
			))}
		</ul>
	);
}

function None({ children }: { children: string }) {
	return <span className="text-ink-muted">{children}</span>;
}

/** After how long it has paid for itself, or what goes on to be lost; most texts put no figure on what one way brings. */
function valueInWords({ payback, problem_cost }: DecisionOption, currency: Decision["currency"]): ReactNode {
	if (problem_cost)
		return `The problem goes on to cost ${formatThousands(problem_cost.amount, currency)} a year`;
	if (!payback) return <None>No figure of its own</None>;
	return payback.months === null ? "Never pays back" : `Pays back in ${monthsInWords(payback.months)}`;
}

/** In months, behind the time as the material tells it. */
function timeInWords({ stated_time, estimated_timeline_months }: DecisionOption): string {
	const months = monthsInWords(estimated_timeline_months);
	return stated_time ? `${stated_time.replace(/\.$/u, "")} (${months})` : months;
}

function costInWords(
	{ estimated_cost, cost_parts, unit_price }: DecisionOption,
	currency: Decision["currency"],
): string {
	if (cost_parts) return partsInWords(cost_parts, currency);
	if (estimated_cost.max > 0) return formatThousandsRange(estimated_cost, currency);
	return unit_price ?? "No cost";
}
