import type { Analysis, EnhancedAnalysis } from "../analysis.ts";
import { sentenceOf } from "../reading/gaps.ts";
import type { Material, ReadPassage } from "../reading/material.ts";
import {
	countFindings,
	judgedFindings,
	type ResearchResult,
	type Validation,
	validationOf,
} from "../research.ts";
import { topicWords } from "../text/words.ts";
import { analysisWords } from "./analysis-words.ts";
import { type Force, type JudgedForce, judgedForces, pressureOf } from "./forces.ts";
import { marketNamed } from "./market.ts";
import { measureOptions } from "./measure-options.ts";
import { costBase } from "./money.ts";
import { mainProblem } from "./problem.ts";
import { placeOf } from "./research.ts";
import { quoteOf } from "./whys.ts";

export type AnalysisQuestion = {
	rootCause: string;
	whysPath: readonly string[];
	research: Pick<ResearchResult, "findings" | "validation" | "gaps">;
};

function plain({ text }: ReadPassage): string {
	return text.replaceAll(/\s+/g, " ");
}

/** The frameworks, filled from the material alone: a force that it does not speak of says so. */
export function offlineAnalysis(
	material: Material,
	{ rootCause, whysPath, research }: AnalysisQuestion,
): Analysis {
	const words = analysisWords[material.language];
	const problem = mainProblem(material)?.text ?? rootCause;
	const judged = judgedForces(material);
	const step = (at: number) => {
		const answer = whysPath[at];
		return answer === undefined ? null : { question: words.why(whysPath[at - 1] ?? problem), answer };
	};
	const force = (name: Force) => ({
		level: judged[name].level,
		factors: judged[name].said.map(plain),
		strategic_response: responseTo(name, judged[name], words),
	});
	const { all, contradicted } = countFindings(judgedFindings(research));
	const none = { question: words.why(problem), answer: rootCause };
	const market = marketNamed(material);
	return {
		executive_summary: words.summary(
			problem,
			rootCause,
			all,
			contradicted,
			insideOf(material, research).length,
		),
		recommended_approaches: approachesOf(material, [rootCause, ...whysPath], words),
		recommended_market: market ?? words.noMarket,
		market_named: market !== null,
		five_whys: {
			problem_statement: problem,
			why_1: step(0) ?? none,
			why_2: step(1) ?? none,
			why_3: step(2) ?? none,
			why_4: step(3),
			why_5: step(4),
			root_cause: rootCause,
			strategic_implications: words.implications(rootCause),
		},
		porters_five_forces: {
			competitive_rivalry: force("competitive_rivalry"),
			supplier_power: force("supplier_power"),
			buyer_power: force("buyer_power"),
			threat_of_substitution: force("threat_of_substitution"),
			threat_of_new_entry: force("threat_of_new_entry"),
			overall_attractiveness: words.attractive(pressureOf(judged)),
			key_strategic_priorities: words.priorities(rootCause),
		},
		research: null,
	};
}

function responseTo(force: Force, { said, level }: JudgedForce, words: (typeof analysisWords)["en"]): string {
	if (level !== "unknown") return words.response[force];
	return said.length === 0 ? words.silent : words.little;
}

/** What the material itself proposes against the cause, then the ways that there always are: three in all. */
function approachesOf(
	material: Material,
	settled: readonly string[],
	{ approaches }: (typeof analysisWords)["en"],
): string[] {
	const topics = topicWords(settled.join(" "), material.language);
	const limit = costBase(material);
	const { options } = measureOptions(material, topics, { limit: limit?.isBudget ? limit : null, months: 12 });
	return [...options.map(({ label }) => label), ...approaches].slice(0, approaches.length);
}

/** The same with its sources: each factor is a quote, and the score says how much of it is confirmed. */
export function offlineEnhancedAnalysis(
	material: Material,
	{ rootCause, research }: AnalysisQuestion,
): EnhancedAnalysis {
	const { language, sources } = material;
	const words = analysisWords[language];
	const problem = mainProblem(material)?.text ?? rootCause;
	const shown = judgedFindings(research);
	const { all: facts, confirmed, contradicted } = countFindings(shown);
	const judged = judgedForces(material);
	const pressure = pressureOf(judged);
	const silent = pressure.unknown;
	const score = scoreOf(facts, confirmed, contradicted, silent);
	const inside = insideOf(material, research);
	const weighed = {
		facts,
		confirmed,
		disputed: contradicted,
		inside: inside.filter(({ contradicts }) => contradicts).length,
	};
	const cited = (name: Force) => {
		const { said, level } = judged[name];
		return {
			level,
			confidence: confidenceIn(said, research),
			insufficientData: level === "unknown",
			factors: said.map((passage) => ({
				factor: plain(passage),
				citations: [placeOf(passage)],
				quote: quoteOf(passage),
			})),
			strategic_response: responseTo(name, { said, level }, words),
		};
	};
	const claim = research.validation.find(({ contradicts }) => contradicts);
	const [gap] = research.gaps;
	return {
		confidenceScore: score,
		executiveSummary: words.summary(problem, rootCause, facts, contradicted, inside.length),
		confidenceExplanation: words.confidence(score, weighed, silent),
		portersAnalysis: {
			overall_attractiveness: words.attractive(pressure),
			competitive_rivalry: cited("competitive_rivalry"),
			supplier_power: cited("supplier_power"),
			buyer_power: cited("buyer_power"),
			threat_of_substitution: cited("threat_of_substitution"),
			threat_of_new_entry: cited("threat_of_new_entry"),
		},
		recommendations: [
			{
				text: words.recommend.cause(rootCause),
				rationale: words.because.cause,
				citations: research.findings.sources.slice(0, 1).map(({ url }) => url),
			},
			...(claim
				? [{ text: words.recommend.settle(claim.claim), rationale: words.because.settle, citations: [] }]
				: []),
			...(gap ? [{ text: words.recommend.learn(gap), rationale: words.because.learn, citations: [] }] : []),
		],
		citations:
			research.findings.sources.length > 0
				? research.findings.sources
				: sources.map(({ name }) => ({ title: name, url: "", relevance_score: 0 })),
	};
}

/** What was weighed of the material's own sentences and stands in no section of the research. */
function insideOf({ passages }: Material, research: AnalysisQuestion["research"]): Validation[] {
	const shown = new Set(judgedFindings(research).map(({ finding }) => finding.fact));
	const said = new Set(passages.map(sentenceOf));
	return research.validation.filter(({ claim }) => said.has(claim) && !shown.has(claim));
}

/** How sure a passage makes, by how well it is confirmed; one that nobody judged stands alone. */
const surest = { STRONG: 90, MODERATE: 60, WEAK: 30 } as const satisfies Record<
	Validation["strength"],
	number
>;

/** 0–100: the more passages the surer, and never surer than they are themselves. */
function confidenceIn(
	said: readonly ReadPassage[],
	{ validation }: Pick<AnalysisQuestion["research"], "validation">,
): number {
	if (said.length === 0) return 0;
	const each = said.map((passage) => surest[validationOf(plain(passage), validation)?.strength ?? "WEAK"]);
	const mean = each.reduce<number>((sum, sure) => sum + sure, 0) / each.length;
	return Math.round(Math.min(said.length * 25, mean));
}

/** 0–100: half for facts that another passage confirms, half for forces that are spoken of, less what is disputed. */
function scoreOf(facts: number, confirmed: number, disputed: number, silent: number): number {
	if (facts === 0) return 0;
	const score = 50 * (confirmed / facts) + 50 * ((5 - silent) / 5) - 25 * (disputed / facts);
	return Math.max(0, Math.min(100, Math.round(score)));
}
