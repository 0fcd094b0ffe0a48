import { assertionIn, isFormer, isOpinion } from "../reading/attribution.ts";
import { oppositions } from "../reading/contradictions.ts";
import { admitsGap } from "../reading/gaps.ts";
import { sentenceOfVerbFirst } from "../reading/german.ts";
import { isLetterhead } from "../reading/headings.ts";
import type { Link, Material, ReadPassage } from "../reading/material.ts";
import { isOfKind } from "../reading/statements.ts";
import { isWish } from "../reading/themes.ts";
import { plain } from "../reading/wording.ts";
import { cellsIn } from "../text/cells.ts";
import { searchIn } from "../text/search.ts";
import type { Language } from "../text/words.ts";
import { type CauseNode, causeMap, withDeeper } from "./cause-map.ts";
import { announcesRisks } from "./listed-risks.ts";

/** The problem of a material: its words, without their reason, and the passage that says it. */
export type Problem = { text: string; topics: string[]; passage: ReadPassage };

/** From here on a passage speaks of a problem, a cause leads to it, and it is itself the cause of another. */
const about = 0.45;
const leadsTo = 0.6;
const same = 0.75;

const problems = new WeakMap<Material, Problem | null>();

/**
 * What the material tells most plainly to be wrong: what many causes lead to and nothing else follows from, by words of
 * trouble, figures, the title, and its place near the top. A passage that already gives the reason comes behind one that
 * only states the problem, and what somebody believes behind all that is told as a fact.
 */
export function mainProblem(material: Material): Problem | null {
	const known = problems.get(material);
	if (known !== undefined) return known;
	const found = sought(material);
	problems.set(material, found);
	return found;
}

function sought(material: Material): Problem | null {
	const { passages, links } = material;
	const reasons = new Map(links.flatMap((link) => link.passages.map((passage) => [passage, link] as const)));
	const weigh = weighing(material);
	let best: { problem: Problem; score: number; believed: boolean } | null = null;
	for (const [at, passage] of passages.entries()) {
		const reason = reasons.get(passage);
		if (!mayState(passage, reason)) continue;
		const problem = problemOf(passage, reason, material.language);
		const weight = weigh(problem);
		if (weight === null) continue;
		const score = weight + 1 / (1 + at / 10) - (reason ? 2 : 0);
		const believed = isBelieved(problem, material.language);
		const isBetter = !best || (believed === best.believed ? score > best.score : best.believed);
		if (isBetter) best = { problem, score, believed };
	}
	return best?.problem ?? null;
}

/** Whether a passage may state a problem: no heading, no letterhead, no row of a table that gives no reason. */
function mayState({ heading, text, topics }: ReadPassage, reason: Link | undefined): boolean {
	if (heading || isLetterhead(text) || topics.length < 3 || text.length > 400) return false;
	return reason !== undefined || cellsIn(text) === null;
}

/** Whether somebody only holds it to be so, or what they said cannot be told apart from their saying it. */
function isBelieved({ text, passage }: Problem, language: Language): boolean {
	return isOpinion(passage.text, language) || (passage.text.includes(text) && saying.test(text));
}

const saying = /^[^.;\d]{0,60}?\b(?:says|said|sagt|sagte|sagten)\b/iu;

/** The last year that a statement names; null for none. */
function yearOf(text: string): number | null {
	const years = [...text.matchAll(/\b(?:19|20)\d\d\b/gu)].map(([year]) => Number(year));
	return years.length === 0 ? null : Math.max(...years);
}

/** How much a statement looks like the problem of a material, whatever its place; null when nothing speaks for it. */
function weighing(material: Material): (problem: Problem) => number | null {
	const { passages, like, search, language } = material;
	const { reach, isCause } = chains(material);
	const title = passages[0]?.heading ? passages[0].topics : [];
	const opposed = oppositions(material);
	/** How many other passages speak of it. */
	const related = ({ topics, passage }: Problem) =>
		search.near(topics).flatMap((at) => {
			const other = passages[at];
			return other && other !== passage && !other.heading && like(other.topics, topics) >= about
				? [other]
				: [];
		});
	/** How things stood before, or in an earlier year than another statement with a figure that is about the same. */
	const isOld = ({ passage }: Problem, others: readonly ReadPassage[]) => {
		if (isFormer(passage.text, language)) return true;
		const year = yearOf(passage.text);
		return (
			year !== null &&
			others.some(
				(other) =>
					other.trouble > 0 &&
					(yearOf(other.text) ?? 0) > year &&
					like(passage.topics, other.topics) >= leadsTo,
			)
		);
	};
	return (problem) => {
		const caused = reach(problem.topics);
		if (problem.passage.trouble === 0 && caused === 0) return null;
		const likeTitle = title.length > 0 ? like(title, problem.topics) : 0;
		const against = (isCause(problem.topics) ? 2 : 0) + (opposed.has(problem.passage) ? 1 : 0);
		const others = related(problem);
		const spokenOf = Math.min(others.length, 4);
		const old = isOld(problem, others) ? 3 : 0;
		return (
			1.2 * Math.min(caused, 5) +
			0.4 * spokenOf +
			plainness(problem, language) +
			2.5 * likeTitle -
			against -
			old
		);
	};
}

/** Without who says it, and without its reason where the rest can stand alone. */
function problemOf(passage: ReadPassage, reason: Link | undefined, language: Language): Problem {
	const whole = plain(assertionIn(passage.text, language));
	if (!reason) return { text: capital(whole), topics: passage.topics, passage };
	const own = plain(reason.effect);
	// The reason may stand in a sentence of its own.
	const holder = reason.passages.find(({ text }) => text.replaceAll(/\s+/g, " ").includes(own)) ?? passage;
	const isVerbFirst = reason.language === "de" && /^\p{Ll}/u.test(own) && !holder.text.startsWith(own);
	const stated = isVerbFirst ? sentenceOfVerbFirst(own) : own;
	const isWhole = reason.effectTopics.length > 1 || /\s.*\s/u.test(own);
	return {
		text: capital((isWhole ? stated : null) ?? whole),
		topics: reason.effectTopics,
		passage: holder,
	};
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How much, or how often. */
const isCounted =
	/\d|\bevery (?:single|second|third|other|time|day|week|morning|afternoon|evening|night)\b|\bjede\w* (?:einzelne|zweite|dritte|tag|woche|monat|nacht)/iu;
/** How far a figure has moved. */
const isMeasured =
	/\bfrom \S*\d.{0,60}? to \S*\d|\bvon \S*\d.{0,60}? auf \S*\d|\bby \S*\d\S*(?: ?%| percent)|\bum \S*\d\S*(?: ?%| Prozent)/iu;
/** Announced as what is hoped for. */
const isHope =
	/^(?:(?:main|key|top)? ?(?:goals?|aims?|targets?|objectives?|benefits?)|(?:wichtigste )?(?:ziele?|erwarteter nutzen|nutzen)) ?[:–-]/iu;
const isQuestion = /\?["”“»)]?$/u;

/** How plainly a passage says that something is wrong. */
function plainness({ text, passage }: Problem, language: Language): number {
	const isKind = (kind: "proposal" | "rule") => isOfKind(passage, kind, language);
	const isOther =
		isWish(passage.text) ||
		isQuestion.test(passage.text) ||
		isHope.test(passage.text) ||
		announcesRisks(passage.text) ||
		isKind("proposal") ||
		admitsGap(passage.text, language);
	const other = isOther ? 3 : 0;
	const figures = (isCounted.test(text) ? 1 : 0) + (isMeasured.test(text) ? 1 : 0);
	return Math.min(passage.trouble, 2) + figures - other - (isKind("rule") ? 1 : 0);
}

/** How a text stands to the causes that the material names. */
function chains(material: Material) {
	const { like } = material;
	const causes = causeMap(material);
	const effects = causes.flatMap((node) => node.effects.map(({ topics }) => ({ node, topics })));
	const nearEffect = searchIn(effects.map(({ topics }) => topics)).near;
	const nearCause = searchIn(causes.map(({ topics }) => topics)).near;
	return {
		/** How many causes lead to it, directly or through others. */
		reach(topics: readonly string[]): number {
			const found = new Set<CauseNode>();
			for (const at of nearEffect(topics)) {
				const effect = effects[at];
				if (effect && like(effect.topics, topics) >= leadsTo) withDeeper(effect.node, found);
			}
			return found.size;
		},
		isCause: (topics: readonly string[]): boolean =>
			nearCause(topics).some((at) => like(causes[at]?.topics ?? [], topics) >= same),
	};
}
