import type { Plan } from "../plan.ts";
import type { ReadPassage } from "../reading/material.ts";
import { isStatement } from "../reading/statements.ts";
import { gainOf, isLevel, spoken } from "./amount-kinds.ts";
import { withParNote } from "./currency.ts";
import { amountsIn } from "./money.ts";
import { isPlan } from "./plan-figures.ts";
import { type PlanGrounds, short, why } from "./plan-grounds.ts";

type Benefit = Plan["benefits"][number];

const mostStated = 5;
const mostSupposed = 3;

const earns =
	/\b(?:contracts?|customers?|revenue|sales|renew\w*)\b|umsatz|erlös|\barr\b|kund|vertr[aä]g(?!sstrafe)/iu;
/** What is paid, whoever it is paid to, is saved and not earned. */
const paid =
	/\b(?:penalt\w+|fines?|damages|fees?|compensation)\b|strafe|bußgeld|pönale|schadenersatz|entschädigung/iu;

/** An amount that is gone already; the price of something that could be bought is none. */
const gone =
	/\b(?:cost (?:us|him|her|them)|cost .*\blast year|penalt\w+|loss(?:es)?|lost)\b|strafe|verlust|verlor|kostete|kosten uns/iu;

/**
 * The benefits that the material states, in full; where it states none, half of what it puts a price on, as an
 * assumption; and what no figure is named for.
 */
export function benefitsOf(grounds: PlanGrounds): Plan["benefits"] {
	const { words, served, rootCause } = grounds;
	const stated = statedIn(grounds);
	return [
		...(stated.length > 0 ? stated : supposedIn(grounds)),
		{
			description: words.benefits.other(short({ text: rootCause })),
			category: words.benefits.quality,
			quantified_value: null,
			...why(served("approach"), null),
		},
	];
}

/** `$1.1 million lower claims`: in the order of the material, each amount once. */
function statedIn({ material, words, served, limit }: PlanGrounds): Benefit[] {
	const { language } = material;
	const gains = amountsIn(material).flatMap((amount) => {
		const said = amount.value === limit?.value || amount.passage.heading ? null : gainOf(amount, language);
		return said === null ? [] : [{ ...amount, said }];
	});
	return gains
		.filter(({ value }, at) => gains.findIndex((other) => other.value === value) === at)
		.toSorted((one, other) => one.passage.position - other.passage.position || one.start - other.start)
		.slice(0, mostStated)
		.map(({ said, value, text, passage }) => ({
			description: withParNote(words.benefits.stated(short({ text: said })), text, language),
			category: isEarned(said) ? words.benefits.revenue : words.benefits.savings,
			quantified_value: Math.round(value * 100) / 100,
			...why(served("approach"), passage),
		}));
}

/** Half of what is lost, as far as a price is put on it. */
function supposedIn(grounds: PlanGrounds): Benefit[] {
	const { material, words, served, nearestFirst } = grounds;
	const told = amountsIn(material).filter(
		(amount) =>
			isStatement(amount.passage) &&
			!isPlan(amount.passage, grounds) &&
			amount.passage.id !== grounds.limit?.passage.id &&
			!isLevel(amount, material.language),
	);
	const near = told.filter(
		({ passage }) => follows(passage, grounds) || (passage.trouble > 0 && grounds.concerns(passage)),
	);
	// Where nothing is priced that speaks of the cause, what was lost anyhow is the nearest.
	const lost = near.length > 0 ? near : told.filter(({ passage: { text } }) => gone.test(text));
	const passages = [...new Set(nearestFirst(lost.map(({ passage }) => passage)))].slice(0, mostSupposed);
	return passages.flatMap((passage) => {
		// The greatest amount of a sentence stands first.
		const amount = lost.find((each) => each.passage === passage);
		if (!amount) return [];
		const said = spoken(amount, material.language);
		const about = follows(passage, grounds) ? `${grounds.problem?.text} ${said}` : said;
		return {
			description: withParNote(words.benefits.saved(short(passage)), amount.text, material.language),
			category: isEarned(about, said) ? words.benefits.revenue : words.benefits.savings,
			// Half is half: a figure whose arithmetic is stated is never rounded, but to the cent.
			quantified_value: Math.round(amount.value * 50) / 100,
			...why(served("approach"), passage),
		};
	});
}

/** Whether more comes in, not less goes out. */
function isEarned(about: string, said = about): boolean {
	return earns.test(about) && !paid.test(said);
}

/** Whether a passage goes on about the problem right after it: `Together they were worth $2.3 million a year`. */
function follows({ documentId, position, trouble }: ReadPassage, { problem }: PlanGrounds): boolean {
	if (problem === null || documentId !== problem.documentId) return false;
	const after = position - problem.position;
	return after === 1 || (after > 1 && after <= 3 && trouble > 0);
}
