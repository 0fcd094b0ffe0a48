import type { TreeDraft, WhyDraft } from "@throughline/domain/consultant/whys";
import { deepestWhy } from "@throughline/domain/consultant/whys";
import { z } from "zod";
import { Cited, groundRules, type MaterialBlock } from "./material-block.ts";

const Why = z.object({
	option: z.string().describe("A cause, as one sentence"),
	consideration: z
		.string()
		.describe("What speaks for and against it, or what is to be found out, in one or two sentences"),
	supporting: z.array(Cited),
	counter: z.array(Cited).describe("Passages that speak against it"),
});

export const WhysAnswer = z.object({ options: z.array(Why) });

export const FirstLevelAnswer = z.object({
	rootQuestion: z.string().describe("The first why: why is the problem of the case so?"),
	options: z.array(Why),
});

export const SecondLevelAnswer = z.object({
	causes: z.array(
		z.object({ of: z.int().describe("The number of the option that it explains, from 1"), ...Why.shape }),
	),
});

const method =
	"Method: Five Whys. An option answers the question of its level with a cause that the material states or supports. Options of one level exclude each other as far as possible and are of the same kind. Give three to six options for each question. An option without a supporting passage says in its consideration that nothing was found on it, and what to find out.";

export const firstLevelInstructions = `${groundRules}
${method}
Make the first level: the causes of the problem that the case names. Causes and links that people confirmed come first.`;

export const secondLevelInstructions = `${groundRules}
${method}
Make the second level: for each numbered option its own causes.`;

export const expandInstructions = `${groundRules}
${method}
Make one level: the causes of the last option of the path.`;

/** Hangs the second level under the first; what names no option of it is left out. */
export function treeOf(
	rootQuestion: string,
	first: readonly WhyDraft[],
	{ causes }: z.infer<typeof SecondLevelAnswer>,
	block: MaterialBlock,
): TreeDraft {
	const below = (number: number) => levelOf({ options: causes.filter(({ of }) => of === number) }, 2, block);
	return {
		rootQuestion: rootQuestion.trim() || "Why is this so?",
		branches: first.map((draft, index) => ({ ...draft, branches: below(index + 1) })),
	};
}

/** The options of one level, at its depth. */
export function levelOf(
	{ options }: z.infer<typeof WhysAnswer>,
	depth: number,
	block: MaterialBlock,
): WhyDraft[] {
	return options.filter(({ option }) => said(option)).map((each) => whyOf(each, depth, block));
}

function whyOf(why: z.infer<typeof Why>, depth: number, block: MaterialBlock): WhyDraft {
	const option = why.option.trim().slice(0, 2_000);
	return {
		option,
		question: depth < deepestWhy ? `Why is this? (${option})` : "",
		consideration: why.consideration.trim(),
		supporting: block.quotes(why.supporting),
		counter: block.quotes(why.counter),
		isLeaf: depth === deepestWhy,
		depth,
		branches: [],
	};
}

function said(text: string): boolean {
	return text.trim() !== "";
}
