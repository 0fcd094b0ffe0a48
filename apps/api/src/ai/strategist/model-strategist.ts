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
import { type Asked, ask } from "./ask.ts";
import { DecisionsAnswer, decisionsInstructions, decisionsOf } from "./decisions.ts";
import { blockOf, caseBlockOf, choiceOf, groundRules, type MaterialBlock } from "./material-block.ts";
import { once } from "./once.ts";
import { choicesBlock, planOf, wholePlan } from "./plan.ts";
import { type Pose, planInSlices } from "./plan-slices.ts";
import { isNarrow, roomIn } from "./room.ts";
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
		asked: Asked,
		asking: Asking,
		about = "",
	): Promise<{ block: MaterialBlock; input: (more?: string) => string }> {
		const brief = await cases.brief(material, asking);
		const { room, said } = roomIn(model, asked, about);
		const block = blockOf(material, room && choiceOf(room, said, brief));
		const case_ = caseBlockOf(brief, room);
		return { block, input: (more = "") => [block.text, said, more, case_].filter(Boolean).join("\n\n") };
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
			const asked = {
				name: "whys_first_level",
				schema: FirstLevelAnswer,
				instructions: firstLevelInstructions,
				// The second level names the options of the first.
				spare: 500,
			};
			const { block, input } = await put(material, asked, asking);
			const { rootQuestion, first } = await once("level 1", asking, [0, 50], async (part) => {
				const { rootQuestion, options } = await ask(model, { ...asked, input: input() }, part);
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
			const about = `Root question: ${rootQuestion}\nPath so far:\n${way}`;
			const asked = { name: "whys_level", schema: WhysAnswer, instructions: expandInstructions };
			const { block, input } = await put(material, asked, asking, about);
			const drafts = levelOf(await ask(model, { ...asked, input: input() }, asking), depth, block);
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
			const asked = { name: "analysis", schema: AnalysisAnswer, instructions: analysisInstructions };
			const { input } = await put(material, asked, asking, finalizedBlock(finalized));
			const analysis = analysisOf(await ask(model, { ...asked, input: input() }, asking), finalized);
			return await cases.groundAnalysis(material, { analysis, research: finalized.research }, asking);
		},

		async enhancedAnalysis(material, finalized, asking) {
			const asked = { name: "enhanced_analysis", schema: EnhancedAnswer, instructions: enhancedInstructions };
			const { block, input } = await put(material, asked, asking, finalizedBlock(finalized));
			const { research } = finalized;
			const analysis = enhancedOf(await ask(model, { ...asked, input: input() }, asking), research, block);
			return await cases.groundEnhanced(material, { analysis, research }, asking);
		},

		async decisions(material, finalized, asking) {
			const asked = { name: "decisions", schema: DecisionsAnswer, instructions: decisionsInstructions };
			const { block, input } = await put(material, asked, asking, finalizedBlock(finalized));
			const decisions = decisionsOf(await ask(model, { ...asked, input: input() }, asking), block);
			return await cases.groundDecisions(material, { decisions, research: finalized.research }, asking);
		},

		async plan(material, { rootCause, decisions, selected }, asking) {
			const given = { rootCause, decisions, selected };
			const pose: Pose = async (asked, about, part) => {
				const { input } = await put(material, asked, part, about);
				return await ask(model, { ...asked, input: input() }, part);
			};
			const answer = isNarrow(model)
				? await planInSlices(given, asking, pose)
				: await pose(wholePlan, choicesBlock(rootCause, decisions, selected), asking);
			const plan = planOf(answer, selected, blockOf(material));
			return await cases.groundPlan(material, { plan, ...given }, asking);
		},
	};
}
