import { currencies, currencyName } from "@throughline/domain/value/currency";

/** Every currency, as a combobox offers it: `EUR · Euro`. */
export const currencyOptions = currencies.map((code) => ({
	value: code,
	label: `${code} · ${currencyName(code)}`,
}));
