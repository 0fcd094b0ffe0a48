import type { Decision } from "@throughline/domain/consultant/decision";
import { Card } from "@throughline/ui/card";
import { RadioCards } from "@throughline/ui/radio-cards";
import type { ReactNode } from "react";
import { ShownNote } from "../grounds/shown-note.tsx";
import { DecisionContext } from "./decision-context.tsx";
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

/** Of more options than these the assumed ones show their details on demand. */
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
				<DecisionContext context={decision.context} />
				<ShownNote shown={decision.shown} />
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
				{inOrder(decision.options).map((option) => (
					<OptionCard
						key={option.id}
						option={option}
						currency={decision.currency}
						isChosen={option.id === chosen}
						isFolded={decision.options.length > mostUnfolded && option.mark === "assumed"}
						hasValue={hasValue(decision)}
						readOnly={readOnly}
					/>
				))}
			</RadioCards>
			<DecisionGrounds quotes={decision.quotes} assumptions={isWatched ? [] : decision.assumptions} />
		</Card>
	);
}

/** What the material says first, then what is added to it; to do nothing is weighed after everything that could be done. */
function inOrder(options: Decision["options"]): Decision["options"] {
	const rank = ({ id, mark }: Decision["options"][number]) =>
		id === "leave" ? 2 : Number(mark === "assumed");
	return options.toSorted((one, other) => rank(one) - rank(other));
}

/** Whether a figure is known of what any of them brings, or what doing nothing goes on to cost. */
function hasValue({ options }: Decision): boolean {
	return options.some(({ payback, problem_cost }) => (payback ?? problem_cost) !== undefined);
}
