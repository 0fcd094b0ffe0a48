import { z } from "zod";

/** What amounts are in where nothing says otherwise. */
export const defaultCurrency = "USD";

/** The codes of ISO 4217 that are, or until lately were, money of a country; funds, metals and test codes are none. */
export const currencies: readonly string[] = (
	"AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF " +
	"CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG " +
	"HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA " +
	"MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD " +
	"RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX " +
	"USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG"
).split(" ");

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
