import { type Figure, isShareOfRound } from "../figures/figure.ts";
import type { Language } from "../languages/language.ts";
import { durationText, durationUnit, moneyText, numberText, percentText } from "./money.ts";
import { wording } from "./wording.ts";

/** A figure as a person reads it: "81 %", "£6.85", "41 days". */
export function valueText(figure: Figure, currency: string, language: Language): string {
	if (figure.kind === "money")
		return (
			moneyText(figure.value, figure.currency ?? currency, language) +
			(figure.per ? wording(language).per(figure.per) : "")
		);
	if (figure.kind === "duration" && figure.unit) return durationText(figure.value, figure.unit, language);
	const unit = unitText(figure, currency, language);
	const value = shareOrValue(figure);
	if (unit === "%") return percentText(value, language);
	return `${numberText(value, language)}${unit ? ` ${unit}` : ""}`;
}

/** A share of every hundred or ten in per cent: "34 of every 100" is 34. */
export function shareOrValue(figure: Figure): number {
	return isShareOfRound(figure) && figure.of ? (100 * figure.value) / figure.of : figure.value;
}

/** Days and hours are units that the product's screens know by these names. */
const productUnits: Record<string, string> = { day: "days", "working-day": "days", hour: "hours" };

/** The unit of a figure as the product's screens name it; null for a bare number. */
export function unitText(figure: Figure, currency: string, language: Language): string | null {
	if (figure.kind === "money") return figure.currency ?? currency;
	if (isShareOfRound(figure)) return "%";
	if (figure.kind !== "duration" || figure.unit === null) return figure.unit;
	return productUnits[figure.unit] ?? durationUnit(figure.unit, language);
}
