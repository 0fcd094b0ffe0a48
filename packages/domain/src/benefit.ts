import { z } from "zod";
import {
	amount,
	changedText,
	changeOf,
	id,
	instant,
	money,
	mostTogether,
	optionalText,
	percent,
	requiredText,
	version,
	versionAsRead,
} from "./shape.ts";
import { fromCents, percentOf, subtract, sum, toCents } from "./value/money.ts";

export const benefitStatuses = ["Realized", "In Progress", "At Risk", "Not Started"] as const;
export type BenefitStatus = (typeof benefitStatuses)[number];

/** The category of a benefit for which none is named. */
export const defaultCategory = "Other";

const name = requiredText(200, "Benefit name is required");
const status = z.enum(benefitStatuses);

/** A benefit as it is read. */
export const Benefit = z.object({
	id,
	programId: id,
	name: z.string(),
	description: z.string().nullable(),
	category: z.string().describe('"Other" unless one is named'),
	targetValue: money,
	realizedValue: money.describe("The sum of the monthly actuals where any month is accounted for"),
	status,
	ownerId: id.nullable(),
	ownerAfterClosureId: id.nullable().describe("Who answers for it once the program is closed"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Benefit = z.infer<typeof Benefit>;

/** What creates a benefit. */
export const NewBenefit = z.strictObject({
	programId: id,
	name,
	description: optionalText(10_000),
	category: optionalText(200).transform((value) => value ?? defaultCategory),
	targetValue: amount.nullish().transform((given) => given ?? "0.00"),
	realizedValue: amount.nullish().transform((given) => given ?? "0.00"),
	status: status.default("Not Started"),
	ownerId: id.nullish().transform((given) => given ?? null),
	ownerAfterClosureId: id.nullish().transform((given) => given ?? null),
});
export type NewBenefit = z.infer<typeof NewBenefit>;

/** Several new ones that come together or not at all, in their order. */
export const NewBenefits = z.strictObject({ benefits: z.array(NewBenefit).min(1).max(mostTogether) });
export type NewBenefits = z.infer<typeof NewBenefits>;

/** What changes a benefit: only the fields that are given. A category that is taken away becomes "Other". */
export const BenefitChange = changeOf({
	name: name.optional(),
	description: changedText(10_000),
	category: changedText(200).transform((value) => (value === null ? defaultCategory : value)),
	targetValue: amount.optional(),
	realizedValue: amount.optional(),
	status: status.optional(),
	ownerId: id.nullable().optional(),
	ownerAfterClosureId: id.nullable().optional(),
});
export type BenefitChange = z.infer<typeof BenefitChange>;

const month = z
	.string({ error: "Enter a month as YYYY-MM" })
	.regex(/^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])(?:-01)?$/, "Enter a month as YYYY-MM, from 1900 to 2199")
	.transform((value) => `${value.slice(0, 7)}-01`);

/** A benefit in one month: what is planned and what came. */
export const BenefitPeriod = z.object({
	id,
	benefitId: id,
	month: z.iso.date().describe("The month's first day"),
	planned: money,
	actual: money.nullable().describe("Null while the month is not accounted for"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type BenefitPeriod = z.infer<typeof BenefitPeriod>;

export const NewBenefitPeriod = z.strictObject({
	month: month.describe("YYYY-MM, or the month's first day"),
	planned: amount.nullish().transform((given) => given ?? "0.00"),
	actual: amount.nullish().transform((given) => given ?? null),
});
export type NewBenefitPeriod = z.infer<typeof NewBenefitPeriod>;

export const BenefitPeriodChange = changeOf({
	planned: amount.optional(),
	actual: amount.nullable().optional(),
});
export type BenefitPeriodChange = z.infer<typeof BenefitPeriodChange>;

/** As many months as a plan may have: twenty years. */
export const longestPlan = 240;

/**
 * Several months of a plan at once, each month once. A month that holds nothing (nothing planned, not accounted for) is
 * taken out of the plan; months that are not named stay as they are.
 */
export const BenefitPlanChange = z.strictObject({
	periods: z
		.array(
			NewBenefitPeriod.extend({
				version: versionAsRead
					.nullable()
					.describe("As read; null for a month that was not in the plan. Required"),
			}),
		)
		.min(1, "Give at least one month")
		.max(longestPlan, `A plan has at most ${longestPlan} months`)
		.superRefine((periods, context) => {
			const seen = new Set<string>();
			for (const [index, period] of periods.entries()) {
				if (seen.has(period.month)) {
					const message = `${period.month.slice(0, 7)} is named twice`;
					context.addIssue({ code: "custom", path: [index, "month"], message });
				}
				seen.add(period.month);
			}
		}),
});
export type BenefitPlanChange = z.infer<typeof BenefitPlanChange>;

/** What the realized value of a benefit follows: the sum of its actuals; null while no month is accounted for. */
export function realizedOf(periods: readonly Pick<BenefitPeriod, "actual">[]): string | null {
	const actuals = periods.flatMap(({ actual }) => actual ?? []);
	return actuals.length === 0 ? null : sum(actuals);
}

/** Expected and realized value of some benefits. Amounts are exact. */
export type BenefitTally = {
	expected: string;
	realized: string;
	/** What is still to come: expected less realized of each benefit, none where it brought more than expected. */
	remaining: string;
	/** Realized of expected, 0 to 100 percent with one decimal; 100 where something came that nobody expected. */
	progress: number;
};

type Valued = Pick<Benefit, "targetValue" | "realizedValue">;

export function tallyOf(benefits: readonly Valued[]): BenefitTally {
	const expected = sum(benefits.map(({ targetValue }) => targetValue));
	const realized = sum(benefits.map(({ realizedValue }) => realizedValue));
	const open = benefits.map(({ targetValue, realizedValue }) => {
		const left = subtract(targetValue, realizedValue);
		return left.startsWith("-") ? "0.00" : left;
	});
	return { expected, realized, remaining: sum(open), progress: progressOf(realized, expected) };
}

/** Realized of expected, percent with one decimal, capped at 100. */
function progressOf(realized: string, expected: string): number {
	if (toCents(expected) === 0n) return toCents(realized) > 0n ? 100 : 0;
	return Math.min(100, percentOf(realized, expected));
}

export type CategoryTally = BenefitTally & { category: string; count: number };

/** Each category with what is expected of it, the largest expectation first, then by name. */
export function tallyByCategory(benefits: readonly (Valued & Pick<Benefit, "category">)[]): CategoryTally[] {
	return [...Map.groupBy(benefits, ({ category }) => category)]
		.map(([category, own]) => ({ category, count: own.length, ...tallyOf(own) }))
		.sort((a, b) => {
			const more = toCents(b.expected) - toCents(a.expected);
			return more === 0n ? a.category.localeCompare(b.category, "en-US") : more > 0n ? 1 : -1;
		});
}

/** An amount in `parts` parts that differ by a cent at most and add up to it. `parts` is at least 1. */
export function shareEvenly(total: string, parts: number): string[] {
	const cents = toCents(total);
	const upTo = (part: number) => (cents * BigInt(part)) / BigInt(parts);
	return Array.from({ length: parts }, (_, part) => fromCents(upTo(part + 1) - upTo(part)));
}

const ratePercent = percent.describe("Percent, one decimal");

/** What a program's benefits return on its costs, as far as the plan goes. */
export const BenefitProjection = z.object({
	totalBenefit: money,
	totalTarget: money.describe("What the benefits’ target values add up to"),
	plansBeyondTargets: money.describe(
		"Monthly plans less the targets of their benefits; negative where part of a target is not planned",
	),
	actualsBeyondPlans: money.describe(
		"What came less what was planned or expected for it; negative where less came",
	),
	totalCost: money,
	netBenefit: money.describe("Total benefit less total cost"),
	roi: ratePercent.describe("Net benefit ÷ total cost, percent with one decimal"),
	paybackMonths: z
		.int()
		.nullable()
		.describe("Months until the benefits have paid the costs back; null when they do not"),
	npv: money.describe("Net present value at the first month, rounded to the cent"),
	discountRate: z.string().describe("Percent a year"),
	months: z.array(
		z.object({
			month: z.string().describe("YYYY-MM"),
			benefit: money,
			cost: money,
			cumulative: money.describe("All benefits less all costs up to and including the month"),
		}),
	),
});
export type BenefitProjection = z.infer<typeof BenefitProjection>;
