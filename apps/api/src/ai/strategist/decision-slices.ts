import type { Asking } from "@throughline/trpc/ports/asking";
import { z } from "zod";
import type { Asked } from "./ask.ts";
import { DecisionAnswer, decisionsTask } from "./decisions.ts";
import type { About } from "./material/room.ts";
import { once, shareOf } from "./once.ts";
import { fewerOf, type Pose, type Posed } from "./pose.ts";

const mostDecisions = 5;

const outlineOf: Asked<{ outline: { question: string; options: string[] }[] }> = {
	name: "decisions_outline",
	schema: z.object({
		outline: z.array(
			z.object({
				question: z.string(),
				options: z.array(z.string()).describe("Names of two to four options"),
			}),
		),
	}),
	task: `${decisionsTask}\nNow name only the decisions and their options; each is worked out afterwards.`,
};
const decisionOf: Asked<{ decision: z.infer<typeof DecisionAnswer> }> = {
	name: "decision",
	schema: z.object({ decision: DecisionAnswer }),
	task: `${decisionsTask}\nNow give the one decision that is named, with the options that are named, and no other.`,
};

/**
 * Decisions in slices, for a model whose context does not hold all of them beside the question: their names, then each by
 * itself with what bears on it. Each slice is asked for once, also when a later one fails.
 */
export async function decideInSlices(
	about: About,
	asking: Asking,
	pose: Pose,
): Promise<Posed<{ decisions: z.infer<typeof DecisionAnswer>[] }>> {
	const { answer, shown } = await once(
		{ name: "outline", label: "Which decisions there are", from: 0, to: 20 },
		asking,
		(part) => pose(outlineOf, about, part),
	);
	const named = answer.outline.filter(({ options }) => options.length >= 2).slice(0, mostDecisions);
	const decisions: z.infer<typeof DecisionAnswer>[] = [];
	let fewest = shown;
	for (const [at, { question, options }] of named.entries()) {
		const label = `Decision ${at + 1} of ${named.length}`;
		const { from, to } = shareOf(at, named.length);
		const slice = { name: `decision ${at + 1}`, label, from: 20 + from * 0.8, to: 20 + to * 0.8 };
		const text = `Decision: ${question}\nOptions: ${options.join(" / ")}\n${about.text}`;
		const posed = await once(slice, asking, (part) => pose(decisionOf, { ...about, text }, part));
		decisions.push(posed.answer.decision);
		fewest = fewerOf(fewest, posed.shown);
	}
	return { answer: { decisions }, shown: fewest };
}
