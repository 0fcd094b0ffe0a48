import { cuesOf } from "../../languages/cues.ts";
import type { Read } from "../statements.ts";
import { pairsOf, type ScoredPair } from "./pairs.ts";
import { mayOppose, type Side, sideOf, type Trait, type Traits, traitsOf } from "./traits.ts";

/**
 * How much each trait says, by logistic regression over all pairs of the texts that the consultant is measured with and
 * over short ones written for it, in six languages, whole texts held out. A sum of 0 is as likely right as wrong.
 */
const weights: Traits = {
	sharesOne: 1.57,
	sharesTwo: 2.07,
	sharesFour: 1.15,
	overlap: 1.03,
	related: 0.81,
	next: 1.23,
	near: 1.0,
	around: 0.65,
	sameSpeaker: -0.87,
	reported: 0.93,
	asserted: 0.65,
	voicedNext: 1.38,
	negatedOne: -0.24,
	clauseNegated: 0.66,
	everyOne: 0.42,
	ruleOne: -0.97,
	clash: 0.62,
	clashOfUnit: 0.51,
	withoutFigures: 0.71,
	sameTime: 1.56,
	ahead: -0.6,
	items: -0.68,
};
const bias = -6.57;
/** A long text has more pairs, and hardly more contradictions: by the logarithm of its statements. */
const bySize = -2.19;
const least = 0.3;

/** So many statements behind it may answer one that shares no word with them. */
const reach = 3;

/** Pairs that have so much of what contradictions have that a person should look at them. */
export function weighedPairs(statements: readonly Read[]): ScoredPair[] {
	return candidatesOf(statements).flatMap(([first, later, traits, size]): ScoredPair[] => {
		const weight = weightOf(traits) + bySize * size;
		if (weight < least) return [];
		const [one, other] = [first.read, later.read];
		return [
			{
				id: `${one.id}~${other.id}`,
				one,
				other,
				topic: topicOf(one, other),
				kind: traits.clash > 0 ? "figures" : "claims",
				score: 1 / (1 + Math.exp(-weight)),
			},
		];
	});
}

function weightOf(traits: Traits): number {
	return (Object.entries(traits) as [Trait, number][]).reduce(
		(sum, [trait, value]) => sum + weights[trait] * value,
		bias,
	);
}

/** Fewer than so many statements say no more than these; with the logarithm 6 or more it is as long as any. */
const fewest = 8;
const largest = 6;

/** The pairs that may contradict each other, with their traits and how large their text is, 0 to 1. */
export function candidatesOf(statements: readonly Read[]): [Side, Side, Traits, number][] {
	const useful = statements.filter(isUseful);
	const size = Math.min(1, Math.log(Math.max(fewest, useful.length)) / largest);
	const sides = new Map(useful.map((each) => [each, sideOf(each)] as const));
	const byWord = pairsOf(useful, () => true);
	const known = new Set(byWord.map(([one, other]) => `${one.order} ${other.order}`));
	const byPlace = useful.flatMap((one, at) =>
		useful
			.slice(at + 1, at + 1 + reach)
			.filter((other) => other.order - one.order <= reach + 1 && !known.has(`${one.order} ${other.order}`))
			.map((other): [Read, Read] => [one, other]),
	);
	return [...byWord, ...byPlace].flatMap(([one, other]): [Side, Side, Traits, number][] => {
		const [first, later] = [sides.get(one), sides.get(other)];
		if (!first || !later || !mayOppose(first, later) || isElsewhere(first.read, later.read)) return [];
		return [[first, later, traitsOf(first, later), size]];
	});
}

/** Both name a place, and not the same: "in Leeds", "a Schio". */
function isElsewhere({ plain }: Read, { plain: other }: Read): boolean {
	const [ones, others] = [placesIn(plain), placesIn(other)];
	return ones.size > 0 && others.size > 0 && ![...ones].some((place) => others.has(place));
}

function placesIn(text: string): ReadonlySet<string> {
	return new Set([...text.matchAll(place)].map(([, name = ""]) => name));
}

const place =
	/(?<!\p{L})(?:[Ii]n|[Aa]t|[Bb]ei|[Aa]uf|À|à|[Ee]n|[Dd]ans|[Aa]|[Tt]e|[Bb]ij|[Oo]p|[Nn]el|[Nn]ella)\s(\p{Lu}\p{Ll}[\p{L}-]*)/gu;

function isUseful(statement: Read): boolean {
	const { words, signals, kind, role, forbids, language } = statement;
	// What is asked for or must not be speaks of what is to come.
	if (forbids || role === "constraint" || words.slice(0, 3).some(cuesOf(language).duty.has)) return false;
	if (kind === "row" || kind === "title" || kind === "letterhead") return false;
	return words.length >= fewestWords && signals.gist === 0 && signals.question === 0;
}

const fewestWords = 3;

function topicOf(one: Read, other: Read): string {
	const { function: small } = cuesOf(one.language);
	return one.words
		.filter((word) => word.length > 3 && !small.has(word) && other.words.includes(word))
		.slice(0, 3)
		.join(" ");
}
