import type { Plan } from "../plan.ts";
import type { ReadPassage } from "../reading/material.ts";
import { isOfKind, isStatement } from "../reading/statements.ts";
import { type Figure, figuresOf } from "../text/figures.ts";
import { withParNote } from "./currency.ts";
import { amountsIn } from "./money.ts";
import { type PlanGrounds, short, why } from "./plan-grounds.ts";
import { subjectOf } from "./plan-title.ts";

type Kpi = Plan["kpis"][number];
type Share = { passage: ReadPassage; figure: Figure };

const mostMeasured = 3;
/** From here on two sentences measure the same, and a target is one for what is measured. */
const sameThing = 0.4;
const meant = 0.25;

/**
 * What the material measures in percent, with the target that it names for it or, as an assumption, half of what hurts;
 * and two figures by which any program is steered.
 */
export function kpisOf(grounds: PlanGrounds): Kpi[] {
	const { material, words, served, contradictions } = grounds;
	const { language } = material;
	const wanted = sharesIn(grounds, (passage) => isOfKind(passage, "target", language));
	const targetFor = (passage: ReadPassage) => {
		const near = wanted.map((target) => ({ target, like: likeness(grounds, target.passage, passage) }));
		const [best] = near.toSorted((one, other) => other.like - one.like);
		return best && best.like >= meant ? best.target : undefined;
	};
	const measured = sharesIn(
		grounds,
		(passage) =>
			!isPlan(passage, grounds) &&
			(targetFor(passage) !== undefined || (passage.trouble > 0 && grounds.concerns(passage))),
	);
	const known: Share[] = [];
	for (const share of measured) {
		if (!known.some(({ passage }) => likeness(grounds, passage, share.passage) >= sameThing))
			known.push(share);
	}
	const differ = (passage: ReadPassage) =>
		contradictions.some(
			({ one, other, about }) => about === "figure" && (one === passage || other === passage),
		);
	const kpis = known.slice(0, mostMeasured).map((share): Kpi => {
		const target = targetFor(share.passage);
		const value = target?.figure.value ?? share.figure.value / 2;
		const isDisputed = differ(share.passage);
		const basis = target ? words.kpis.named : words.kpis.halved;
		return {
			name: nameOf(share, grounds),
			target: told(value),
			baseline: isDisputed ? null : told(share.figure.value),
			basis: isDisputed ? `${basis} ${words.kpis.disputed}` : basis,
			unit: "%",
			measurement_frequency: "Monthly",
			lower_is_better: value < share.figure.value,
			...why(served("approach"), target?.passage ?? share.passage),
		};
	});
	const steering = (name: string, target: string, lower_is_better: boolean): Kpi => ({
		name,
		target,
		baseline: null,
		basis: words.kpis.steering,
		unit: "%",
		measurement_frequency: "Monthly",
		lower_is_better,
		...why(served("ownership"), null),
	});
	const named = kpis.filter(({ name }, at) => kpis.findIndex((other) => other.name === name) === at);
	return [...named, steering(words.kpis.onTime, "90", false), steering(words.kpis.withinBudget, "100", true)];
}

/** The first percentage of each passage that qualifies, those nearest to the plan first. */
function sharesIn(
	{ material, nearestFirst }: PlanGrounds,
	qualifies: (passage: ReadPassage) => boolean,
): Share[] {
	const passages = material.passages.filter((passage) => isStatement(passage) && qualifies(passage));
	return nearestFirst(passages).flatMap((passage) => {
		const figure = figuresOf(passage.text, material.language).find(
			({ unit, value }) => unit === "%" && value > 0 && value <= 100,
		);
		return figure ? [{ passage, figure }] : [];
	});
}

/** A sentence about what is wanted, allowed or proposed measures nothing of today. */
function isPlan(passage: ReadPassage, { material: { language } }: PlanGrounds): boolean {
	return (["target", "rule", "proposal"] as const).some((kind) => isOfKind(passage, kind, language));
}

/** How much two passages share, their figures aside. */
function likeness({ material }: PlanGrounds, one: ReadPassage, other: ReadPassage): number {
	const bare = ({ topics }: ReadPassage) => topics.filter((word) => !/\d/.test(word));
	return material.like(bare(one), bare(other));
}

const verb =
	/^\s*of (?:all |our |the |its |their |these )*(?<what>[\p{L}][\p{L}\s-]{2,60}?) (?<does>(?:needs?|leaves?|left|arrives?|miss(?:es)?|fails?|are|is|were|was|have|has|had|takes?|took|comes?|came|goes?|went|ends?|reach(?:es)?|costs?|stay|stays|\p{L}{3,}ed)\b.*)$/iu;
const germanVerb =
	/^\s*(?:der|aller|unserer|ihrer) (?<what>(?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]{2,50}) (?<does>\p{Ll}.{3,})$/u;

/**
 * What is measured: `Repairs that needed a second visit` out of `34 percent of our repairs needed a second visit`, else
 * the thing that the sentence is about, else the sentence without its figure.
 */
function nameOf({ passage, figure }: Share, { material, words }: PlanGrounds): string {
	const after = passage.text.slice(figure.end).replaceAll(/\s+/g, " ");
	const { what, does } = (material.language === "en" ? verb : germanVerb).exec(after)?.groups ?? {};
	if (what && does) {
		const clause = does.split(/[,;:]| because | since | and (?=\p{L}+ )| und (?=\p{Ll}+ )/u)[0] ?? does;
		const name = words.kpis.that(
			what.charAt(0).toUpperCase() + what.slice(1),
			clause.replace(/[.!\s]+$/u, ""),
		);
		if (name.length <= 120) return name;
	}
	const about = subjectOf(passage.text.slice(0, figure.start), material.language);
	if (about) return about;
	const text = `${passage.text.slice(0, figure.start)}…${passage.text.slice(figure.end)}`;
	return words.kpis.value(short({ text: text.replace(/[.!\s]+$/u, "") }, 110));
}

/** A number as a KPI keeps it, at most two decimal places. */
function told(value: number): string {
	return String(Math.round(value * 100) / 100);
}

const earns = /\b(?:contracts?|customers?|revenue|sales|renew\w*)\b|umsatz|kund|vertr[aä]g(?!sstrafe)/iu;
/** What is paid, whoever it is paid to, is saved and not earned. */
const paid =
	/\b(?:penalt\w+|fines?|damages|fees?|compensation)\b|strafe|bußgeld|pönale|schadenersatz|entschädigung/iu;

/** An amount that is gone already; the price of something that could be bought is none. */
const gone =
	/\b(?:cost (?:us|him|her|them)|cost .*\blast year|penalt\w+|loss(?:es)?|lost)\b|strafe|verlust|verlor|kostete|kosten uns/iu;

/** Half of what the material puts a price on, as an assumption; and what no figure is named for. */
export function benefitsOf(grounds: PlanGrounds): Plan["benefits"] {
	const { material, words, served, nearestFirst, rootCause } = grounds;
	const told = amountsIn(material).filter(
		({ passage }) =>
			isStatement(passage) && !isPlan(passage, grounds) && passage.id !== grounds.limit?.passage.id,
	);
	const near = told.filter(
		({ passage }) => follows(passage, grounds) || (passage.trouble > 0 && grounds.concerns(passage)),
	);
	// Where nothing is priced that speaks of the cause, what was lost anyhow is the nearest.
	const lost = near.length > 0 ? near : told.filter(({ passage: { text } }) => gone.test(text));
	const passages = [...new Set(nearestFirst(lost.map(({ passage }) => passage)))].slice(0, mostMeasured);
	const saved = passages.flatMap((passage) => {
		// The greatest amount of a sentence stands first.
		const amount = lost.find((each) => each.passage === passage);
		if (!amount) return [];
		const about = follows(passage, grounds) ? `${grounds.problem?.text} ${passage.text}` : passage.text;
		return {
			description: withParNote(words.benefits.saved(short(passage)), amount.text, material.language),
			category:
				earns.test(about) && !paid.test(passage.text) ? words.benefits.revenue : words.benefits.savings,
			// Half is half: a figure whose arithmetic is stated is never rounded, but to the cent.
			quantified_value: Math.round(amount.value * 50) / 100,
			...why(served("approach"), passage),
		};
	});
	return [
		...saved,
		{
			description: words.benefits.other(short({ text: rootCause })),
			category: words.benefits.quality,
			quantified_value: null,
			...why(served("approach"), null),
		},
	];
}

/** Whether a passage goes on about the problem right after it: `Together they were worth $2.3 million a year`. */
function follows({ documentId, position, trouble }: ReadPassage, { problem }: PlanGrounds): boolean {
	if (problem === null || documentId !== problem.documentId) return false;
	const after = position - problem.position;
	return after === 1 || (after > 1 && after <= 3 && trouble > 0);
}
