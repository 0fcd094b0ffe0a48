import type { Limit, Plan } from "@throughline/domain/consultant/plan";

/** The limits that a plan does not keep. */
export function brokenLimits({ limits }: Pick<Plan, "limits">): Limit[] {
	return (limits ?? []).filter(({ met }) => met === false);
}

/** How many limits are broken. */
export function brokenWords(count: number): string {
	return count === 1 ? "A limit is broken" : `${count} limits are broken`;
}
