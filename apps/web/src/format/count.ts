import { numberWriter } from "@throughline/domain/value/writing";

const whole = numberWriter({ maximumFractionDigits: 0 });

/** A whole number with thousands separators: `12,480`. */
export function formatCount(count: number): string {
	return whole.format(count);
}
