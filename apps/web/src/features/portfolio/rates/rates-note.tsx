import type { UsedRate } from "@throughline/domain/organisation/exchange-rate";
import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { Callout } from "@throughline/ui/callout";
import { useAllowed } from "../../../api/session/user.ts";
import { formatDay } from "../../../format/date.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { portfolioView } from "../view.ts";

type RatesNoteProps = {
	programs: readonly PortfolioProgram[];
	/** The currency in which amounts are wanted; null: each in its own. */
	wanted: string | null;
};

/** Says by which rates amounts were brought into one currency, and which stay in their own for want of one. */
export function RatesNote({ programs, wanted }: RatesNoteProps) {
	const { change } = useViewSearch(portfolioView);
	const mayCurate = useAllowed("curate");
	if (wanted === null) return null;
	const used = new Map(
		programs.flatMap(({ currency, converted }) => (converted ? [[currency, converted.rate] as const] : [])),
	);
	const without = programs.filter(({ currency, converted }) => currency !== wanted && !converted);
	const missing = [...new Set(without.map(({ currency }) => currency))].sort();
	return (
		<>
			{used.size > 0 && (
				<p className="text-table text-ink-muted">
					Converted at {[...used.values()].map(rateWords).join(" · ")}.
				</p>
			)}
			{missing.length > 0 && (
				<Callout tone="warning">
					{without.length === 1 ? "One program stays" : `${without.length} programs stay`} in{" "}
					{missing.join(", ")}: there is no rate to {wanted}.{" "}
					{mayCurate ? (
						<button
							type="button"
							onClick={() => change({ form: "rates" })}
							className="font-medium underline underline-offset-2"
						>
							Add a rate
						</button>
					) : (
						"An Admin can add one under Set up, Exchange rates."
					)}
				</Callout>
			)}
		</>
	);
}

function rateWords({ fromCurrency, toCurrency, rate, validFrom }: UsedRate): string {
	return `1 ${fromCurrency} = ${rate} ${toCurrency} (from ${formatDay(validFrom)})`;
}
