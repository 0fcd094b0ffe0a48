import { useNavigate } from "@tanstack/react-router";
import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { moneyFormat } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { BubbleChart } from "@throughline/ui/charts/bubble-chart";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { toneColour } from "@throughline/ui/tone";
import { useState } from "react";
import { namesInShort } from "../../../format/names-in-short.ts";
import { healthWords } from "../../../workspace/program/health-words.ts";
import { healthTone, healthWord } from "../../../workspace/program/rating-badge.tsx";
import { shownCurrencies, shownMoney } from "../portfolio-money.ts";

type ValueAgainstRiskProps = {
	programs: readonly PortfolioProgram[];
	/** The currency in which amounts are wanted; null: each in its own. */
	wanted: string | null;
};

const groups = healthWords.toReversed().map((word) => ({
	id: word,
	label: word,
	colour: toneColour[healthTone[word]],
}));

/** What programs are forecast to be worth against what their risks may cost, each as large as its budget. */
export function ValueAgainstRisk({ programs, wanted }: ValueAgainstRiskProps) {
	const navigate = useNavigate();
	const currencies = shownCurrencies(programs, wanted);
	const [chosen, setChosen] = useState<string | null>(null);
	const currency = chosen !== null && currencies.includes(chosen) ? chosen : (currencies[0] ?? "USD");
	const format = moneyFormat(currency);
	const shown = programs.flatMap((program) => {
		const { currency: own, money } = shownMoney(program, wanted);
		if (own !== currency) return [];
		return {
			id: program.id,
			label: program.name,
			x: Number(money.exposure),
			y: Number(money.benefitsForecast),
			size: Number(money.budget),
			group: healthWord(program),
		};
	});
	const others = programs.length - shown.length;
	const unplaced = shown.filter(({ x, y }) => x === 0 && y === 0).map(({ label }) => label);
	return (
		<Card className="space-y-3 p-4">
			{currencies.length > 1 && (
				<div data-print="hide" className="flex flex-wrap items-center gap-3">
					<SegmentedControl
						aria-label="Currency of the picture"
						value={currency}
						onValueChange={setChosen}
						segments={currencies.map((code) => ({ value: code, label: code }))}
					/>
					<p className="text-table text-ink-muted">
						{others === 1 ? "One program has" : `${others} programs have`} amounts in another currency. Choose
						one for all above to see them together.
					</p>
				</div>
			)}
			<BubbleChart
				title="Value against risk"
				description="The larger a bubble, the larger the program’s budget."
				noun="Program"
				empty={`No ${programs.length === shown.length ? "program" : `program in ${currency}`} has benefits or risks with an amount yet. Give a benefit its target, or a risk its probability and cost.`}
				groups={groups}
				x={{ label: "Risk exposure", format: format.ofNumber, formatTick: format.tick }}
				y={{ label: "Benefits forecast", format: format.ofNumber, formatTick: format.tick }}
				size={{ label: "Budget", format: format.ofNumber }}
				unit={currency}
				bubbles={shown}
				onOpen={(id) => void navigate({ to: "/", search: { program: id } })}
			/>
			{unplaced.length > 0 && unplaced.length < shown.length && (
				<p className="text-table text-ink-muted">
					Not drawn, without an amount for benefits and risks: {namesInShort(unplaced, 5)}.
				</p>
			)}
		</Card>
	);
}
