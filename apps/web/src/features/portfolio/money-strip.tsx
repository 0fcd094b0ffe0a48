import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { moneyFormat } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { sumsOf } from "./portfolio-money.ts";

const figures = [
	{ figure: "budget", label: "Budget" },
	{ figure: "spent", label: "Spent" },
	{ figure: "exposure", label: "Risk exposure" },
	{ figure: "contingency", label: "Contingency" },
	{ figure: "benefitsPlanned", label: "Benefits planned" },
	{ figure: "benefitsForecast", label: "Benefits forecast" },
] as const;

type MoneyStripProps = {
	programs: readonly PortfolioProgram[];
	/** The currency in which amounts are wanted; null: each in its own. */
	wanted: string | null;
};

/** The sums of the programs that are shown, one per currency: amounts of two are never added. */
export function MoneyStrip({ programs, wanted }: MoneyStripProps) {
	const sums = figures.map(({ figure, label }) => ({ label, amounts: sumsOf(programs, wanted, figure) }));
	if (sums.every(({ amounts }) => amounts.length === 0)) return null;
	return (
		<Card
			as="section"
			aria-label="Sums"
			className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 @xl:grid-cols-3 @4xl:grid-cols-6 print:grid-cols-6"
		>
			{sums.map(({ label, amounts }) => (
				<dl key={label} className="min-w-0">
					<dt className="truncate text-caption text-ink-muted">{label}</dt>
					{amounts.length === 0 && <dd className="text-body text-ink-faint">—</dd>}
					{amounts.map(({ currency, amount }) => (
						<dd
							key={currency}
							className="tabular truncate text-body font-semibold text-ink-strong"
							title={moneyFormat(currency).exact(amount)}
						>
							{moneyFormat(currency).whole(amount)}
						</dd>
					))}
				</dl>
			))}
		</Card>
	);
}
