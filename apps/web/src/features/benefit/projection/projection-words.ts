import type { BenefitProjection } from "@throughline/domain/benefit";

const percent = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** `185%`; without decimals, as a projection has none that mean something. */
export function roiWords({ roi }: Pick<BenefitProjection, "roi">): string {
	return `${percent.format(roi)}%`;
}

/** `18-month payback`, or that there is none. */
export function paybackWords({ paybackMonths }: Pick<BenefitProjection, "paybackMonths">): string {
	if (paybackMonths === null) return "Not paid back within the plan";
	return paybackMonths === 0 ? "Paid back from the start" : `${paybackMonths}-month payback`;
}

/** `8%` for `8.00`. */
export function rateWords(discountRate: string): string {
	return `${Number(discountRate)}%`;
}
