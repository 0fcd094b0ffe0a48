import type { Language } from "../languages/language.ts";
import { moneyText, numberText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";
import type { Size } from "./size.ts";

/**
 * What a day of one's own people is assumed to cost, in units of each currency: an order of magnitude for office and
 * technical work in that currency's countries, to be corrected by the person. Any other currency has no assumption, and
 * work has no price in it.
 */
const dayRates: Record<string, number> = {
	USD: 600,
	EUR: 500,
	GBP: 450,
	CHF: 900,
	PLN: 1_200,
	SEK: 6_000,
	NOK: 6_500,
	DKK: 4_500,
	CZK: 8_000,
	HUF: 120_000,
	RON: 1_500,
	CAD: 700,
	AUD: 800,
	NZD: 800,
	JPY: 50_000,
	INR: 15_000,
	CNY: 2_500,
	BRL: 1_500,
	MXN: 6_000,
	ZAR: 6_000,
	SGD: 700,
	HKD: 4_000,
	ILS: 2_200,
	TRY: 12_000,
	AED: 2_000,
	SAR: 2_000,
	QAR: 2_000,
	ISK: 80_000,
	BGN: 400,
	BAM: 400,
	RSD: 25_000,
	UAH: 6_000,
	RUB: 15_000,
	KZT: 60_000,
	EGP: 5_000,
	MAD: 2_500,
	TND: 300,
	DZD: 15_000,
	KES: 12_000,
	NGN: 100_000,
	ARS: 150_000,
	CLP: 150_000,
	COP: 600_000,
	PEN: 600,
	UYU: 8_000,
	THB: 5_000,
	MYR: 800,
	IDR: 1_500_000,
	PHP: 6_000,
	VND: 3_000_000,
	KRW: 400_000,
	TWD: 8_000,
};

/** A measure of which the text gives no price: so many person-days, by the size of the case. */
const unpricedDays: Record<Size, readonly [number, number]> = { S: [2, 8], M: [5, 20], L: [20, 80] };
/** And so many months. */
export const unpricedMonths: Record<Size, number> = { S: 0.5, M: 1, L: 3 };

/** What work of so many person-days is assumed to cost, with its arithmetic. */
export function effortCost(
	days: readonly [number, number],
	currency: string,
	language: Language,
	from: string,
): { min: number; max: number; arithmetic: string } {
	const words = wording(language);
	const said =
		days[0] === days[1]
			? numberText(days[0], language)
			: `${numberText(days[0], language)}–${numberText(days[1], language)}`;
	const rate = dayRates[currency];
	if (rate === undefined)
		return { min: 0, max: 0, arithmetic: words.effortWithoutRate(said, currency, from) };
	return {
		min: days[0] * rate,
		max: days[1] * rate,
		arithmetic: words.effort(said, moneyText(rate, currency, language), from),
	};
}

/** The person-days that an assumed cost is calculated from; null where it is none, or the currency has no day rate. */
export function personDaysFor(cost: number, currency: string): number | null {
	const rate = dayRates[currency];
	return rate === undefined || cost <= 0 ? null : cost / rate;
}

/** The same for a measure that the text leaves without a price. */
export function unpricedCost(size: Size, currency: string, language: Language) {
	return effortCost(unpricedDays[size], currency, language, size);
}
