import { type Analysis, type EnhancedAnalysis, forces } from "@throughline/domain/consultant/analysis";
import type { Quote } from "@throughline/domain/consultant/evidence";

export type ForceId = (typeof forces)[number];

/** The names of the five forces on screen. */
const forceNames: Record<ForceId, string> = {
	competitive_rivalry: "Competitive Rivalry",
	supplier_power: "Supplier Power",
	buyer_power: "Buyer Power",
	threat_of_substitution: "Threat of Substitution",
	threat_of_new_entry: "Threat of New Entry",
};

export type Level = Analysis["porters_five_forces"][ForceId]["level"];

/** A force as it is shown, whichever analysis it comes from. */
export type ShownForce = {
	id: ForceId;
	name: string;
	level: Level;
	/** Percent; null where the standard analysis does not say. */
	confidence: number | null;
	insufficientData: boolean;
	factors: { text: string; citations: readonly string[]; quote: Quote | null }[];
	response: string;
};

/** As specified; an analysis without an answer to a force says the same in its place. */
export const insufficientData =
	"Limited research data available for this force. Analysis may be less comprehensive.";

/** Whether nothing at all is known of a force: its alert is all that there is to show. */
export function isBare({ insufficientData, factors }: ShownForce): boolean {
	return insufficientData && factors.length === 0;
}

/** The five forces of the enhanced analysis where there is one, else of the standard one. */
export function shownForces(analysis: Analysis | null, enhanced: EnhancedAnalysis | null): ShownForce[] {
	return forces.flatMap((id): ShownForce[] => {
		const cited = enhanced?.portersAnalysis[id];
		const plain = analysis?.porters_five_forces[id];
		if (cited) {
			return [
				{
					id,
					name: forceNames[id],
					level: cited.level,
					confidence: cited.confidence,
					insufficientData: cited.insufficientData,
					factors: cited.factors.map(({ factor, citations, quote }) => ({ text: factor, citations, quote })),
					response: cited.strategic_response,
				},
			];
		}
		if (!plain) return [];
		return [
			{
				id,
				name: forceNames[id],
				level: plain.level,
				confidence: null,
				insufficientData: plain.level === "unknown",
				factors: plain.factors.map((text) => ({ text, citations: [], quote: null })),
				response: plain.strategic_response,
			},
		];
	});
}
