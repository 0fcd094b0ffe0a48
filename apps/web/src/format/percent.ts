import { numberWriter } from "@throughline/domain/value/writing";

const tenths = numberWriter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Percent with one decimal: `72.4%`. */
export function formatPercent(percent: number): string {
	return `${tenths.format(percent)}%`;
}
