/** Currency signs, alike in every language. */
export const currencySigns: ReadonlyMap<string, string> = new Map([
	["€", "EUR"],
	["$", "USD"],
	["£", "GBP"],
	["¥", "JPY"],
	["₹", "INR"],
	["₺", "TRY"],
	["₴", "UAH"],
	["₽", "RUB"],
	["₩", "KRW"],
	["₪", "ILS"],
	["฿", "THB"],
]);

/** Letters before a dollar sign. */
export const dollars: ReadonlyMap<string, string> = new Map([
	["US", "USD"],
	["A", "AUD"],
	["AU", "AUD"],
	["C", "CAD"],
	["CA", "CAD"],
	["NZ", "NZD"],
	["HK", "HKD"],
	["S", "SGD"],
	["R", "BRL"],
	["MX", "MXN"],
]);

/** ISO 4217 codes that a text may carry; in capitals only, so that no word is taken for one. */
export const currencyCodes: ReadonlySet<string> = new Set(
	(
		"AED ARS AUD BAM BGN BRL CAD CHF CLP CNY COP CZK DKK DZD EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KZT " +
		"MAD MXN MYR NGN NOK NZD PEN PHP PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR"
	).split(" "),
);

/** Abbreviations of one country, as written. */
export const currencyShorts: ReadonlyMap<string, string> = new Map([
	["zł", "PLN"],
	["Kč", "CZK"],
	["Ft", "HUF"],
	["SFr", "CHF"],
	["sFr", "CHF"],
	["Fr", "CHF"],
	["DKr", "DKK"],
	["NKr", "NOK"],
	["SKr", "SEK"],
	["RMB", "CNY"],
	["Rs", "INR"],
]);

/** Letters of a magnitude that stand before a sign or a code: k€, MEUR, T€. */
export const currencyPrefixes: ReadonlyMap<string, number> = new Map([
	["k", 1e3],
	["K", 1e3],
	["T", 1e3],
	["M", 1e6],
	["m", 1e6],
	["Mio", 1e6],
	["Mrd", 1e9],
	["Md", 1e9],
	["Mds", 1e9],
	["G", 1e9],
	["bn", 1e9],
	["Bn", 1e9],
]);
