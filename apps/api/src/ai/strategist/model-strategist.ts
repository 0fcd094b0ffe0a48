import { createHash } from "node:crypto";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import { validateRootCause } from "@throughline/domain/consultant/root-cause/root-cause";
import { deepestWhy } from "@throughline/domain/consultant/whys";
import { noTree } from "@throughline/trpc/consultant/whys/generate";
import type { CaseGrounder, Finalized, StoredMaterial, Strategist } from "@throughline/trpc/ports/advisors";
import { z } from "zod";
import type { LanguageModel } from "../language-model.ts";
import { analysisOf, analysisQuestion, enhancedOf, enhancedQuestion, researchLines } from "./analysis.ts";
import { analyseInSlices, enhanceInSlices } from "./analysis-slices.ts";
import { ask } from "./ask.ts";
import { decideInSlices } from "./decision-slices.ts";
import { allDecisions, decisionsOf } from "./decisions.ts";
import { groundRules } from "./ground-rules.ts";
import { citationsOf } from "./material/citations.ts";
import { revisedLevel, revisedTree } from "./material/ranking.ts";
import { isNarrow, roomForAbout } from "./material/room.ts";
import { once } from "./once.ts";
import { choicesBlock, planOf, wholePlan } from "./plan.ts";
import { planInSlices } from "./plan-slices.ts";
import { poserOf } from "./pose.ts";
import { readStatements } from "./reading.ts";
import { type Reviewing, reviewCauses, reviewOptions } from "./review.ts";
import { firstLevel, levelOf, nextLevel, secondLevel, treeOf } from "./whys.ts";

const Judgement = z.object({
	valid: z.boolean(),
	message: z
		.string()
		.describe("Empty when valid; else one sentence that says why, for the person who wrote it"),
});
const judgeTask =
	"Judge whether the statement can be the root cause of a business problem: about a market, a position, a product, a process, a system, money or a decision. A statement about culture, people's nature or blame is not valid.";

/**
 * A strategist that asks a language model, and believes only what it can check. What it answers is held against the case
 * by `cases`, whose rules cost nothing, and reviewed by a critic, who is asked apart from the author.
 */
export function modelStrategist(model: LanguageModel, cases: CaseGrounder): Strategist {
	/** How many proposals critic and author are given at once. */
	const atOnce = isNarrow(model) ? 8 : 60;
	const reviewing = (
		material: StoredMaterial,
		rest: Pick<Reviewing, "pose" | "asking" | "from"> & Partial<Pick<Reviewing, "name">>,
		research: ResearchResult | null = null,
	): Reviewing => ({
		name: "review",
		...rest,
		atOnce,
		citations: citationsOf(material),
		unknownFigures: async (texts) =>
			texts.length > 0 ? await cases.unknownFigures(material, { texts, research }, rest.asking) : [],
	});

	return {
		provider: model.provider,
		model: model.model,

		async rereadCase(material, asking) {
			const pose = poserOf(model, cases, material);
			const statements = await cases.numbered(material, asking);
			const from = { room: roomForAbout(model), citations: citationsOf(material), pose };
			return await cases.groundReading(material, await readStatements(statements, from, asking), asking);
		},

		async whysTree(material, asking) {
			const pose = poserOf(model, cases, material);
			const citations = citationsOf(material);
			const level1 = { name: "level 1", label: "Level 1", from: 0, to: 40 };
			const { rootQuestion, first } = await once(level1, asking, async (part) => {
				const { rootQuestion, options } = (await pose(firstLevel, { text: "" }, part)).answer;
				const first = levelOf({ options }, 1, citations);
				if (first.length === 0) throw noTree();
				return { rootQuestion, first };
			});
			await asking.say?.(40, "Level 1 is done. Generating Level 2...");
			const numbered = first.map(({ option }, index) => `${index + 1}. ${option}`).join("\n");
			const text = `Root question: ${rootQuestion}\nOptions:\n${numbered}`;
			const level2 = { name: "level 2", label: "Level 2", from: 40, to: 80 };
			const second = await once(
				level2,
				asking,
				async (part) => (await pose(secondLevel, { text }, part)).answer,
			);
			const tree = treeOf(rootQuestion, first, second, citations);
			const proposals = tree.branches.flatMap((branch) => [
				{ of: tree.rootQuestion, draft: branch },
				...branch.branches.map((draft) => ({ of: branch.option, draft })),
			]);
			const reviewed = await reviewCauses(reviewing(material, { pose, asking, from: 80 }), proposals);
			return await cases.groundTree(material, revisedTree(tree, reviewed), asking);
		},

		async expand(material, { rootQuestion, path }, asking) {
			const depth = path.length + 1;
			if (depth > deepestWhy || path.length === 0) return [];
			const pose = poserOf(model, cases, material);
			const way = path.map((option, index) => `${index + 1}. ${option}`).join("\n");
			const text = `Root question: ${rootQuestion}\nPath so far:\n${way}`;
			// A tree that is made anew expands many paths within one run.
			const name = `causes of ${createHash("sha256").update(way).digest("hex").slice(0, 12)}`;
			const drafts = await once({ name, label: `Level ${depth}`, from: 0, to: 70 }, asking, async (part) =>
				levelOf((await pose(nextLevel, { text }, part)).answer, depth, citationsOf(material)),
			);
			const of = path.at(-1) ?? rootQuestion;
			const reviewed = await reviewCauses(
				reviewing(material, { pose, asking, from: 70, name: `review of ${name}` }),
				drafts.map((draft) => ({ of, draft })),
			);
			return await cases.groundLevel(material, { path, drafts: revisedLevel(drafts, reviewed) }, asking);
		},

		async validateRootCause(text, asking) {
			const byRule = validateRootCause(text);
			if (!byRule.valid) return byRule;
			const verdict = await ask(
				model,
				{
					name: "root_cause",
					schema: Judgement,
					instructions: groundRules,
					input: `Statement: ${JSON.stringify(text)}\n\n${judgeTask}`,
				},
				asking,
			);
			return verdict.valid
				? byRule
				: { valid: false, message: verdict.message.trim() || "This is no root cause of a business problem." };
		},

		async analysis(material, finalized, asking) {
			const pose = poserOf(model, cases, material);
			const about = aboutCause(finalized);
			const { answer, shown } = isNarrow(model)
				? await analyseInSlices(about, asking, pose)
				: await pose(analysisQuestion, about, asking);
			const analysis = { ...analysisOf(answer, finalized), shown };
			return await cases.groundAnalysis(material, { analysis, research: finalized.research }, asking);
		},

		async enhancedAnalysis(material, finalized, asking) {
			const { research, rootCause } = finalized;
			const pose = poserOf(model, cases, material);
			const about = aboutCause(finalized);
			const { answer, shown } = isNarrow(model)
				? await enhanceInSlices(about, asking, pose)
				: await pose(enhancedQuestion, about, asking);
			const analysis = { ...enhancedOf(answer, research, citationsOf(material)), shown };
			return await cases.groundEnhanced(material, { analysis, rootCause, research }, asking);
		},

		async decisions(material, finalized, asking) {
			const pose = poserOf(model, cases, material);
			const about = aboutCause(finalized);
			const { answer, shown } = await once({ name: "draft", label: "", from: 0, to: 75 }, asking, (part) =>
				isNarrow(model) ? decideInSlices(about, part, pose) : pose(allDecisions, about, part),
			);
			const decisions = decisionsOf(answer, citationsOf(material)).map((each) => ({ ...each, shown }));
			const reviewed = await reviewOptions(
				reviewing(material, { pose, asking, from: 75 }, finalized.research),
				finalized.rootCause,
				decisions,
			);
			return await cases.groundDecisions(
				material,
				{ decisions: reviewed, research: finalized.research },
				asking,
			);
		},

		async plan(material, { decisions, selected, ...finalized }, asking) {
			const { rootCause, research } = finalized;
			const { text, lines } = aboutCause(finalized);
			const pose = poserOf(model, cases, material);
			const evidence = [...text.split("\n"), ...lines];
			const whole = { text: choicesBlock(rootCause, decisions, selected), lines: evidence };
			const { answer, shown } = isNarrow(model)
				? await planInSlices({ rootCause, decisions, selected, lines: evidence }, asking, pose)
				: await pose(wholePlan, whole, asking);
			const plan = { ...planOf(answer, selected, citationsOf(material)), shown };
			return await cases.groundPlan(material, { plan, rootCause, decisions, selected, research }, asking);
		},
	};
}

/** What analysis, decisions and plan rest on: the path to the root cause, and the research by lines. */
function aboutCause({ rootCause, whysPath, research }: Finalized) {
	const path = whysPath.map((why, index) => `${index + 1}. ${why}`).join(" ");
	return { text: `Path: ${path}\nRoot cause: ${rootCause}`, lines: researchLines(research) };
}
