import type { Verdict } from "@throughline/domain/consultant/verdict";
import { z } from "zod";
import type { Asked } from "./ask.ts";

const Answer = z.object({
	verdicts: z.array(
		z.object({
			number: z.int().describe("Of the proposal, from 1"),
			holds: z.boolean(),
			support: z.enum(["yes", "partly", "no"]).describe("Whether its passages say so"),
			about_people: z.boolean().describe("Whether it explains anything by people's nature, culture or blame"),
			reason: z.string().describe("Why, in one short sentence"),
		}),
	),
});

const review =
	"Review each numbered proposal as a critic who owes its author nothing. Judge by the material alone, and give every proposal one verdict. A figure that is named as not in the material is the author's guess and supports nothing.";

export type Critic = Asked<z.infer<typeof Answer>>;
export const causesCritic: Critic = {
	name: "causes_critic",
	schema: Answer,
	task: `${review} A cause holds when it explains what it is named for: an effect, a measure, or the same in other words does not.`,
};
export const optionsCritic: Critic = {
	name: "options_critic",
	schema: Answer,
	task: `${review} An option holds when it acts on the root cause, or says openly that it leaves all as it is.`,
};

/** The verdicts by the number of their proposal; the first that is given of each counts. */
export function verdictsOf({ verdicts }: z.infer<typeof Answer>): ReadonlyMap<number, Verdict> {
	const byNumber = new Map<number, Verdict>();
	for (const { number, holds, support, about_people, reason } of verdicts) {
		if (byNumber.has(number)) continue;
		byNumber.set(number, { holds, support, aboutPeople: about_people, reason: reason.trim() });
	}
	return byNumber;
}
