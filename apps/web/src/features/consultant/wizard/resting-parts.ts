import type { RestingPart } from "@throughline/domain/consultant/case/view";
import type { StrategyStep } from "@throughline/domain/consultant/step";
import type { WizardStage } from "./wizard-stages.ts";

/** Something that rests on the case, and how it is redone. */
export type PartWords = {
	/** Within a sentence. */
	name: string;
	/** Where it is shown. */
	stage: WizardStage;
	step: StrategyStep;
	/** Of its screen, while it is older than the case. */
	sentence: string;
	/** On the button. */
	label: string;
	/** What becomes of what there is. */
	consequence: string;
};

export const partWords: Record<RestingPart, PartWords> = {
	tree: {
		name: "Five Whys tree",
		stage: "whys",
		step: "whys",
		sentence: "This tree was made before your last correction of the case.",
		label: "Generate a new tree",
		consequence:
			"A new tree takes the correction in. It keeps the whys that you wrote or changed, and your path as far as it still leads; you choose the root cause again.",
	},
	research: {
		name: "research",
		stage: "research",
		step: "research",
		sentence: "This research was made before your last correction of the case.",
		label: "Research again",
		consequence: "New research redoes analysis and decisions, too; choices that they still offer are kept.",
	},
	analysis: {
		name: "analysis",
		stage: "analysis",
		step: "analysis",
		sentence: "This analysis was made before your last correction of the case.",
		label: "Analyze again",
		consequence: "The new analysis replaces this one; decisions and plan stay.",
	},
	decisions: {
		name: "decisions",
		stage: "decisions",
		step: "decisions",
		sentence: "These decisions were drawn up before your last correction of the case.",
		label: "Draw up the decisions again",
		consequence: "New decisions replace these; choices that they still offer are kept, and the plan stays.",
	},
	plan: {
		name: "plan",
		stage: "plan",
		step: "plan",
		sentence: "This plan was made before your last correction of the case.",
		label: "Make the plan again",
		consequence: "The new plan replaces this one; the decisions stay.",
	},
};
