import type { Plan } from "../plan.ts";
import type { ReadPassage } from "../reading/material.ts";
import { isOfKind, isStatement } from "../reading/statements.ts";
import type { Figure } from "../text/figures.ts";
import { goalIn, type Reading, readingIn } from "./movement.ts";
import { type PlanGrounds, short, why } from "./plan-grounds.ts";
import { subjectOf } from "./plan-title.ts";
import type { PlanWords } from "./plan-words.ts";

type Kpi = Plan["kpis"][number];
type Share = { passage: ReadPassage; figure: Figure };
type Measured = Reading & { passage: ReadPassage };

const mostMeasured = 3;
/** From here on two sentences measure the same, and a target is one for what is measured. */
const sameThing = 0.4;
const meant = 0.25;

/**
 * What the material measures in percent, with the target that it names for it or, as an assumption, the value that it had
 * before or half of what hurts; and two figures by which any program is steered.
 */
export function kpisOf(grounds: PlanGrounds): Kpi[] {
	const { material, words, served, contradictions, nearestFirst } = grounds;
	const { language } = material;
	const statements = nearestFirst(material.passages.filter(isStatement));
	const wanted = statements.flatMap((passage): Share[] => {
		const figure = goalIn(passage.text, language);
		return figure ? [{ passage, figure }] : [];
	});
	const targetFor = (share: Measured) => {
		const near = wanted
			.filter(({ figure }) => isBetter(figure.value, share))
			.map((target) => ({ target, like: belongs(grounds, target.passage, share) }));
		const [best] = near.toSorted((one, other) => other.like - one.like);
		return best && best.like >= meant ? best.target : undefined;
	};
	const measured = statements.flatMap((passage): Measured[] => {
		const reading = readingIn(passage.text, language);
		if (!reading || (isPlan(passage, grounds) && reading.name === null)) return [];
		const share = { ...reading, passage };
		const hurts = passage.trouble > 0 && grounds.concerns(passage);
		return hurts || targetFor(share) ? [share] : [];
	});
	const known: Measured[] = [];
	for (const share of measured) {
		if (!known.some(({ passage }) => likeness(grounds, passage, share.passage) >= sameThing))
			known.push(share);
	}
	const differ = (passage: ReadPassage) =>
		contradictions.some(
			({ one, other, about }) => about === "figure" && (one === passage || other === passage),
		);
	const kpis = known.slice(0, mostMeasured).flatMap((share): Kpi[] => {
		const target = targetFor(share);
		const aim = target ? { value: target.figure.value, basis: words.kpis.named } : assumedFor(share, words);
		if (!aim) return [];
		const isDisputed = differ(share.passage);
		return [
			{
				name: nameOf(share, grounds),
				target: told(aim.value),
				baseline: isDisputed ? null : told(share.figure.value),
				basis: isDisputed ? `${aim.basis} ${words.kpis.disputed}` : aim.basis,
				unit: "%",
				measurement_frequency: "Monthly",
				lower_is_better: aim.value < share.figure.value,
				...why(served("approach"), target?.passage ?? share.passage),
			},
		];
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

/** Whether a value is better than today's, as far as the words say which way is better. */
function isBetter(value: number, { figure, lowerIsBetter }: Measured): boolean {
	if (value === figure.value) return false;
	return lowerIsBetter === null || value < figure.value === lowerIsBetter;
}

/** Where no target is named: back to what it was, or half of what hurts, or a quarter more of what helps; null for a rise that hurts nobody. */
function assumedFor(share: Measured, { kpis }: PlanWords): { value: number; basis: string } | null {
	const { before, lowerIsBetter, figure } = share;
	if (before !== null && isBetter(before, share)) return { value: before, basis: kpis.returned };
	if (lowerIsBetter !== false) return { value: figure.value / 2, basis: kpis.halved };
	if (before !== null || figure.value >= 100) return null;
	return { value: Math.min(100, figure.value * 1.25), basis: kpis.raised };
}

/** How much a target is one for what is measured: it names it, or goes on about it, or shares words with it. */
function belongs(grounds: PlanGrounds, target: ReadPassage, { passage, name }: Measured): number {
	if (target === passage) return 1;
	if (name !== null && target.text.toLowerCase().includes(name.toLowerCase())) return 1;
	const follows = target.documentId === passage.documentId && target.position === passage.position + 1;
	return follows && /^(?:it|this|they|sie|er|es|dies\p{L}*)\s/iu.test(target.text)
		? 1
		: likeness(grounds, target, passage);
}

/** A sentence about what is wanted, allowed or proposed measures nothing of today. */
export function isPlan(passage: ReadPassage, { material: { language } }: PlanGrounds): boolean {
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
function nameOf({ passage, figure, name: moved }: Measured, { material, words }: PlanGrounds): string {
	if (moved) return moved;
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
