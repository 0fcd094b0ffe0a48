import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { Asking } from "@throughline/trpc/ports/asking";
import type { z } from "zod";
import type { Asked } from "./ask.ts";
import { once } from "./once.ts";
import { choicesBlock, PlanAnswer, planInstructions } from "./plan.ts";

type Given = { rootCause: string; decisions: readonly Decision[]; selected: SelectedDecisions };
type Plan = z.infer<typeof PlanAnswer>;

/** Puts one question about something to the model. */
export type Pose = <T>(asked: Asked<T>, about: string, asking: Asking) => Promise<T>;

const workOf: Asked<Pick<Plan, "workstreams">> = {
	name: "plan_workstreams",
	schema: PlanAnswer.pick({ workstreams: true }),
	instructions: `${planInstructions}\nNow give the workstreams of the one decision that is named, and nothing else of the plan.`,
};
const frameOf: Asked<Omit<Plan, "workstreams">> = {
	name: "plan_frame",
	schema: PlanAnswer.omit({ workstreams: true }),
	instructions: `${planInstructions}\nThe workstreams are there already. Now give everything else of the plan.`,
};

/**
 * A plan in slices, for a model whose context does not hold a whole one beside the question: the work of each decision,
 * then what holds it together. Each slice is asked for once, also when a later one fails.
 */
export async function planInSlices(
	{ rootCause, decisions, selected }: Given,
	asking: Asking,
	pose: Pose,
): Promise<Plan> {
	const chosen = decisions.filter((decision) => chosenOption(decision, selected));
	const slices = chosen.length + 1;
	const workstreams: Plan["workstreams"] = [];
	for (const [at, decision] of chosen.entries()) {
		const about = choicesBlock(rootCause, [decision], selected);
		const slice = await once(`work ${at + 1}`, asking, shareOf(at, slices), (part) =>
			pose(workOf, about, part),
		);
		workstreams.push(...slice.workstreams.map((stream) => ofDecision(stream, decision.id, at + 1)));
	}
	const titles = workstreams.map(({ title, cost_min, cost_max }) => `- ${title}: ${cost_min} to ${cost_max}`);
	const about = [choicesBlock(rootCause, chosen, selected), "Workstreams:", ...titles].join("\n");
	const frame = await once("frame", asking, shareOf(chosen.length, slices), (part) =>
		pose(frameOf, about, part),
	);
	return { ...frame, workstreams };
}

/** The percentages between which a slice reports. */
function shareOf(at: number, slices: number): [number, number] {
	return [(at * 100) / slices, ((at + 1) * 100) / slices];
}

/** A workstream whose ids are unique in the whole plan: each slice has counted for itself. */
function ofDecision(
	stream: Plan["workstreams"][number],
	decisionId: string,
	slice: number,
): Plan["workstreams"][number] {
	const unique = (id: string) => `${slice}-${id}`;
	return {
		...stream,
		id: unique(stream.id),
		decisionId,
		tasks: stream.tasks.map((task) => ({
			...task,
			id: unique(task.id),
			depends_on: task.depends_on.map(unique),
		})),
	};
}
