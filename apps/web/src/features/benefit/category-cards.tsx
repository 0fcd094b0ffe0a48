import { type Benefit, tallyByCategory } from "@throughline/domain/benefit";
import { differenceWriter } from "@throughline/domain/value/money";
import { formatNumber } from "@throughline/domain/value/writing";
import { Card } from "@throughline/ui/card";
import { Progress } from "@throughline/ui/progress";
import { useMemo } from "react";
import { formatCount } from "../../format/count.ts";
import { useMoney } from "../../workspace/program/program-currency.tsx";
import { categoryColour } from "./category-colour.ts";
import { CategoryName } from "./category-name.tsx";

type CategoryCardsProps = { benefits: readonly Benefit[]; onOpen: (category: string) => void };

/** A card for each category: what is expected of it, what has come, what is left. */
export function CategoryCards({ benefits, onOpen }: CategoryCardsProps) {
	const categories = useMemo(() => tallyByCategory(benefits), [benefits]);
	return (
		<ul className="grid grid-cols-1 gap-3 @xl:grid-cols-2 @4xl:grid-cols-3">
			{categories.map(({ category, count, expected, realized, remaining, progress }, index) => (
				<Card as="li" key={category} className="p-4">
					<h3 className="flex items-center justify-between gap-3 text-body">
						<CategoryName
							category={category}
							colour={categoryColour(index)}
							onOpen={() => onOpen(category)}
						/>
						<span className="tabular shrink-0 text-table font-normal text-ink-muted">
							{formatCount(count)} {count === 1 ? "benefit" : "benefits"}
						</span>
					</h3>
					<dl className="tabular mt-3 space-y-1.5 text-table">
						<Amounts expected={expected} realized={realized} remaining={remaining} />
					</dl>
					<Progress
						label="Progress"
						value={progress}
						valueText={`${formatNumber(progress)}%`}
						colour={categoryColour(index)}
						className="mt-3"
					/>
				</Card>
			))}
		</ul>
	);
}

function Amounts({ expected, realized, remaining }: Record<"expected" | "realized" | "remaining", string>) {
	const write = differenceWriter(useMoney(), expected, realized);
	return Object.entries({ Expected: expected, Realized: realized, Remaining: remaining }).map(
		([term, amount]) => (
			<div key={term} className="flex items-baseline justify-between gap-3">
				<dt className="text-ink-muted">{term}</dt>
				<dd className="font-medium text-ink">{write(amount)}</dd>
			</div>
		),
	);
}
