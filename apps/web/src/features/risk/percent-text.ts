import { formatNumber } from "@throughline/domain/value/writing";

/** A probability (0 to 1, four decimal places) as a percentage in digits: 0.1234 is "12.34". */
export function percentText(probability: number): string {
	return String(Number((probability * 100).toFixed(2)));
}

/** The same as a person reads it: `12.34%`. */
export function percentWords(probability: number): string {
	return `${formatNumber(Number(percentText(probability)))}%`;
}

/** The probability of a percentage in digits with at most two decimal places: "12.34" is 0.1234. */
export function probabilityOf(percent: string): number {
	return Number((Number(percent) / 100).toFixed(4));
}
