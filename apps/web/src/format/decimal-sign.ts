import type { DecimalSign } from "@throughline/domain/paste/read-day";
import { typedDecimalSign } from "@throughline/domain/value/writing";

/** How the person writes decimals: `1,5` or `1.5`; as their browser does, while nobody chose a form of numbers. */
export const decimalSign = (): DecimalSign => typedDecimalSign(navigator.language);
