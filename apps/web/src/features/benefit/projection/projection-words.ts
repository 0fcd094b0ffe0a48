import type { BenefitProjection } from "@throughline/domain/benefit";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { formatNumber, numberWriter } from "@throughline/domain/value/writing";

const percent = numberWriter({ maximumFractionDigits: 0 });

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
	return `${formatNumber(Number(discountRate))}%`;
}

/** What leads from the card's Total Expected Value to all benefits calculated with; null where they are the same. */
export function wayFromTargetsWords(
	{
		totalTarget,
		plansBeyondTargets,
		actualsBeyondPlans,
	}: Pick<BenefitProjection, "totalTarget" | "plansBeyondTargets" | "actualsBeyondPlans">,
	money: MoneyFormat,
): string | null {
	const steps = [
		step(plansBeyondTargets, "that no monthly plan spreads", "planned beyond the targets", money),
		step(
			actualsBeyondPlans,
			"that did not come as planned so far",
			"that came beyond the plan so far",
			money,
		),
	].filter((words) => words !== null);
	if (steps.length === 0) return null;
	return `Total Expected Value ${money.whole(totalTarget)}, ${steps.join(", ")}`;
}

function step(amount: string, short: string, beyond: string, money: MoneyFormat): string | null {
	if (Number(amount) === 0) return null;
	const size = money.whole(amount.replace("-", ""));
	return amount.startsWith("-") ? `less ${size} ${short}` : `plus ${size} ${beyond}`;
}
