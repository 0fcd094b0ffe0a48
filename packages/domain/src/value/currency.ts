import { z } from "zod";
import { currencies } from "./currency-codes.ts";

/** What amounts are in where nothing says otherwise. */
export const defaultCurrency = "USD";

const codes: ReadonlySet<string> = new Set(currencies);

/** A currency by its ISO 4217 code in capitals, such as `EUR`. */
export const Currency = z
	.string("Choose a currency")
	.regex(/^[A-Z]{3}$/, { error: "This is not a currency code", abort: true })
	.refine((code) => codes.has(code), "This is not a currency code of ISO 4217");

let names: Intl.DisplayNames | null = null;

/** A currency's name in English: `Euro`, `Polish Zloty`. The code itself where there is none. */
export function currencyName(code: string): string {
	names ??= new Intl.DisplayNames("en", { type: "currency" });
	return names.of(code) ?? code;
}
