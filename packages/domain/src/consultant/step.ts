import { z } from "zod";
import { Provider, runKinds, runStatuses } from "../run.ts";
import { id, instant } from "../shape.ts";
import { SessionId, VersionNumber } from "./session.ts";

/** The screens of a session at which work may be due, in their order. */
export const strategySteps = ["whys", "research", "analysis", "decisions", "plan"] as const;
export const StrategyStep = z.enum(strategySteps);
export type StrategyStep = z.infer<typeof StrategyStep>;

export const EnterStep = z.strictObject({
	sessionId: SessionId,
	step: StrategyStep,
	versionNumber: VersionNumber.optional().describe("The newest unless given; the whys belong to none"),
	provider: Provider.optional(),
	again: z.boolean().optional().describe("Does over what this step has made already"),
	retry: z
		.boolean()
		.optional()
		.describe("A person wants another attempt: tree and plan that failed with a paid provider wait for that"),
});
export type EnterStep = z.infer<typeof EnterStep>;

const Failure = z.object({ code: z.string(), error: z.string().describe("A sentence for a person") });

/** A run that works for a step; follow it by its id. */
export const StepRun = z.object({
	id,
	kind: z.enum(runKinds),
	edition: z.int().describe("Another number: the same run was started anew"),
	status: z.enum(runStatuses),
	provider: Provider.nullable().describe("Who does it"),
	model: z.string().nullable().describe("The model that answered last; null before one has"),
	cost: z.string().describe("What all attempts have cost so far; estimated, in US dollars"),
	failure: Failure.nullable().describe("Why it failed"),
});

export type StepRun = z.infer<typeof StepRun>;

/** A step that somebody has entered. */
const EnteredStep = z.object({
	step: StrategyStep,
	versionNumber: z.int().nullable().describe("The version that it works on; null for the whys"),
	enteredAt: instant,
	run: StepRun.nullable().describe("What works for it, or did last; null before anything was due"),
	failure: Failure.nullable().describe("Why what follows that run could not be started"),
});
export type EnteredStep = z.infer<typeof EnteredStep>;

/** Where a session is, and what works for it. */
export const StrategyProgress = z.object({
	sessionId: SessionId,
	steps: z.array(EnteredStep).describe("The current one first: the one that was entered last"),
	expansions: z
		.array(z.object({ nodeId: id, run: StepRun }))
		.describe("The whys whose causes are being looked for, or could not be found"),
});
export type StrategyProgress = z.infer<typeof StrategyProgress>;

/** Whether a run is not over. */
export function isUnderWay({ status }: { status: string }): boolean {
	return status === "queued" || status === "running";
}
