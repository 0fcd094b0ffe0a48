import { defaultCurrency } from "./currency.ts";
import { type NumberWriter, numberWriter } from "./writing.ts";

/**
 * Exact amounts. An amount travels as a decimal string with two places and is calculated in whole cents as a
 * bigint; no float is on the way.
 */

/** Cents of a decimal string such as `"1250.5"` or `"-3"`. Throws a RangeError on anything else. */
export function toCents(amount: string): bigint {
	const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
	if (!match) throw new RangeError(`Not an amount with at most two decimal places: ${amount}`);
	const [, sign, whole, fraction = ""] = match;
	const cents = BigInt(`${whole}${fraction.padEnd(2, "0")}`);
	return sign ? -cents : cents;
}

/** The decimal string of an amount in cents: `-5n` is `"-0.05"`. */
export function fromCents(cents: bigint): string {
	const digits = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
	return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `a - b`, exact. */
export function subtract(a: string, b: string): string {
	return fromCents(toCents(a) - toCents(b));
}

/** All amounts together, exact; `"0.00"` for none. */
export function sum(amounts: Iterable<string>): string {
	let cents = 0n;
	for (const amount of amounts) cents += toCents(amount);
	return fromCents(cents);
}

/** An amount in cents divided by a whole number above 0, rounded half away from zero to the cent. */
export function divide(cents: bigint, by: bigint): bigint {
	const half = cents < 0n ? -by / 2n : by / 2n;
	return (cents + half) / by;
}

/**
 * `part` as a percentage of `whole` with one decimal, rounded half away from zero; 0 when `whole` is not positive.
 * Not capped: an overspent budget reads above 100.
 */
export function percentOf(part: string, whole: string): number {
	const divisor = toCents(whole);
	if (divisor <= 0n) return 0;
	const dividend = toCents(part) * 1000n;
	const half = dividend < 0n ? -divisor / 2n : divisor / 2n;
	return Number((dividend + half) / divisor) / 10;
}

const formats = new Map<string, NumberWriter>();

/** Amounts of a currency (ISO 4217) with so many decimals; made once each, as making one is slow. */
function currencyFormat(currency: string, least: number, most: number): NumberWriter {
	const key = `${currency} ${least} ${most}`;
	const cached = formats.get(key);
	if (cached) return cached;
	const format = numberWriter({
		style: "currency",
		currency,
		minimumFractionDigits: least,
		maximumFractionDigits: most,
	});
	formats.set(key, format);
	return format;
}

/** An amount for the screen, without decimals: `$1,250`, `€1,250`, `PLN 1,250`. The currency is an ISO 4217 code. */
export function formatMoney(amount: string, currency: string = defaultCurrency): string {
	return currencyFormat(currency, 0, 0).format(amount as Intl.StringNumericLiteral);
}

/** An amount in thousands: `$1,700K`, `€120K`, `PLN 120K`; below a hundred thousand with a decimal, `$4.5K`. */
export function formatThousands(amount: number, currency: string = defaultCurrency): string {
	const thousands = amount / 1000;
	return `${currencyFormat(currency, 0, Math.abs(thousands) < 99.95 ? 1 : 0).format(thousands)}K`;
}

/** A range in thousands: `$1,700K – $2,100K`, one figure where both ends read the same. */
export function formatThousandsRange({ min, max }: { min: number; max: number }, currency?: string): string {
	const [low, high] = [formatThousands(min, currency), formatThousands(max, currency)];
	return low === high ? low : `${low} – ${high}`;
}

/** An amount to two places, for a tooltip or a form: `$1,250.40`, `€1,250.40`. */
export function formatExactMoney(amount: string, currency: string = defaultCurrency): string {
	return currencyFormat(currency, 2, 2).format(amount as Intl.StringNumericLiteral);
}

/** What stands before an amount of the currency: `$`, `€`, `PLN`. */
function currencySign(currency: string): string {
	const parts = new Intl.NumberFormat("en-US", { style: "currency", currency }).formatToParts(0);
	return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/**
 * How a total, a part of it and the difference are written beside each other, so that they add up for who reads them:
 * without decimals where the rounded amounts do, exactly where they do not.
 */
export function differenceWriter(money: MoneyFormat, total: string, part: string): MoneyFormat["whole"] {
	const rounded = (amount: string) => divide(toCents(amount), 100n);
	const addsUp = rounded(total) - rounded(part) === rounded(subtract(total, part));
	return addsUp ? money.whole : money.exact;
}

/** How the amounts of one currency are written. */
export type MoneyFormat = {
	/** Of an ISO 4217 code. */
	currency: string;
	/** What stands before an amount in a field: `$`, `€`, `PLN`. */
	sign: string;
	/** Without decimals. */
	whole(amount: string): string;
	/** To two places. */
	exact(amount: string): string;
	/** A number of a chart, without decimals. */
	ofNumber(value: number): string;
	/** A number at a chart's axis: `$1.2M`, `€120K`. */
	tick(value: number): string;
};

const moneyFormats = new Map<string, MoneyFormat>();

/** The same object for the same currency, each time. */
export function moneyFormat(currency: string): MoneyFormat {
	const made = moneyFormats.get(currency);
	if (made) return made;
	const compact = numberWriter({
		style: "currency",
		currency,
		notation: "compact",
		minimumFractionDigits: 0,
		maximumFractionDigits: 2,
	});
	const format: MoneyFormat = {
		currency,
		sign: currencySign(currency),
		whole: (amount) => formatMoney(amount, currency),
		exact: (amount) => formatExactMoney(amount, currency),
		ofNumber: (value) => formatMoney(value.toFixed(2), currency),
		tick: (value) => compact.format(value),
	};
	moneyFormats.set(currency, format);
	return format;
}
