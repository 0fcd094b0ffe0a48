import {
	analysisOf,
	assessmentOf,
	type Consultation,
	caseBriefOf,
	caseOf,
	consult,
	decisionsOf,
	enhancedAnalysisOf,
	levelBelow,
	misfitsOf,
	planOf,
	researchSteps,
	treeOf,
} from "@throughline/consultant/consultant";
import { groundAnalysis, groundEnhanced } from "@throughline/consultant/grounding/analysis";
import { groundDecisions } from "@throughline/consultant/grounding/decisions";
import { unknownFigures } from "@throughline/consultant/grounding/known-figures";
import {
	groundReading,
	numberedStatements,
	openProposals,
} from "@throughline/consultant/grounding/model-reading";
import { groundPlan } from "@throughline/consultant/grounding/plan";
import { groundLevel, groundTree } from "@throughline/consultant/grounding/whys";
import { shippedPlaybooks } from "@throughline/consultant/playbooks/shipped-playbooks";
import { searchQuestions } from "@throughline/consultant/research/questions";
import { validateRootCause } from "@throughline/domain/consultant/root-cause/root-cause";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type {
	CaseGrounder,
	CaseReader,
	PageMaterial,
	Researcher,
	StoredMaterial,
	Strategist,
} from "../ports/advisors.ts";
import { passagesOf } from "./document/passages.ts";

/** The shipped playbooks and an organisation's own, which stand in for those of their ids. */
function libraryWith(own: readonly Playbook[]): Playbook[] {
	const ids = new Set(own.map(({ id }) => id));
	return [...shippedPlaybooks().filter(({ id }) => !ids.has(id)), ...own];
}

/**
 * The offline consultant in this very thread: the host puts it into one of its own. What it has read it keeps until it is
 * let go itself.
 */
export function offlineConsultant(): Strategist & Researcher & CaseReader & CaseGrounder {
	const read = new Map<string, Consultation>();

	function consultation(material: StoredMaterial): Consultation {
		const reading =
			read.get(material.key) ??
			consult({ ...material, passages: passagesOf(material) }, libraryWith(material.playbooks));
		read.set(material.key, reading);
		return reading;
	}

	/** The same with what a research reads beside it; not kept, because nothing else rests on it. */
	function withMore(material: StoredMaterial, more: readonly PageMaterial[]): Consultation {
		const sources = [material, ...more].flatMap((each) => each.sources);
		const passages = passagesOf({ sources, passages: [material, ...more].flatMap((each) => each.passages) });
		return consult({ ...material, sources, passages }, []);
	}

	return {
		provider: "offline",
		model: null,
		readCase: async (material, part) => caseOf(consultation(material), part),
		misfits: async (material, correction) => misfitsOf(consultation(material), correction),
		assess: async (material) => assessmentOf(consultation(material)),
		searchQuestions: async (material, rootCause) => searchQuestions(consultation(material).case, rootCause),
		people: async (material) => consultation(material).case.people.map(({ name }) => name),
		openProposals: async (material, proposals) => openProposals(consultation(material).case, proposals),
		numbered: async (material) => numberedStatements(consultation(material).case),
		unknownFigures: async (material, given) => unknownFigures(consultation(material).case, given),
		groundReading: async (material, draft) => groundReading(consultation(material).case, draft),
		brief: async (material) => caseBriefOf(consultation(material), { passages: passagesOf(material) }),
		groundTree: async (material, tree) => groundTree(consultation(material).case, tree),
		groundLevel: async (material, { path, drafts }) => groundLevel(consultation(material).case, path, drafts),
		groundAnalysis: async (material, { analysis, research }) =>
			groundAnalysis(consultation(material).case, analysis, research),
		groundEnhanced: async (material, { analysis, ...given }) =>
			groundEnhanced(consultation(material).case, analysis, given),
		groundDecisions: async (material, { decisions, research }) =>
			groundDecisions(consultation(material).case, decisions, { research, today: material.today }),
		groundPlan: async (material, { plan, ...given }) =>
			groundPlan(consultation(material).case, plan, { ...given, today: material.today }),
		whysTree: async (material) => treeOf(consultation(material)),
		expand: async (material, { path }) => levelBelow(consultation(material), path),
		validateRootCause: async (text) => validateRootCause(text),
		analysis: async (material, finalized) => analysisOf(consultation(material), finalized),
		enhancedAnalysis: async (material, finalized) => enhancedAnalysisOf(consultation(material), finalized),
		decisions: async (material, finalized) => decisionsOf(consultation(material), finalized, material.today),
		plan: async (material, given) => planOf(consultation(material), given, material.today),
		async research(material, { pages, earlier, ...asked }, { say, signal }) {
			const own = consultation(material);
			const more = [earlier, pages].flatMap((each) => (each && each.sources.length > 0 ? each : []));
			const question = { ...asked, web: pages?.sources.map(({ id }) => id) ?? [] };
			const steps = researchSteps(own, question, more.length > 0 ? withMore(material, more) : own);
			for (;;) {
				const { done, value } = steps.next();
				if (done) return value;
				await say?.(value.progress, value.message, value.kind);
				signal.throwIfAborted();
			}
		},
	};
}
