import {
	type AnalysisQuestion,
	offlineAnalysis,
	offlineEnhancedAnalysis,
} from "@throughline/domain/consultant/offline/analysis";
import { offlineDecisions } from "@throughline/domain/consultant/offline/decisions";
import { offlinePlan } from "@throughline/domain/consultant/offline/plan";
import { offlineResearch, researchSteps } from "@throughline/domain/consultant/offline/research";
import { offlineWhys } from "@throughline/domain/consultant/offline/whys";
import { type Material, readMaterial } from "@throughline/domain/consultant/reading/material";
import { judgeRootCause } from "@throughline/domain/consultant/root-cause";
import type { Researcher, Settled, StoredMaterial, Strategist } from "./ports.ts";

/**
 * The offline consultant in this very thread: the host puts it into one of its own. What it has read it keeps until it is
 * let go itself.
 */
export function offlineConsultant(): Strategist & Researcher {
	const read = new Map<string, Material>();
	const whys = new WeakMap<Material, ReturnType<typeof offlineWhys>>();

	function reading({ key, sources, passages }: StoredMaterial): Material {
		const known = read.get(key) ?? readMaterial(sources, passages);
		read.set(key, known);
		return known;
	}

	function whysOf(material: Material): ReturnType<typeof offlineWhys> {
		const known = whys.get(material) ?? offlineWhys(material);
		whys.set(material, known);
		return known;
	}

	/** What there is to say before anybody has researched is what the material says. */
	function question(material: Material, { rootCause, whysPath, research }: Settled): AnalysisQuestion {
		return { rootCause, whysPath, research: research ?? offlineResearch(material, { rootCause, whysPath }) };
	}

	return {
		provider: "offline",
		model: null,
		whysTree: async (material) => whysOf(reading(material)).tree(),
		expand: async (material, { path }) => whysOf(reading(material)).expand(path),
		judgeRootCause: async (text) => judgeRootCause(text),
		async analysis(stored, settled) {
			const material = reading(stored);
			return offlineAnalysis(material, question(material, settled));
		},
		async enhancedAnalysis(stored, settled) {
			const material = reading(stored);
			return offlineEnhancedAnalysis(material, question(material, settled));
		},
		decisions: async (material, settled) => offlineDecisions(reading(material), settled),
		plan: async (material, given) => offlinePlan(reading(material), given),
		async research(stored, asked, { say, signal }) {
			const steps = researchSteps(reading(stored), asked);
			for (;;) {
				const { done, value } = steps.next();
				if (done) return value;
				await say?.(value.progress, value.message, value.kind);
				signal.throwIfAborted();
			}
		},
	};
}
