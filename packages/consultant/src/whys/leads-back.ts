import { deepestWhy } from "@throughline/domain/consultant/whys";
import type { Case } from "../case/build.ts";
import { type StatedCause, statedCause } from "../case/causes/causes.ts";
import { explanationIn } from "../case/causes/reason.ts";
import { withoutFrame } from "../case/causes/reason-sentence.ts";
import { likeness } from "../case/likeness.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";
import type { Read } from "../roles/statements.ts";
import { withoutConnective } from "../wording/alone.ts";
import { followsFrom } from "./affinity.ts";

/** From here on a reason is what stands on the path, in nearly the same words. */
const sameReason = 0.5;

/**
 * A sentence that says what and why, in stems, with the reason as it may stand in another text; one that gives no reason
 * (`isPlain`) is both.
 */
type Explanation = {
	statement: Read;
	effect: readonly string[];
	reason: readonly string[];
	text: string;
	isPlain: boolean;
};

/** Every explanation among the stated causes. */
function explanationsOf({ causes, contradictions, reading: { language } }: Case): readonly Explanation[] {
	const stemsIn = (text: string) => stemsOf(wordsOf(text), language);
	// What speaks against the sentence before it does not go on from it.
	const disputed = new Set(contradictions.flatMap(({ one, other }) => [one, other]));
	return causes
		.flatMap(({ statements }) => statements)
		.flatMap((statement): Explanation[] => {
			const said = explanationIn(statement);
			if (!said && disputed.has(statement)) return [];
			const { plain } = statement;
			const { effect, reason } = said ?? { effect: plain.split(/:\s/u, 1)[0] ?? plain, reason: plain };
			return [
				{
					statement,
					effect: stemsIn(effect),
					reason: stemsIn(reason),
					text: bare(reason),
					isPlain: said === null,
				},
			];
		});
}

/**
 * Whether a stated cause leads back to what a path has already said: the problem, a clause of the path, or something that the
 * text states as its effect, over however many links. "Results are late because samples wait" explains nothing below
 * "Samples wait".
 */
export function leadsBack(path: readonly string[], case_: Case): (cause: StatedCause) => boolean {
	const texts = path.map(withoutFrame).map(bare);
	const upper = path.flatMap((text) => statedCause(case_, text)?.statements ?? []);
	const effects = effectsOf(path, upper, case_);
	return ({ text, statements }) =>
		texts.some((each) => isPartOf(bare(text), each)) ||
		statements.some(
			(own) =>
				own.id === case_.problem?.statement?.id ||
				isThreat(own) ||
				effects.has(own) ||
				upper.some((statement) => followsFrom(own, statement)),
		);
}

/** "Two large customers threaten to leave": what may come of it all. */
function isThreat({ scores: { effect, risk, cause } }: Read): boolean {
	return risk > 0.4 && effect > cause;
}

/** Whether what one says and explains is the reason of the other, in nearly the same words, or goes on with it in one breath. */
function explains(one: Explanation, other: Explanation, rarity: Case["rarity"]): boolean {
	if (one.statement === other.statement || followsFrom(one.statement, other.statement)) return false;
	if (one.isPlain || other.isPlain) return goesOn(one.statement, other.statement) && deepens(one, other);
	return likeness(one.effect, other.reason, rarity) >= sameReason || goesOn(one.statement, other.statement);
}

/** "Nobody oils the belt. The oil has been missing since May": it says of what was named before what is lacking or why. */
function deepens(one: Explanation, { statement: before }: Explanation): boolean {
	const { signals, plain, language } = one.statement;
	const tells = signals.causal + signals.lack + signals.aged + signals.partial + signals.scarce;
	if (tells === 0 || withoutConnective(plain, language) !== plain) return false;
	return one.effect.some((stem) => before.stems.includes(stem));
}

/** "… because the line was built for 40,000. It was not extended because …": each says why of what was said last. */
function goesOn(one: Read, before: Read): boolean {
	return one.documentId === before.documentId && one.block === before.block && one.order - before.order === 1;
}

/** The stated causes that say why the reason that these statements give is so. */
export function nextInChain(statements: readonly Read[], case_: Case): StatedCause[] {
	const all = explanationsOf(case_);
	const above = all.filter(({ statement }) => statements.includes(statement));
	const next = all.filter((one) => above.some((other) => explains(one, other, case_.rarity)));
	return case_.causes.filter(
		({ statements: own, named }) =>
			next.some(({ statement }) => own.includes(statement)) || (named !== null && statements.includes(named)),
	);
}

/** The causes with which the chains begin that lead to some others. */
export function headsOf(causes: readonly StatedCause[], case_: Case): StatedCause[] {
	const all = explanationsOf(case_);
	const above = (link: Explanation) => all.filter((other) => explains(link, other, case_.rarity));
	const topOf = (link: Explanation, left: number): Explanation[] => {
		const upper = left === 0 ? [] : above(link);
		return upper.length === 0 ? [link] : upper.flatMap((each) => topOf(each, left - 1));
	};
	const heads = new Set(
		all
			.filter(({ statement }) => causes.some(({ statements }) => statements.includes(statement)))
			.filter((link) => above(link).length > 0)
			.flatMap((link) => topOf(link, deepestWhy).map(({ statement }) => statement)),
	);
	return case_.causes.filter(({ statements }) => statements.some((each) => heads.has(each)));
}

/** How many links of a chain lie between a stated cause and what it begins with: 0 for what explains no other one. */
export function linksAbove(case_: Case): (cause: StatedCause) => number {
	const all = explanationsOf(case_);
	const depths = new Map<Read, number>();
	let [above, rest] = [[] as Explanation[], [...all]];
	for (let depth = 0; depth < deepestWhy && rest.length > 0; depth++) {
		const found: Explanation[] = rest.filter((one) =>
			depth === 0
				? !all.some((other) => explains(one, other, case_.rarity))
				: above.some((other) => explains(one, other, case_.rarity)),
		);
		for (const { statement } of found) depths.set(statement, depth);
		[above, rest] = [found, rest.filter((one) => !found.includes(one))];
	}
	return ({ statements }) => Math.min(...statements.map((each) => depths.get(each) ?? 0));
}

/** The statements that the text explains by what stands on a path, or by another such statement. */
function effectsOf(path: readonly string[], upper: readonly Read[], case_: Case): ReadonlySet<Read> {
	const { language } = case_.reading;
	const told = path.map(withoutFrame);
	const texts = told.map(bare);
	const all = explanationsOf(case_);
	const said = [
		...told.map((text) => stemsOf(wordsOf(text), language)),
		// What a sentence on the path explains is a word of the path, too.
		...all
			.filter(({ statement, isPlain }) => !isPlain && upper.includes(statement))
			.map(({ effect }) => effect),
	];
	const linksOf = (statement: Read) => all.filter((each) => each.statement === statement);
	const effects = new Set<Read>();
	for (let link = 0; link < deepestWhy; link++) {
		const below = [...upper, ...effects].flatMap(linksOf);
		const further = all.filter(
			(link) =>
				!effects.has(link.statement) &&
				!upper.includes(link.statement) &&
				((!link.isPlain &&
					(texts.some((each) => isPartOf(link.text, each) || isPartOf(each, link.text)) ||
						said.some((own) => likeness(link.reason, own, case_.rarity) >= sameReason))) ||
					below.some((each) => explains(each, link, case_.rarity))),
		);
		if (further.length === 0) break;
		for (const { statement, effect } of further) {
			effects.add(statement);
			said.push(effect);
		}
	}
	return effects;
}

function isPartOf(part: string, whole: string): boolean {
	return part.length >= shortest && whole.includes(part);
}

/** Shorter ones may stand in anything. */
const shortest = 12;

function bare(text: string): string {
	return wordsOf(text).join(" ");
}
