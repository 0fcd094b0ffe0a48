import type { Decision, DecisionOption } from "@throughline/domain/consultant/decision";
import { Badge } from "@throughline/ui/badge";
import { RadioCard } from "@throughline/ui/radio-cards";
import { Star } from "lucide-react";
import { CriticLine } from "../grounds/critic-line.tsx";
import { GroundsBadge, GroundsText, MarkBadge, OwnFigures } from "../grounds/grounds-badge.tsx";
import { OptionComparison } from "./option-comparison.tsx";

type OptionCardProps = {
	option: DecisionOption;
	/** Of the decision that it is of. */
	currency: Decision["currency"];
	isChosen: boolean;
	/** One of many: its reasons open on demand. */
	isFolded: boolean;
	/** Whether a figure is known of what any option of the decision brings. */
	hasValue: boolean;
	readOnly: boolean;
};

/** One way to decide: what it is, costs and takes, and what speaks for and against it. */
export function OptionCard({ option, currency, isChosen, isFolded, hasValue, readOnly }: OptionCardProps) {
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
					{readOnly && isChosen && (
						<Badge size="sm" tone="good">
							Chosen
						</Badge>
					)}
				</>
			}
			comparison={<OptionComparison option={option} currency={currency} hasValue={hasValue} />}
		>
			{!isSaid(option) && <Remark term="Why">{option.reasoning}</Remark>}
			<Remark term="Cost">{option.cost_basis}</Remark>
			{option.payback && <Remark term="Payback">{option.payback.arithmetic}</Remark>}
			<CriticLine verdict={option.verdict} />
			{isFolded ? (
				<>
					<OwnFigures figures={option.estimated} />
					<GroundsText quotes={option.quotes} derivation={derivation} />
				</>
			) : (
				<GroundsBadge
					of={option.label}
					grounds={{
						mark: option.mark,
						quotes: option.quotes,
						derivation,
						estimated: option.estimated,
					}}
				/>
			)}
		</RadioCard>
	);
}

/** Whether the reasoning stands on the card already. */
function isSaid({ reasoning, description, pros }: DecisionOption): boolean {
	const plain = (text: string) => text.trim().replace(/\.$/, "");
	return [description, ...pros].some((text) => plain(text) === plain(reasoning));
}

function Remark({ term, children }: { term: string; children: string }) {
	return (
		<p className="text-pretty text-table text-ink-muted">
			<span className="font-medium text-ink">{`${term}: `}</span>
			{children}
		</p>
	);
}
