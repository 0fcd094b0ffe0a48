import { type StoredUnit, unitOf } from "@throughline/domain/kpi/unit";
import { defaultCurrency } from "@throughline/domain/value/currency";
import { type MoneyFormat, moneyFormat } from "@throughline/domain/value/money";
import { createContext, useContext } from "react";

const Currency = createContext(defaultCurrency);

/** Sets the currency (ISO 4217) in which everything inside writes amounts: that of the program that is shown. */
export const ProgramCurrency = Currency.Provider;

/** How an amount of the shown program is written. */
export function useMoney(): MoneyFormat {
	return moneyFormat(useContext(Currency));
}

/** What the values of a KPI of the shown program are in. */
export function useUnitOf(): (kpi: StoredUnit) => string | null {
	const currency = useContext(Currency);
	return (kpi) => unitOf(kpi, currency);
}
