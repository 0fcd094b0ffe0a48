import { currencies } from "../value/currency-codes.ts";
import type { DecimalSign } from "./read-day.ts";

export type ReadNumber = { value: string } | { problem: string };

/**
 * A number from a spreadsheet as an exact decimal string: `1,234.5`, `1.234,5`, `1 234,5`, `12,5`, `−3`, with or
 * without a sign of currency or percent. `decimalSign` is how the sheet writes decimals, if that is known: only then
 * can `1,234` be told from `1.234`. What could be read in two ways is refused, not guessed.
 */
export function readNumber(text: string, decimalSign: DecimalSign | null): ReadNumber {
	const written = bare(text);
	const match = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(written);
	if (!match)
		return { problem: text.trim() === "" ? "The value is missing" : `“${text.trim()}” is no number` };
	const [, sign = "", digits = ""] = match;
	if (decimalSign === null && isEitherWay(digits)) {
		const whole = digits.replace(",", "");
		return {
			problem: `“${text.trim()}” can be read in two ways: write ${whole} or ${digits.replace(",", ".")}`,
		};
	}
	const point = decimalSignOf(digits, decimalSign);
	const [whole = "", fraction = "", ...rest] = point === null ? [digits] : digits.split(point);
	const grouped = whole.replace(/[.,]/g, "");
	if (rest.length > 0 || /[.,]/.test(fraction) || !(isGrouped(whole) || /^\d*$/.test(whole))) {
		return { problem: `“${text.trim()}” is no number` };
	}
	if (grouped.length > 15 || fraction.length > 10) return { problem: `“${text.trim()}” has too many digits` };
	const value = `${grouped.replace(/^0+(?=\d)/, "") || "0"}.${fraction}`.replace(/\.?0*$/, "");
	return { value: sign === "-" && /[1-9]/.test(value) ? `-${value}` : value || "0" };
}

/**
 * An amount: as `readNumber`, also in thousands, millions and billions (`250k`, `1.2m`, `1,2 Mio`, `3bn`), but three
 * digits after the only sign are asked about where they would be decimals: who writes `1,300` for money hardly means
 * 1.3. With a `currency` (ISO 4217) the sign of another one is refused, not read at par.
 */
export function readAmount(text: string, decimalSign: DecimalSign | null, currency?: string): ReadNumber {
	const other = currency && foreignSign(text, currency);
	if (other) return { problem: `“${text.trim()}” is no amount in ${currency}, in which this program counts` };
	const [, number = text, magnitude = ""] = /^(.*\d)\s?(k|m|mn|mio|bn)\.?$/i.exec(bare(text)) ?? [];
	const read = readNumber(number, decimalSign);
	if ("problem" in read) return read;
	const digits = bare(number).replace(/^[+-]/, "");
	if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && Math.abs(Number(read.value)) < 1_000) {
		const whole = digits.replace(/[.,]/, "");
		return {
			problem: `“${text.trim()}” can be read in two ways: write ${whole}${magnitude} or ${read.value}${magnitude}`,
		};
	}
	const places = zeros[magnitude.toLowerCase()] ?? 0;
	if (places === 0) return read;
	const large = readNumber(shifted(read.value, places), ".");
	return "value" in large ? large : { problem: `“${text.trim()}” has too many digits` };
}

/** How many zeros a word behind a number stands for. */
const zeros: Readonly<Record<string, number>> = { k: 3, m: 6, mn: 6, mio: 6, bn: 9 };

/** A decimal times a power of ten. */
function shifted(value: string, places: number): string {
	const [whole = "", fraction = ""] = value.split(".");
	const digits = fraction.padEnd(places, "0");
	return `${whole}${digits.slice(0, places)}.${digits.slice(places)}`;
}

/** The first sign or code of a currency in a text that is not the currency's own; undefined without any. */
function foreignSign(text: string, currency: string): string | undefined {
	const own = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
		.formatToParts(0)
		.find(({ type }) => type === "currency")?.value;
	return signsIn(text).find((sign) => sign !== own && sign !== currency);
}

/** How a column of numbers writes decimals, where one of them shows it: `12,5` does, `1,234` does not. */
export function decimalSignOfColumn(texts: readonly string[]): DecimalSign | null {
	for (const text of texts) {
		const digits = bare(text).replace(/^[+-]/, "");
		const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
		if (last < 0 || !/^[\d.,]+$/.test(digits)) continue;
		const sign = digits[last] === "," ? "," : ".";
		const other = sign === "," ? "." : ",";
		const once = digits.indexOf(sign) === last;
		if (once && (digits.includes(other) || digits.length - last - 1 !== 3 || /^0?[.,]/.test(digits)))
			return sign;
	}
	return null;
}

/** The signs and codes of currencies in a text: `$`, `EUR`. */
function signsIn(text: string): string[] {
	return (text.match(/\p{Sc}|\b[A-Z]{3}\b/gu) ?? []).filter(isSign);
}

const isSign = (written: string) => written.length === 1 || currencies.includes(written);

/** Without signs of currency and percent, and the spaces or apostrophes between thousands; with a plain minus. */
function bare(text: string): string {
	return text
		.replace(/%|\p{Sc}|\b[A-Z]{3}\b/gu, (sign) => (isSign(sign) ? "" : sign))
		.trim()
		.replace(/^[−–]/, "-")
		.replace(/^([+-])\s+/, "$1")
		.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
}

/** `1,234` is one thousand or one and a bit. (A lone point is the decimal point unless the sheet says otherwise.) */
function isEitherWay(digits: string): boolean {
	return /^[1-9]\d{0,2},\d{3}$/.test(digits);
}

/** Groups of three digits between one and the same sign: `1.234.567`. */
function isGrouped(whole: string): boolean {
	return /^\d{1,3}(?:\.\d{3})+$/.test(whole) || /^\d{1,3}(?:,\d{3})+$/.test(whole);
}

/** The sign before the decimals of this number; null when it has none. */
function decimalSignOf(digits: string, known: DecimalSign | null): DecimalSign | null {
	const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
	if (last < 0) return null;
	const sign = digits[last] === "," ? "," : ".";
	const other = sign === "," ? "." : ",";
	if (digits.includes(other)) return sign;
	const once = digits.indexOf(sign) === last;
	if (!once) return null;
	return known !== null && known !== sign && isGrouped(digits) ? null : sign;
}
