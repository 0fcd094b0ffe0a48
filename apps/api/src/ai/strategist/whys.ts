import type { TreeDraft, WhyDraft } from "@throughline/domain/consultant/whys";
import { deepestWhy } from "@throughline/domain/consultant/whys";
import { z } from "zod";
import type { Asked } from "./ask.ts";
import { type Citations, Cited } from "./material/citations.ts";

const Why = z.object({
	option: z.string().describe("A cause, as one sentence"),
	consideration: z
		.string()
		.describe("What speaks for and against it, or what is to be found out, in one or two sentences"),
	supporting: z.array(Cited),
	counter: z.array(Cited).describe("Passages that speak against it"),
});

const WhysAnswer = z.object({ options: z.array(Why) });

const FirstLevelAnswer = z.object({
	rootQuestion: z.string().describe("The first why: why is the problem of the case so?"),
	options: z.array(Why),
});

const SecondLevelAnswer = z.object({
	causes: z.array(
		z.object({ of: z.int().describe("The number of the option that it explains, from 1"), ...Why.shape }),
	),
});

const method =
	"Method: Five Whys. An option answers the question of its level with a cause that the material states or supports. Options of one level exclude each other as far as possible and are of the same kind. Give three to six options for each question. An option without a supporting passage says in its consideration that nothing was found on it, and what to find out.";

export const firstLevel: Asked<z.infer<typeof FirstLevelAnswer>> = {
	name: "whys_first_level",
	schema: FirstLevelAnswer,
	task: `${method}
Make the first level: the causes of the problem that the case names. Causes and links that people confirmed come first.`,
};

export const secondLevel: Asked<z.infer<typeof SecondLevelAnswer>> = {
	name: "whys_second_level",
	schema: SecondLevelAnswer,
	task: `${method}
Make the second level: for each numbered option its own causes.`,
};

export const nextLevel: Asked<z.infer<typeof WhysAnswer>> = {
	name: "whys_level",
	schema: WhysAnswer,
	task: `${method}
Make one level: the causes of the last option of the path.`,
};

/** Hangs the second level under the first; what names no option of it is left out. */
export function treeOf(
	rootQuestion: string,
	first: readonly WhyDraft[],
	{ causes }: z.infer<typeof SecondLevelAnswer>,
	citations: Citations,
): TreeDraft {
	const below = (number: number) =>
		levelOf({ options: causes.filter(({ of }) => of === number) }, 2, citations);
	return {
		rootQuestion: rootQuestion.trim() || "Why is this so?",
		branches: first.map((draft, index) => ({ ...draft, branches: below(index + 1) })),
	};
}

/** The options of one level, at its depth. */
export function levelOf(
	{ options }: z.infer<typeof WhysAnswer>,
	depth: number,
	citations: Citations,
): WhyDraft[] {
	return options.filter(({ option }) => said(option)).map((each) => whyOf(each, depth, citations));
}

function whyOf(why: z.infer<typeof Why>, depth: number, citations: Citations): WhyDraft {
	const option = why.option.trim().slice(0, 2_000);
	return {
		option,
		question: questionBelow(option, depth),
		consideration: why.consideration.trim(),
		supporting: citations.quotes(why.supporting),
		counter: citations.quotes(why.counter),
		isLeaf: depth === deepestWhy,
		depth,
		branches: [],
	};
}

/** What is asked below an option; nothing at the deepest level. */
export function questionBelow(option: string, depth: number): string {
	return depth < deepestWhy ? `Why is this? (${option})` : "";
}

function said(text: string): boolean {
	return text.trim() !== "";
}
