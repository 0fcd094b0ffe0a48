import { exchangeRate } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const exchangeRates = entity({
	table: exchangeRate,
	type: "exchange rate",
	area: "exchange-rate",
	title: ({ fromCurrency, toCurrency, validFrom }) => `${fromCurrency} in ${toCurrency} from ${validFrom}`,
	programId: () => null,
});
