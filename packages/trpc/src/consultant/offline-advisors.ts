import {
	analysisOf,
	assessmentOf,
	type Consultation,
	caseOf,
	consult,
	decisionsOf,
	enhancedAnalysisOf,
	levelBelow,
	planOf,
	researchSteps,
	treeOf,
} from "@throughline/consultant/consultant";
import { shippedPlaybooks } from "@throughline/consultant/playbooks/shipped-playbooks";
import { judgeRootCause } from "@throughline/domain/consultant/root-cause";
import type { CaseReader, Researcher, StoredMaterial, Strategist } from "./ports.ts";

/**
 * The offline consultant in this very thread: the host puts it into one of its own. What it has read it keeps until it is
 * let go itself.
 */
export function offlineConsultant(): Strategist & Researcher & CaseReader {
	const read = new Map<string, Consultation>();

	function consultation(material: StoredMaterial): Consultation {
		const known = read.get(material.key) ?? consult(material, shippedPlaybooks());
		read.set(material.key, known);
		return known;
	}

	return {
		provider: "offline",
		model: null,
		readCase: async (material) => caseOf(consultation(material)),
		assess: async (material) => assessmentOf(consultation(material)),
		whysTree: async (material) => treeOf(consultation(material)),
		expand: async (material, { path }) => levelBelow(consultation(material), path),
		judgeRootCause: async (text) => judgeRootCause(text),
		analysis: async (material, settled) => analysisOf(consultation(material), settled),
		enhancedAnalysis: async (material, settled) => enhancedAnalysisOf(consultation(material), settled),
		decisions: async (material, settled) => decisionsOf(consultation(material), settled, material.today),
		plan: async (material, given) => planOf(consultation(material), given, material.today),
		async research(material, asked, { say, signal }) {
			const steps = researchSteps(consultation(material), asked);
			for (;;) {
				const { done, value } = steps.next();
				if (done) return value;
				await say?.(value.progress, value.message, value.kind);
				signal.throwIfAborted();
			}
		},
	};
}
