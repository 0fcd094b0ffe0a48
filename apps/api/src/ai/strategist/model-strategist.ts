import { validateRootCause } from "@throughline/domain/consultant/root-cause/root-cause";
import { deepestWhy } from "@throughline/domain/consultant/whys";
import { noTree } from "@throughline/trpc/consultant/whys/generate";
import type { CaseGrounder, Finalized, StoredMaterial, Strategist } from "@throughline/trpc/ports/advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import { z } from "zod";
import type { LanguageModel } from "../language-model.ts";
import {
	AnalysisAnswer,
	analysisInstructions,
	analysisOf,
	EnhancedAnswer,
	enhancedInstructions,
	enhancedOf,
	researchBlock,
} from "./analysis.ts";
import { ask } from "./ask.ts";
import { DecisionsAnswer, decisionsInstructions, decisionsOf } from "./decisions.ts";
import { blockOf, caseBlockOf, groundRules, type MaterialBlock } from "./material-block.ts";
import { choicesBlock, PlanAnswer, planInstructions, planOf } from "./plan.ts";
import {
	expandInstructions,
	FirstLevelAnswer,
	firstLevelInstructions,
	levelOf,
	SecondLevelAnswer,
	secondLevelInstructions,
	treeOf,
	WhysAnswer,
} from "./whys.ts";

const Judgement = z.object({
	valid: z.boolean(),
	message: z
		.string()
		.describe("Empty when valid; else one sentence that says why, for the person who wrote it"),
});

/**
 * A strategist that asks a language model, and believes only what it can check. What it answers is held against the case
 * by `cases`, whose rules cost nothing.
 */
export function modelStrategist(model: LanguageModel, cases: CaseGrounder): Strategist {
	/** The material first, the same for every question; then what it is about; then the case with its language. */
	async function put(
		material: StoredMaterial,
		asking: Asking,
		about = "",
	): Promise<{ block: MaterialBlock; input: (more?: string) => string }> {
		const block = blockOf(material);
		const brief = caseBlockOf(await cases.brief(material, asking));
		return { block, input: (more = "") => [block.text, about, more, brief].filter(Boolean).join("\n\n") };
	}

	const finalizedBlock = ({ rootCause, whysPath, research }: Finalized) =>
		[
			`Path: ${whysPath.map((why, index) => `${index + 1}. ${why}`).join(" ")}`,
			`Root cause: ${rootCause}`,
			researchBlock(research),
		].join("\n");

	return {
		provider: model.provider,
		model: model.model,

		async whysTree(material, asking) {
			const { block, input } = await put(material, asking);
			const { rootQuestion, first } = await once("level 1", asking, [0, 50], async (part) => {
				const question = {
					name: "whys_first_level",
					schema: FirstLevelAnswer,
					instructions: firstLevelInstructions,
					input: input(),
				};
				const { rootQuestion, options } = await ask(model, question, part);
				const first = levelOf({ options }, 1, block);
				if (first.length === 0) throw noTree();
				return { rootQuestion, first };
			});
			await asking.say?.(50, "Level 1 is done. Generating Level 2...");
			const numbered = first.map(({ option }, index) => `${index + 1}. ${option}`).join("\n");
			const second = await once("level 2", asking, [50, 100], (part) =>
				ask(
					model,
					{
						name: "whys_second_level",
						schema: SecondLevelAnswer,
						instructions: secondLevelInstructions,
						input: input(`Root question: ${rootQuestion}\nOptions:\n${numbered}`),
					},
					part,
				),
			);
			return await cases.groundTree(material, treeOf(rootQuestion, first, second, block), asking);
		},

		async expand(material, { rootQuestion, path }, asking) {
			const depth = path.length + 1;
			if (depth > deepestWhy || path.length === 0) return [];
			const way = path.map((option, index) => `${index + 1}. ${option}`).join("\n");
			const { block, input } = await put(
				material,
				asking,
				`Root question: ${rootQuestion}\nPath so far:\n${way}`,
			);
			const question = {
				name: "whys_level",
				schema: WhysAnswer,
				instructions: expandInstructions,
				input: input(),
			};
			const drafts = levelOf(await ask(model, question, asking), depth, block);
			return await cases.groundLevel(material, { path, drafts }, asking);
		},

		async validateRootCause(text, asking) {
			const byRule = validateRootCause(text);
			if (!byRule.valid) return byRule;
			const verdict = await ask(
				model,
				{
					name: "root_cause",
					schema: Judgement,
					instructions: `${groundRules}\nJudge whether a statement can be the root cause of a business problem: about a market, a position, a product, a process, a system, money or a decision. A statement about culture, people's nature or blame is not valid.`,
					input: `Statement: ${JSON.stringify(text)}`,
				},
				asking,
			);
			return verdict.valid
				? byRule
				: { valid: false, message: verdict.message.trim() || "This is no root cause of a business problem." };
		},

		async analysis(material, finalized, asking) {
			const { input } = await put(material, asking, finalizedBlock(finalized));
			const question = {
				name: "analysis",
				schema: AnalysisAnswer,
				instructions: analysisInstructions,
				input: input(),
			};
			const analysis = analysisOf(await ask(model, question, asking), finalized);
			return await cases.groundAnalysis(material, { analysis, research: finalized.research }, asking);
		},

		async enhancedAnalysis(material, finalized, asking) {
			const { block, input } = await put(material, asking, finalizedBlock(finalized));
			const question = {
				name: "enhanced_analysis",
				schema: EnhancedAnswer,
				instructions: enhancedInstructions,
				input: input(),
			};
			const { research } = finalized;
			const analysis = enhancedOf(await ask(model, question, asking), research, block);
			return await cases.groundEnhanced(material, { analysis, research }, asking);
		},

		async decisions(material, finalized, asking) {
			const { block, input } = await put(material, asking, finalizedBlock(finalized));
			const question = {
				name: "decisions",
				schema: DecisionsAnswer,
				instructions: decisionsInstructions,
				input: input(),
			};
			const decisions = decisionsOf(await ask(model, question, asking), block);
			return await cases.groundDecisions(material, { decisions, research: finalized.research }, asking);
		},

		async plan(material, { rootCause, decisions, selected }, asking) {
			const given = { rootCause, decisions, selected };
			const { block, input } = await put(material, asking, choicesBlock(rootCause, decisions, selected));
			const question = { name: "plan", schema: PlanAnswer, instructions: planInstructions, input: input() };
			const plan = planOf(await ask(model, question, asking), selected, block);
			return await cases.groundPlan(material, { plan, ...given }, asking);
		},
	};
}

/** A call that is paid for once, whose progress is a part of the whole. */
async function once<T>(
	name: string,
	asking: Asking,
	[from, to]: [number, number],
	call: (part: Asking) => Promise<T>,
): Promise<T> {
	const part: Asking = {
		...asking,
		say: async (progress, message, kind) =>
			await asking.say?.(from + ((to - from) * progress) / 100, message, kind),
	};
	const work = () => call(part);
	return asking.step ? await asking.step(name, work) : await work();
}
