import { type Benefit, tallyByCategory } from "@throughline/domain/benefit";
import { differenceWriter } from "@throughline/domain/value/money";
import { formatNumber } from "@throughline/domain/value/writing";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { BarChart } from "@throughline/ui/charts/bar-chart";
import { Progress } from "@throughline/ui/progress";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { useId, useMemo } from "react";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { categoryColour } from "../category-colour.ts";
import { CategoryName } from "../category-name.tsx";

const chartHeight = 300;

type BenefitOverviewProps = { benefits: readonly Benefit[]; onOpenCategory: (category: string) => void };

/** Each category's progress, and its target against what has come. */
export function BenefitOverview({ benefits, onOpenCategory }: BenefitOverviewProps) {
	const money = useMoney();
	const titleId = useId();
	const categories = useMemo(() => tallyByCategory(benefits), [benefits]);
	useSheet(() =>
		listSheet("Benefits", benefits, {
			Name: ({ name }) => name,
			Category: ({ category }) => category,
			Target: ({ targetValue }) => targetValue,
			Realized: ({ realizedValue }) => realizedValue,
			Status: ({ status }) => status,
		}),
	);
	const colours = categories.map((_, index) => categoryColour(index));
	return (
		<div className="grid grid-cols-1 gap-3 @3xl:grid-cols-2 print:grid-cols-2">
			<Card as="section" aria-labelledby={titleId}>
				<CardHeader title="Benefits by category" titleId={titleId} />
				<CardBody>
					<ul className="space-y-4">
						{categories.map(({ category, expected, realized, remaining, progress }, index) => (
							<li key={category} className="text-table">
								<div className="mb-1.5 flex items-baseline justify-between gap-3">
									<CategoryName
										category={category}
										colour={categoryColour(index)}
										onOpen={() => onOpenCategory(category)}
									/>
									<span className="tabular shrink-0 font-medium text-ink">{formatNumber(progress)}%</span>
								</div>
								<Progress
									label={`Progress of ${category}`}
									hideLabel
									value={progress}
									valueText={`${formatNumber(progress)}%`}
									colour={categoryColour(index)}
								/>
								<Amounts expected={expected} realized={realized} remaining={remaining} />
							</li>
						))}
					</ul>
				</CardBody>
			</Card>
			<Card className="p-4">
				<BarChart
					title="Target against realized"
					height={chartHeight}
					categories={categories.map(({ category }) => category)}
					categoryColours={colours}
					series={[
						{
							id: "target",
							label: "Target",
							kind: "target",
							values: categories.map(({ expected }) => Number(expected)),
						},
						{ id: "realized", label: "Realized", values: categories.map(({ realized }) => Number(realized)) },
					]}
					formatValue={money.ofNumber}
					formatTick={money.tick}
				/>
			</Card>
		</div>
	);
}

function Amounts({ expected, realized, remaining }: Record<"expected" | "realized" | "remaining", string>) {
	const write = differenceWriter(useMoney(), expected, realized);
	return (
		<p className="tabular mt-1.5 flex flex-wrap justify-between gap-x-3 text-caption text-ink-muted">
			<span>
				{write(realized)} of {write(expected)}
			</span>
			<span>{write(remaining)} remaining</span>
		</p>
	);
}
