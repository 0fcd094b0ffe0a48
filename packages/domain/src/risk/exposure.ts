import { z } from "zod";
import { isActive, type RiskStatus } from "../risk.ts";
import { id, money, percent } from "../shape.ts";
import { fromCents, percentOf, subtract, toCents } from "../value/money.ts";

/** The scale of a probability: it has four decimal places. */
const wholes = 10_000n;

type Estimate = { probability: number | null; impactCost: string | null };

/**
 * Expected monetary value: probability × impact cost, rounded half up to the cent; null while one of them is not
 * estimated (PMI, The Standard for Risk Management in Portfolios, Programs, and Projects).
 */
export function expectedMonetaryValue({ probability, impactCost }: Estimate): string | null {
	if (probability === null || impactCost === null) return null;
	const share = BigInt(Math.round(probability * Number(wholes)));
	return fromCents((toCents(impactCost) * share + wholes / 2n) / wholes);
}

/** What a program's risks may cost, against what is set aside for them. */
export const RiskExposure = z.object({
	exposure: money.describe("Sum of the expected monetary values of all active (Open or Monitoring) risks"),
	contingency: money.describe("Set aside for risks, beside the budget"),
	remaining: money.describe("Contingency less exposure; negative when it does not suffice"),
	usedPercent: percent.describe(
		"Exposure of contingency, one decimal; 0 without contingency, may exceed 100",
	),
	active: z.int().describe("Active risks"),
	estimated: z.int().describe("Those of them that have a probability and an impact cost"),
	top: z
		.array(z.object({ id, riskId: z.string(), description: z.string(), expectedMonetaryValue: money }))
		.describe("The five active risks of the highest expected monetary value, highest first"),
});
export type RiskExposure = z.infer<typeof RiskExposure>;

const topCount = 5;

type Exposed = Estimate & { id: string; riskId: string; description: string; status: RiskStatus };

/** The exposure of a program's risks. The rounded values are summed, so that the parts add up to the whole. */
export function exposureOf(risks: readonly Exposed[], contingency: string): RiskExposure {
	const active = risks.filter(isActive);
	const estimated = active.flatMap((risk) => {
		const value = expectedMonetaryValue(risk);
		return value === null ? [] : [{ risk, value, cents: toCents(value) }];
	});
	const exposure = fromCents(estimated.reduce((sum, { cents }) => sum + cents, 0n));
	return {
		exposure,
		contingency,
		remaining: subtract(contingency, exposure),
		usedPercent: percentOf(exposure, contingency),
		active: active.length,
		estimated: estimated.length,
		top: estimated
			.filter(({ cents }) => cents > 0n)
			.sort((one, other) => Number(other.cents - one.cents))
			.slice(0, topCount)
			.map(({ risk: { id, riskId, description }, value }) => {
				return { id, riskId, description, expectedMonetaryValue: value };
			}),
	};
}
