import type { DecimalSign } from "@throughline/domain/paste/read-day";
import { decimalSignOf, standardWriting, writing } from "@throughline/domain/value/writing";

/** How the person writes decimals: `1,5` or `1.5`; as their browser does, while nobody chose a form of numbers. */
export function decimalSign(): DecimalSign {
	const chosen = writing();
	if (chosen.numberForm !== standardWriting.numberForm) return decimalSignOf(chosen);
	return new Intl.NumberFormat(navigator.language).format(1.5).includes(",") ? "," : ".";
}
