import type { Decision } from "@throughline/domain/consultant/decision";
import { Card } from "@throughline/ui/card";
import { RadioCards } from "@throughline/ui/radio-cards";
import type { ReactNode } from "react";
import { DecisionGrounds } from "./decision-grounds.tsx";
import { OptionCard } from "./option-card.tsx";

type DecisionCardProps = {
	decision: Decision;
	/** From 1. */
	number: number;
	chosen: string | undefined;
	/** Says so after somebody tried to go on without a choice. */
	isMissing: boolean;
	readOnly: boolean;
	onChoose: (optionId: string) => void;
	/** Its assumptions are held against live data: `children` shows them. */
	isWatched: boolean;
	/** Between the question and the options: what has happened to the decision since. */
	children?: ReactNode;
};

/** More options than these are a list to compare, whose details open on demand. */
const mostUnfolded = 3;

/** Where a decision stands on the page. */
export const decisionPlace = (id: string) => `decision-${id}`;

/** A question with its options, one of which is chosen, and what it rests on. */
export function DecisionCard({
	decision,
	number,
	chosen,
	isMissing,
	readOnly,
	onChoose,
	isWatched,
	children,
}: DecisionCardProps) {
	const place = decisionPlace(decision.id);
	return (
		<Card
			as="section"
			id={place}
			aria-labelledby={`${place}-question`}
			className="scroll-mt-24 scroll-mb-44 space-y-4 p-4 sm:p-5"
		>
			<div>
				<p className="text-caption font-medium text-accent-text">{`Decision ${number}`}</p>
				<h3 id={`${place}-question`} className="mt-0.5 text-pretty break-words text-title font-semibold">
					{decision.question}
				</h3>
				<p className="mt-1 max-w-[80ch] text-pretty text-body text-ink-muted">{decision.context}</p>
				{isMissing && (
					<p id={`${place}-missing`} className="mt-2 text-table font-medium text-critical">
						Choose one option.
					</p>
				)}
			</div>
			{children}
			<RadioCards
				value={chosen ?? ""}
				onValueChange={onChoose}
				disabled={readOnly}
				aria-labelledby={`${place}-question`}
				aria-describedby={isMissing ? `${place}-missing` : undefined}
			>
				{leaveLast(decision.options).map((option) => (
					<OptionCard
						key={option.id}
						option={option}
						currency={decision.currency}
						isChosen={option.id === chosen}
						isFolded={decision.options.length > mostUnfolded}
						readOnly={readOnly}
					/>
				))}
			</RadioCards>
			<DecisionGrounds quotes={decision.quotes} assumptions={isWatched ? [] : decision.assumptions} />
		</Card>
	);
}

/** To do nothing is weighed after everything that could be done. */
function leaveLast(options: Decision["options"]): Decision["options"] {
	const isLeave = ({ id }: Decision["options"][number]) => Number(id === "leave");
	return options.toSorted((one, other) => isLeave(one) - isLeave(other));
}
