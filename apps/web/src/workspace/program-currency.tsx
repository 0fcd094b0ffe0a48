import { defaultCurrency } from "@throughline/domain/currency";
import { type MoneyFormat, moneyFormat } from "@throughline/domain/money";
import { createContext, useContext } from "react";

const Currency = createContext(defaultCurrency);

/** Sets the currency (ISO 4217) in which everything inside writes amounts: that of the program that is shown. */
export const ProgramCurrency = Currency.Provider;

/** How an amount of the shown program is written. */
export function useMoney(): MoneyFormat {
	return moneyFormat(useContext(Currency));
}
