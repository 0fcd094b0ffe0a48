import {
	type Analysis,
	type EnhancedAnalysis,
	forceConfidence,
} from "@throughline/domain/consultant/analysis";
import {
	countFindings,
	type ResearchResult,
	validatedFindings,
} from "@throughline/domain/consultant/research";
import type { Case } from "../case/build.ts";
import { statedCause } from "../case/causes/causes.ts";
import type { Standing } from "../case/options/standing.ts";
import type { StatedOption } from "../case/options/stated-option.ts";
import { quoteOf, quotePlace } from "../case/quote.ts";
import { speaksOf } from "../case/subjects.ts";
import { causeTitle } from "../case/title.ts";
import { otherCauseOf } from "../decisions/other-cause.ts";
import { servesCause } from "../decisions/serves-cause.ts";
import { cuesOf } from "../languages/cues.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { problemCostText } from "../money/size.ts";
import { nearestTo } from "../research/nearest.ts";
import type { Read } from "../roles/statements.ts";
import { explainsBefore } from "../whys/tree.ts";
import { capitalise } from "../wording/capitalise.ts";
import { inARow } from "../wording/sentence.ts";
import { shorten } from "../wording/shorten.ts";
import { type Force, forcesOf } from "./forces.ts";
import { analysisWording, type ConfidenceParts } from "./wording.ts";

export type AnalysisQuestion = {
	rootCause: string;
	whysPath: readonly string[];
	research: Pick<ResearchResult, "findings" | "validation" | "gaps">;
};

/** The frameworks, filled from the text alone; a force of which it says too little stays unknown. */
export function analyse(case_: Case, { rootCause, whysPath, research }: AnalysisQuestion): Analysis {
	const { language } = case_.reading;
	const words = analysisWording(language);
	const problem = case_.problem?.text ?? rootCause;
	const forces = forcesOf(case_);
	const step = (at: number) => {
		const answer = whysPath[at];
		if (answer === undefined) return null;
		const before = whysPath[at - 1];
		if (before === undefined) return { question: words.why(problem), answer };
		const ask = explainsBefore(case_, before, answer) ? words.why : words.beside;
		return { question: ask(before), answer };
	};
	const none = { question: words.why(problem), answer: rootCause };
	const force = (name: Force) => ({
		level: forces[name].level,
		factors: forces[name].said.map(({ plain }) => plain),
		strategic_response: forces[name].level === "unknown" ? words.unknownForce : words.response[name],
	});
	const market = marketOf(case_);
	const backed = backedOptions(case_, rootCause);
	const { all, contradicted } = countFindings(validatedFindings(research));
	const implications =
		backed.length > 0
			? backed.slice(0, 3).map(({ label }) => words.proposed(label))
			: [words.noProposal, ...offered(nearestTo("option", case_.statements), words)];
	return {
		executive_summary: withCost(
			case_,
			words.summary({
				problem,
				rootCause,
				facts: all,
				contradicted,
				measures: case_.options.length,
			}),
		),
		recommended_approaches:
			backed.length > 0 ? backed.slice(0, 3).map(({ label }) => label) : [removal(case_, rootCause)],
		recommended_market: market ?? [words.noMarket, ...offered(nearestMarkets(case_), words)].join(" "),
		market_named: market !== null,
		five_whys: {
			problem_statement: problem,
			why_1: step(0) ?? none,
			why_2: step(1) ?? none,
			why_3: step(2) ?? none,
			why_4: step(3),
			why_5: step(4),
			root_cause: rootCause,
			strategic_implications: implications,
		},
		porters_five_forces: {
			competitive_rivalry: force("competitive_rivalry"),
			supplier_power: force("supplier_power"),
			buyer_power: force("buyer_power"),
			threat_of_substitution: force("threat_of_substitution"),
			threat_of_new_entry: force("threat_of_new_entry"),
			overall_attractiveness: attractiveness(forces, words),
			key_strategic_priorities: prioritiesOf(case_, rootCause),
		},
		research: null,
	};
}

/** The same with sources, and how sure it is. */
export function analyseEnhanced(case_: Case, { rootCause, research }: AnalysisQuestion): EnhancedAnalysis {
	const words = analysisWording(case_.reading.language);
	const problem = case_.problem?.text ?? rootCause;
	const forces = forcesOf(case_);
	const backed = backedOptions(case_, rootCause);
	const { all: facts, contradicted } = countFindings(validatedFindings(research));
	const known = Object.values(forces).filter(({ level }) => level !== "unknown").length;
	const cause = statedCause(case_, rootCause);
	const cited = (name: Force) => ({
		level: forces[name].level,
		confidence: forceConfidence(forces[name].said.length),
		insufficientData: forces[name].level === "unknown",
		factors: forces[name].said.map((statement) => {
			const quote = quoteOf(statement);
			return { factor: statement.plain, citations: [quotePlace(quote)], quote };
		}),
		strategic_response: forces[name].level === "unknown" ? words.unknownForce : words.response[name],
	});
	const causeUrl = cause?.statements.map((statement) => quotePlace(quoteOf(statement))) ?? [];
	const [contradiction] = case_.contradictions;
	return {
		...confidenceIn(case_, { rootCause, research, known }),
		executiveSummary: withCost(
			case_,
			words.summary({
				problem,
				rootCause,
				facts,
				contradicted,
				measures: case_.options.length,
			}),
		),
		portersAnalysis: {
			overall_attractiveness: attractiveness(forces, words),
			competitive_rivalry: cited("competitive_rivalry"),
			supplier_power: cited("supplier_power"),
			buyer_power: cited("buyer_power"),
			threat_of_substitution: cited("threat_of_substitution"),
			threat_of_new_entry: cited("threat_of_new_entry"),
		},
		recommendations: [
			...backed.slice(0, 3).map(({ label, statements, standing }) => ({
				text: label,
				rationale: words.proposal[standing],
				citations: statements.slice(0, 1).map((statement) => quotePlace(quoteOf(statement))),
			})),
			{
				text: removal(case_, rootCause),
				rationale: cause?.isOwn ? words.ownCause : cause ? words.statedCause : words.assumedCause,
				citations: causeUrl,
			},
			...(contradiction
				? [
						{
							text: words.resolve(contradiction.one.plain, contradiction.other.plain),
							rationale: words.resolveWhy,
							citations: [quotePlace(quoteOf(contradiction.one)), quotePlace(quoteOf(contradiction.other))],
						},
					]
				: []),
		],
		citations:
			research.findings.sources.length > 0
				? research.findings.sources
				: case_.reading.documents.map(({ name }) => ({ title: name, url: "", relevance_score: 0 })),
	};
}

type Backed = StatedOption & { standing: Exclude<Standing, "rejected"> };

const ranks = { agreed: 2, recommended: 1, open: 0 };

/**
 * The ways forward that the text does not advise against and that keep to what may be spent: those first that it says are
 * agreed, then those it recommends, then those that have to do with the root cause or another stated one.
 */
function backedOptions(case_: Case, rootCause: string): Backed[] {
	const cap = case_.limits.cap?.figure.value ?? Number.POSITIVE_INFINITY;
	const serves = servesCause(case_, rootCause);
	const otherCause = otherCauseOf(case_, rootCause);
	const aim = (option: Backed) => (serves(option) ? 2 : otherCause(option) ? 1 : 0);
	const open = case_.options.filter((option): option is Backed => option.standing !== "rejected");
	const within = open.filter(({ price }) => (price?.min ?? 0) <= cap);
	return (within.length > 0 ? within : open).toSorted(
		(one, other) => ranks[other.standing] - ranks[one.standing] || aim(other) - aim(one),
	);
}

/**
 * How sure an analysis is, whoever made it: 0 to 100, and from what that was calculated.
 * @param known of how many of the five forces something is known
 */
export function confidenceIn(
	case_: Case,
	{
		rootCause,
		research,
		known,
	}: { rootCause: string; research: Pick<ResearchResult, "findings" | "validation"> | null; known: number },
): Pick<EnhancedAnalysis, "confidenceScore" | "confidenceExplanation"> {
	const { all: facts, confirmed, contradicted } = countFindings(research ? validatedFindings(research) : []);
	const cause = statedCause(case_, rootCause);
	const parts = {
		facts,
		confirmed,
		contradicted,
		known,
		isStated: cause !== undefined,
		isOwn: cause?.isOwn === true,
		measured: case_.measures.some(({ baseline }) => baseline),
	};
	const score = scoreOf(parts);
	return {
		confidenceScore: score,
		confidenceExplanation: analysisWording(case_.reading.language).confidence(score, parts),
	};
}

/**
 * 0 to 100: half for facts that are confirmed, a quarter for forces that are known, a quarter for a stated cause and a
 * measured problem; contested facts take up to 20 away.
 */
function scoreOf({ facts, confirmed, contradicted, known, isStated, measured }: ConfidenceParts): number {
	const share = facts === 0 ? 0 : confirmed / facts;
	const contested = facts === 0 ? 0 : contradicted / facts;
	return Math.max(
		0,
		Math.min(
			100,
			Math.round(50 * share + 25 * (known / 5) + (isStated ? 15 : 0) + (measured ? 10 : 0) - 20 * contested),
		),
	);
}

function attractiveness(
	forces: ReturnType<typeof forcesOf>,
	words: ReturnType<typeof analysisWording>,
): string {
	const levels = Object.values(forces).map(({ level }) => level);
	const count = (level: string) => levels.filter((each) => each === level).length;
	return words.attractive({
		high: count("high"),
		medium: count("medium"),
		low: count("low"),
		unknown: count("unknown"),
	});
}

const marketWord = patternByLanguage(({ market }) => new RegExp(`^${market}$`, "u"));

/** A market that the text names where it speaks of one. */
function marketOf(case_: Case): string | null {
	const named = case_.statements.find(
		(statement) =>
			statement.kind !== "title" &&
			statement.kind !== "letterhead" &&
			statement.words.some((word) => marketWord(statement.language).test(word)) &&
			speaksOf(statement, "market") > 0,
	);
	return named ? shorten(named.plain, 300) : null;
}

const mostOffered = 2;
/** A longer statement does not stand inside a sentence. */
const longestOffered = 240;

/** Asks whether what was not found is one of these statements; nothing where there is none. */
function offered(nearest: readonly Read[], words: ReturnType<typeof analysisWording>): string[] {
	const texts = nearest.map(({ plain }) => plain).filter((text) => text.length <= longestOffered);
	return texts.length > 0 ? [words.isItOneOf(texts.slice(0, mostOffered))] : [];
}

/** Statements that speak of demand or competitors where none names a market. */
function nearestMarkets(case_: Case): Read[] {
	return case_.statements.filter(
		({ kind, words, language }) =>
			(kind === "sentence" || kind === "item") &&
			(["market", "competitor"] as const).some((topic) => cuesOf(language).topics[topic].count(words) > 1),
	);
}

const mostPriorities = 3;

/** The ways that go at a stated cause or that the text prefers; where it has none, that the root cause has to go. */
function prioritiesOf(case_: Case, rootCause: string): string[] {
	const serves = servesCause(case_, rootCause);
	const otherCause = otherCauseOf(case_, rootCause);
	const aimed = backedOptions(case_, rootCause).filter(
		(option) => option.standing !== "open" || serves(option) || otherCause(option) !== null,
	);
	const remove = aimed.some(serves) ? [] : [removal(case_, rootCause)];
	return [...remove, ...aimed.map(({ label }) => capitalise(label))].slice(0, mostPriorities);
}

/** A longer cause is cut. */
const mostOfCause = 300;

function removal({ reading: { language } }: Case, rootCause: string): string {
	return analysisWording(language).remove(causeTitle(rootCause, language, mostOfCause));
}

/** What the problem costs by the text stands beside what is wrong. */
function withCost(case_: Case, summary: string): string {
	return inARow([summary, problemCostText(case_) ?? ""]);
}
