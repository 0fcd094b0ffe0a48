import { z } from "zod";
import type { Analysis } from "../analysis.ts";
import type { Limit, Plan } from "../plan.ts";

/** With what a plan becomes a program all the same: a limit that it breaks, or ground that was never confirmed. */
export const Reservation = z.object({
	kind: z.enum(["budget", "deadline", "must not", "assumed cause", "unready case"]),
	text: z
		.string()
		.describe(
			"Of a limit, what it is and what the plan takes; of an assumed cause, the cause; else a sentence",
		),
	change: z.string().nullable().describe("What would meet the limit; null where nothing says"),
});
export type Reservation = z.infer<typeof Reservation>;

/** The limits that a plan does not keep. */
export function brokenLimits({ limits }: Pick<Plan, "limits">): Limit[] {
	return (limits ?? []).filter(({ met }) => met === false);
}

type Integrated = {
	program: Pick<Plan, "limits" | "unready">;
	analysis: Pick<Analysis, "five_whys"> | null;
	rootCause: string | null;
};

const unready = "The plan was made before the case was ready: somebody went on all the same.";

/** What whoever integrates a version takes on: broken limits first, then an assumed cause and a case that was not ready. */
export function reservationsOf({ program, analysis, rootCause }: Integrated): Reservation[] {
	const isAssumed = analysis?.five_whys.root_cause_assumed === true;
	return [
		...brokenLimits(program).map(({ kind, statement, change }) => ({ kind, text: statement, change })),
		...(isAssumed
			? [{ kind: "assumed cause" as const, text: rootCause ?? analysis.five_whys.root_cause, change: null }]
			: []),
		...(program.unready ? [{ kind: "unready case" as const, text: unready, change: null }] : []),
	];
}
