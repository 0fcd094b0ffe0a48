import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import type { Shown } from "@throughline/domain/consultant/shown";
import type { Asking } from "@throughline/trpc/ports/asking";
import type { z } from "zod";
import type { Asked } from "./ask.ts";
import type { About } from "./material/room.ts";
import { once, shareOf } from "./once.ts";
import { choicesBlock, PlanAnswer, planTask } from "./plan.ts";
import { fewerOf, type Pose, type Posed } from "./pose.ts";

type Given = {
	rootCause: string;
	decisions: readonly Decision[];
	selected: SelectedDecisions;
	/** What else the plan may rest on. */
	lines: readonly string[];
};
type Plan = z.infer<typeof PlanAnswer>;

const workOf: Asked<Pick<Plan, "workstreams">> = {
	name: "plan_workstreams",
	schema: PlanAnswer.pick({ workstreams: true }),
	task: `${planTask}\nNow give the workstreams of the one decision that is named, and nothing else of the plan.`,
};
const frameOf: Asked<Omit<Plan, "workstreams">> = {
	name: "plan_frame",
	schema: PlanAnswer.omit({ workstreams: true }),
	task: `${planTask}\nThe workstreams are there already. Now give everything else of the plan.`,
};

/**
 * A plan in slices, for a model whose context does not hold a whole one beside the question: the work of each decision,
 * then what holds it together. Each slice is asked for once, also when a later one fails.
 */
export async function planInSlices(
	{ rootCause, decisions, selected, lines }: Given,
	asking: Asking,
	pose: Pose,
): Promise<Posed<Plan>> {
	const chosen = decisions.filter((decision) => chosenOption(decision, selected));
	const slices = chosen.length + 1;
	const workstreams: Plan["workstreams"] = [];
	let fewest: Shown | null = null;
	for (const [at, decision] of chosen.entries()) {
		const about = { text: choicesBlock(rootCause, [decision], selected), lines };
		const { answer: slice, shown } = await once(
			{
				name: `work ${at + 1}`,
				label: `Work of decision ${at + 1} of ${chosen.length}`,
				...shareOf(at, slices),
			},
			asking,
			(part) => pose(workOf, about, part),
		);
		fewest = fewerOf(fewest, shown);
		workstreams.push(...slice.workstreams.map((stream) => ofDecision(stream, decision.id, at + 1)));
	}
	const titles = workstreams.map(({ title, cost_min, cost_max }) => `- ${title}: ${cost_min} to ${cost_max}`);
	const text = [choicesBlock(rootCause, chosen, selected), "Workstreams:", ...titles].join("\n");
	const about: About = { text, lines };
	const { answer: frame, shown } = await once(
		{ name: "frame", label: "Gates, KPIs, benefits and risks", ...shareOf(chosen.length, slices) },
		asking,
		(part) => pose(frameOf, about, part),
	);
	return { answer: { ...frame, workstreams }, shown: fewerOf(fewest, shown) };
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
