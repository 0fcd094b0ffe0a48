import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import { formatThousands, formatThousandsRange } from "@throughline/domain/value/money";
import { Badge } from "@throughline/ui/badge";
import { Callout } from "@throughline/ui/callout";
import { RadioCard } from "@throughline/ui/radio-cards";
import { clsx } from "clsx";
import { Minus, Plus, Star } from "lucide-react";
import { partsInWords } from "../cost-words.ts";
import { GroundsBadge, GroundsText, MarkBadge } from "../grounds/grounds-badge.tsx";
import { monthsInWords } from "../versions/months.ts";

type OptionCardProps = {
	option: DecisionOption;
	/** Of the decision that it is of. */
	currency: Decision["currency"];
	isChosen: boolean;
	/** One of many: its reasons open on demand. */
	isFolded: boolean;
	readOnly: boolean;
};

/** One way to decide: what it is, costs and takes, and what speaks for and against it. */
export function OptionCard({ option, currency, isChosen, isFolded, readOnly }: OptionCardProps) {
	// The arithmetic begins with the basis of the cost, which stands on the card already.
	const derivation = option.arithmetic?.replace(option.cost_basis, "").trim();
	return (
		<RadioCard
			value={option.id}
			label={option.label}
			description={option.description}
			folded={isFolded ? "Reasons and calculation" : undefined}
			badges={
				<>
					{option.recommended && (
						<Badge size="sm" tone="accent" icon={<Star size={12} aria-hidden="true" />}>
							Recommended
						</Badge>
					)}
					{isFolded && option.mark && <MarkBadge mark={option.mark} />}
					{isFolded && option.warning && (
						<Badge size="sm" tone="warning">
							Warning
						</Badge>
					)}
					{readOnly && isChosen && (
						<Badge size="sm" tone="good">
							Chosen
						</Badge>
					)}
				</>
			}
			figures={
				<p className="tabular text-body text-ink @3xl:max-w-1/2 @3xl:shrink-0 @3xl:text-right">
					<span className="sr-only">Estimated cost: </span>
					<span className="font-semibold text-ink-strong">{costInWords(option, currency)}</span>
					<span aria-hidden="true" className="text-ink-faint">
						{" · "}
					</span>
					{option.problem_cost ? (
						`the problem costs ${formatThousands(option.problem_cost.amount, currency)} a year`
					) : (
						<>
							<span className="sr-only">, estimated timeline: </span>
							<span className="whitespace-nowrap">{monthsInWords(option.estimated_timeline_months)}</span>
						</>
					)}
				</p>
			}
		>
			{option.warning && <Callout tone="warning">{option.warning}</Callout>}
			{(option.pros.length > 0 || option.cons.length > 0) && (
				<div className="grid gap-x-6 gap-y-3 @xl:grid-cols-2">
					<Points title="Pros" points={option.pros} />
					<Points title="Cons" points={option.cons} />
				</div>
			)}
			<Remark term="Why">{option.reasoning}</Remark>
			<Remark term="Cost">{option.cost_basis}</Remark>
			{option.payback && <Remark term="Payback">{option.payback.arithmetic}</Remark>}
			{isFolded ? (
				<GroundsText quotes={option.quotes} derivation={derivation} />
			) : (
				<GroundsBadge of={option.label} grounds={{ mark: option.mark, quotes: option.quotes, derivation }} />
			)}
		</RadioCard>
	);
}

function Remark({ term, children }: { term: string; children: string }) {
	return (
		<p className="text-pretty text-table text-ink-muted">
			<span className="font-medium text-ink">{`${term}: `}</span>
			{children}
		</p>
	);
}

function Points({ title, points }: { title: "Pros" | "Cons"; points: readonly string[] }) {
	if (points.length === 0) return null;
	const Icon = title === "Pros" ? Plus : Minus;
	return (
		<div className="min-w-0">
			<h4 className="text-caption font-medium text-ink-muted!">{title}</h4>
			<ul className="mt-1 space-y-1">
				{points.map((point) => (
					<li key={point} className="flex items-start gap-1.5 text-table">
						<Icon
							size={13}
							strokeWidth={2.5}
							aria-hidden="true"
							className={clsx("mt-1 shrink-0", title === "Pros" ? "text-good" : "text-serious")}
						/>
						<span className="min-w-0 text-pretty break-words">{point}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function costInWords(
	{ estimated_cost, cost_parts, unit_price }: DecisionOption,
	currency: Decision["currency"],
): string {
	if (cost_parts) return partsInWords(cost_parts, currency);
	if (estimated_cost.max > 0) return formatThousandsRange(estimated_cost, currency);
	return unit_price ?? "No cost";
}
