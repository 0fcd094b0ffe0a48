import { currencyName } from "@throughline/domain/value/currency";
import { currencies } from "@throughline/domain/value/currency-codes";

/** Every currency, as a combobox offers it: `EUR · Euro`. */
export const currencyOptions = currencies.map((code) => ({
	value: code,
	label: `${code} · ${currencyName(code)}`,
}));
