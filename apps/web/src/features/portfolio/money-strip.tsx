import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { moneyFormat } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { FigureLink } from "./figure-link.tsx";
import { figureViews } from "./figure-views.ts";
import { type MoneyFigure, partsOf, shownCurrencies, sumsOf } from "./portfolio-money.ts";

type Sum = { figure: MoneyFigure; label: string };

const figures: readonly Sum[] = [
	{ figure: "budget", label: "Budget" },
	{ figure: "spent", label: "Spent" },
	{ figure: "exposure", label: "Risk exposure" },
	{ figure: "contingency", label: "Contingency" },
	{ figure: "benefitsPlanned", label: "Benefits planned" },
	{ figure: "benefitsForecast", label: "Benefits forecast" },
];

type MoneyStripProps = {
	programs: readonly PortfolioProgram[];
	/** The currency in which amounts are wanted; null: each in its own. */
	wanted: string | null;
};

/** The sums of the programs that are shown, one per currency: amounts of two are never added. */
export function MoneyStrip({ programs, wanted }: MoneyStripProps) {
	const sums = figures.map((sum) => ({ ...sum, amounts: sumsOf(programs, wanted, sum.figure) }));
	// The same line in each column is of the same currency.
	const currencies = shownCurrencies(programs, wanted).filter((each) =>
		sums.some(({ amounts }) => amounts.some(({ currency }) => currency === each)),
	);
	if (currencies.length === 0) return null;
	return (
		<Card
			as="section"
			aria-label="Sums"
			className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 @max-2xs:grid-cols-1 @xl:grid-cols-3 @4xl:grid-cols-6 print:grid-cols-6"
		>
			{sums.map(({ amounts, ...sum }) => (
				<dl key={sum.label} className="min-w-0">
					<dt className="truncate text-caption text-ink-muted">{sum.label}</dt>
					{currencies.map((currency) => {
						const amount = amounts.find((each) => each.currency === currency)?.amount;
						return amount === undefined ? (
							<dd key={currency} className="text-body text-ink-faint thumb:min-h-11">
								—
							</dd>
						) : (
							<dd key={currency} className="tabular text-body font-semibold text-ink-strong">
								<SumParts {...{ ...sum, programs, wanted, currency, amount }} />
							</dd>
						);
					})}
				</dl>
			))}
		</Card>
	);
}

/** A sum that opens what each program brings to it. */
function SumParts({
	figure,
	label,
	programs,
	wanted,
	currency,
	amount,
}: Sum & MoneyStripProps & { currency: string; amount: string }) {
	const { whole, exact } = moneyFormat(currency);
	return (
		<Popover>
			<PopoverTrigger>
				<button
					type="button"
					title={exact(amount)}
					aria-label={`${label} ${whole(amount)}, by program`}
					className="block min-h-6 max-w-full truncate rounded-sm thumb:min-h-11 hover:text-accent-text hover:underline"
				>
					{whole(amount)}
				</button>
			</PopoverTrigger>
			<PopoverContent
				aria-label={`${label} by program`}
				className="max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
			>
				<h2 className="text-body font-semibold text-ink-strong">{label}</h2>
				<ul className="mt-1 divide-y divide-line-subtle">
					{partsOf(programs, wanted, figure, currency).map((part) => (
						<li key={part.id}>
							<FigureLink
								programId={part.id}
								search={figureViews[figure]}
								className="flex items-center justify-between gap-3 py-1.5 text-table max-sm:min-h-11"
							>
								<span className="min-w-0 break-words">{part.name}</span>
								<span className="tabular shrink-0">{whole(part.amount)}</span>
							</FigureLink>
						</li>
					))}
				</ul>
				<p className="tabular flex justify-between gap-3 border-t border-line pt-2 text-table font-semibold text-ink-strong">
					<span>Sum</span>
					{whole(amount)}
				</p>
			</PopoverContent>
		</Popover>
	);
}
