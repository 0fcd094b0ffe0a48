import type { DecimalSign } from "@throughline/domain/paste/read-day";

/** How the person writes decimals: `1,5` or `1.5`. */
export function decimalSign(): DecimalSign {
	return new Intl.NumberFormat(navigator.language).format(1.5).includes(",") ? "," : ".";
}
