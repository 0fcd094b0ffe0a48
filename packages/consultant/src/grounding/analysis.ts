import { type Analysis, type EnhancedAnalysis, forces } from "@throughline/domain/consultant/analysis";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import { confidenceIn } from "../analysis/analysis.ts";
import { analysisWording } from "../analysis/wording.ts";
import type { Case } from "../case/build.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import { wording } from "../wording/wording.ts";
import { KnownFigures } from "./known-figures.ts";

/** A model's analysis: the confirmed problem stands for its own, and figures that nobody stated are named as the model's. */
export function groundAnalysis(case_: Case, analysis: Analysis, research: ResearchResult | null): Analysis {
	const marked = markerOf(case_, research);
	const words = analysisWording(case_.reading.language);
	const { five_whys, porters_five_forces: porter } = analysis;
	const force = <T extends Analysis["porters_five_forces"]["buyer_power"]>(of: T): T => ({
		...of,
		factors: of.factors.map(marked),
		strategic_response: of.level === "unknown" ? words.unknownForce : marked(of.strategic_response),
	});
	const problem = case_.problem?.confirmed ? case_.problem.text : marked(five_whys.problem_statement);
	const why = ({ question, answer }: Analysis["five_whys"]["why_1"]) => ({
		question: marked(question.replace(five_whys.problem_statement, () => problem)),
		answer: marked(answer),
	});
	return {
		...analysis,
		executive_summary: marked(analysis.executive_summary),
		recommended_approaches: analysis.recommended_approaches.map(marked),
		recommended_market:
			analysis.market_named === false ? words.noMarket : marketOf(case_, analysis.recommended_market, marked),
		five_whys: {
			...five_whys,
			problem_statement: problem,
			why_1: why(five_whys.why_1),
			why_2: why(five_whys.why_2),
			why_3: why(five_whys.why_3),
			why_4: five_whys.why_4 && why(five_whys.why_4),
			why_5: five_whys.why_5 && why(five_whys.why_5),
			root_cause: marked(five_whys.root_cause),
			strategic_implications: five_whys.strategic_implications.map(marked),
		},
		porters_five_forces: {
			...porter,
			...Object.fromEntries(forces.map((name) => [name, force(porter[name])])),
			overall_attractiveness: marked(porter.overall_attractiveness),
			key_strategic_priorities: porter.key_strategic_priorities.map(marked),
		},
	};
}

/** The same of the analysis with sources; how sure it is is calculated here, as for any analysis. */
export function groundEnhanced(
	case_: Case,
	analysis: EnhancedAnalysis,
	{ rootCause, research }: { rootCause: string; research: ResearchResult | null },
): EnhancedAnalysis {
	const marked = markerOf(case_, research);
	const { unknownForce } = analysisWording(case_.reading.language);
	const { portersAnalysis: porter } = analysis;
	const force = <T extends EnhancedAnalysis["portersAnalysis"]["buyer_power"]>(of: T): T => ({
		...of,
		factors: of.factors.map((factor) => ({ ...factor, factor: marked(factor.factor) })),
		strategic_response: of.level === "unknown" ? unknownForce : marked(of.strategic_response),
	});
	const known = forces.filter((name) => porter[name].level !== "unknown").length;
	const confidence = confidenceIn(case_, { rootCause, research, known });
	return {
		...analysis,
		executiveSummary: marked(analysis.executiveSummary),
		confidenceScore: confidence.confidenceScore,
		confidenceExplanation: [confidence.confidenceExplanation, marked(analysis.confidenceExplanation)]
			.filter((text) => text.trim() !== "")
			.join(" "),
		portersAnalysis: {
			...porter,
			...Object.fromEntries(forces.map((name) => [name, force(porter[name])])),
			overall_attractiveness: marked(porter.overall_attractiveness),
		},
		recommendations: analysis.recommendations.map(({ text, rationale, citations }) => ({
			text: marked(text),
			rationale: marked(rationale),
			citations,
		})),
	};
}

/** A market of which the text has no word is the model's idea. */
function marketOf(
	{ statements, reading: { language } }: Case,
	market: string,
	marked: (text: string) => string,
): string {
	const stems = (text: string) => stemsOf(wordsOf(text), language);
	const said = new Set(statements.flatMap(({ plain }) => stems(plain)));
	const isSaid = stems(market).some((stem) => said.has(stem));
	return isSaid ? marked(market) : `${marked(market)} (${wording(language).model.estimate})`;
}

/** Adds to a text which of its figures neither the case nor what the research found there has. */
function markerOf(case_: Case, research: ResearchResult | null): (text: string) => string {
	const known = new KnownFigures(case_, research);
	return (text) => known.marked(text);
}
