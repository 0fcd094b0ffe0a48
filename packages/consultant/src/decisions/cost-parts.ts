import type { CostParts } from "@throughline/domain/consultant/decision";
import { alignedParts, type Costed, partsTogether } from "@throughline/domain/consultant/decision/cost-parts";
import type { Language } from "../languages/language.ts";
import { moneyText, numberText } from "../wording/money.ts";
import { wording } from "../wording/wording.ts";

/** Over what time that which recurs is counted; null where nothing does. */
export function countedText(parts: CostParts | null, language: Language): string | null {
	if (!parts) return null;
	const { counted_months: months } = parts;
	return wording(language).measures.counted(months === 12 ? null : numberText(months, language));
}

/** The sum of several costs at most, with its arithmetic; what is paid once and what recurs each for itself. */
export function sumText(all: readonly Costed[], currency: string, language: Language): string {
	const amount = (value: number) => moneyText(value, currency, language);
	const added = (values: readonly number[]) => {
		const paid = values.filter((value) => value > 0);
		const total = amount(paid.reduce((sum, value) => sum + value, 0));
		return paid.length > 1 ? `${paid.map(amount).join(" + ")} = ${total}` : total;
	};
	const aligned = alignedParts(all);
	const counted = countedText(partsTogether(all), language);
	if (aligned === null || counted === null) return added(all.map(({ cost }) => cost.max));
	const once = aligned.each.map((part) => part.once.max);
	return wording(language).measures.sum({
		once: once.some((value) => value > 0) ? added(once) : null,
		yearly: added(aligned.each.map((part) => part.yearly.max)),
		counted,
		total: amount(all.reduce((sum, { cost }) => sum + cost.max, 0)),
	});
}

/** Behind a cost in brackets, what of it recurs and over what time that is counted; "" where nothing does. */
export function recurringText(
	{ max, parts = null }: { max: number; parts?: CostParts | null | undefined },
	currency: string,
	language: Language,
): string {
	const counted = countedText(parts, language);
	if (!parts || counted === null) return "";
	const amount = (value: number) => moneyText(value, currency, language);
	return wording(language).measures.recurring({
		yearly: amount(parts.yearly.max),
		// Of less than a year the sum holds only a part, which is less than a year's cost.
		part: parts.counted_months < 12 ? amount(max - parts.once.max) : null,
		counted,
	});
}
