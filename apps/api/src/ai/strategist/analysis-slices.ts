import type { Shown } from "@throughline/domain/consultant/shown";
import type { Asking } from "@throughline/trpc/ports/asking";
import { z } from "zod";
import { AnalysisAnswer, analysisQuestion, EnhancedAnswer, enhancedQuestion } from "./analysis.ts";
import type { Asked } from "./ask.ts";
import type { About } from "./material/room.ts";
import { once, shareOf } from "./once.ts";
import { fewerOf, type Pose, type Posed } from "./pose.ts";

/** The forces that are asked for together, and in which words the material speaks of them. */
const market = {
	label: "Rivals, newcomers and substitutes",
	about: "Competitors, their prices and shares; who may enter the market; what customers could use instead",
	forces: { competitive_rivalry: true, threat_of_new_entry: true, threat_of_substitution: true },
} as const;
const chain = {
	label: "Suppliers and buyers",
	about: "Suppliers, their prices and terms; customers, what they demand and how they buy",
	forces: { supplier_power: true, buyer_power: true },
} as const;
const allForces = { ...market.forces, ...chain.forces };

/** An analysis in parts: its forces in two, then what is said over them. */
type Parts<Market, Chain, Whole> = { market: Asked<Market>; chain: Asked<Chain>; whole: Asked<Whole> };

const only = "Now give only the forces that are named, and nothing else of the analysis.";
const rest = "The forces are there already. Now give everything else of the analysis.";

/** A part of a question, with the schema of that part. */
function partOf<T>({ name, task }: Asked, part: string, schema: z.ZodType<T>, what: string): Asked<T> {
	return { name: `${name}_${part}`, schema, task: `${task}\n${what}` };
}

const analysisParts = {
	market: partOf(analysisQuestion, "market", AnalysisAnswer.pick(market.forces), only),
	chain: partOf(analysisQuestion, "chain", AnalysisAnswer.pick(chain.forces), only),
	whole: partOf(analysisQuestion, "whole", AnalysisAnswer.omit(allForces), rest),
};
const enhancedParts = {
	market: partOf(enhancedQuestion, "market", EnhancedAnswer.pick(market.forces), only),
	chain: partOf(enhancedQuestion, "chain", EnhancedAnswer.pick(chain.forces), only),
	whole: partOf(enhancedQuestion, "whole", EnhancedAnswer.omit(allForces), rest),
};

/** What is said of a force, as far as the summary needs it. */
const Level = z.looseObject({ level: z.string(), factors: z.array(z.unknown()) });

/**
 * An analysis in slices, for a model whose context does not hold all of it beside the question: each with the material that
 * bears on it. Each slice is asked for once, also when a later one fails.
 */
async function inParts<Market extends object, Chain extends object, Whole extends object>(
	parts: Parts<Market, Chain, Whole>,
	about: About,
	asking: Asking,
	pose: Pose,
): Promise<Posed<Market & Chain & Whole>> {
	let fewest: Shown | null = null;
	const askFor = async <T>(at: number, label: string, question: Asked<T>, text: string): Promise<T> => {
		const slice = { name: question.name, label, ...shareOf(at, 3) };
		const { answer, shown } = await once(slice, asking, (part) =>
			pose(question, { ...about, text: `${about.text}\n${text}` }, part),
		);
		fewest = fewerOf(fewest, shown);
		return answer;
	};
	const ofMarket = await askFor(0, market.label, parts.market, forcesLine(market));
	const ofChain = await askFor(1, chain.label, parts.chain, forcesLine(chain));
	const levels = Object.entries({ ...ofMarket, ...ofChain }).map(([force, said]) => {
		const { level, factors } = Level.parse(said);
		return `- ${force.replaceAll("_", " ")}: ${level}, ${factors.length} factors`;
	});
	const whole = await askFor(2, "Summary", parts.whole, `Forces:\n${levels.join("\n")}`);
	return {
		answer: { ...ofMarket, ...ofChain, ...whole },
		shown: fewest ?? { passages: 0, of: 0 },
	};
}

function forcesLine({ forces, about }: typeof market | typeof chain): string {
	return `Forces: ${Object.keys(forces).join(", ").replaceAll("_", " ")}. ${about}.`;
}

export const analyseInSlices = (about: About, asking: Asking, pose: Pose) =>
	inParts(analysisParts, about, asking, pose);
export const enhanceInSlices = (about: About, asking: Asking, pose: Pose) =>
	inParts(enhancedParts, about, asking, pose);
