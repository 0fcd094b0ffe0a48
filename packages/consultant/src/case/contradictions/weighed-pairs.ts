import { cuesOf } from "../../languages/cues.ts";
import { weigherOf } from "../../roles/weighing.ts";
import type { Read } from "../statements.ts";
import type { Clash } from "./contradiction.ts";
import { pairsOf } from "./pairs.ts";
import { mayOppose, type Side, sideOf, type Traits, traitsOf } from "./traits.ts";
import { reports } from "./voices.ts";

/**
 * How much each trait says, by logistic regression over all pairs of the texts that the consultant is measured with and
 * over short ones written for it, in six languages, whole texts held out. A sum of 0 is as likely right as wrong.
 */
const weights: Traits = {
	sharesOne: 1.52,
	sharesTwo: 2.12,
	sharesFour: 0.92,
	overlap: 1.02,
	related: 0.58,
	next: 1.22,
	near: 0.83,
	around: 0.67,
	sameSpeaker: -0.83,
	reported: 0.82,
	asserted: 0.67,
	voicedNext: 1.32,
	negatedOne: -0.18,
	clauseNegated: 0.74,
	everyOne: 0.48,
	ruleOne: -1.13,
	clash: 0.66,
	clashOfUnit: 0.72,
	withoutFigures: 0.69,
	sameTime: 1.86,
	ahead: -0.07,
	items: -0.68,
};
const bias = -6.37;
const weightOf = weigherOf(weights, bias);
/** A long text has more pairs, and hardly more contradictions: by the logarithm of its statements. */
const bySize = -2.34;
const least = 0.3;

/** So many statements behind it may answer one that shares no word with them. */
const reach = 3;

/** Pairs that have so much of what contradictions have that a person should look at them. */
export function weighedPairs(statements: readonly Read[]): Clash[] {
	return candidatesOf(statements).flatMap(([first, later, traits, size]): Clash[] => {
		const weight = weightOf(traits) + bySize * size;
		if (weight < least) return [];
		const kind = traits.clash > 0 ? "figures" : "claims";
		return [{ one: first.read, other: later.read, kind, score: 1 / (1 + Math.exp(-weight)) }];
	});
}

/** A shorter text counts as one of so many statements; from e to the power of `largest` on, longer ones count the same. */
const fewest = 8;
const largest = 6;

/** The pairs that may contradict each other, with their traits and how large their text is, 0 to 1. */
export function candidatesOf(statements: readonly Read[]): [Side, Side, Traits, number][] {
	const useful = statements.filter(isUseful);
	const size = Math.min(1, Math.log(Math.max(fewest, useful.length)) / largest);
	const sides = new Map<Read, Side>();
	const sideAt = (statement: Read) => {
		const side = sides.get(statement) ?? sideOf(statement);
		sides.set(statement, side);
		return side;
	};
	const byWord = pairsOf(useful, () => true);
	const known = new Set(byWord.map(([one, other]) => `${one.order} ${other.order}`));
	// Without a word in common, somebody or something must say it.
	const voiced = new Set(useful.filter(reports));
	const byPlace = useful.flatMap((one, at) =>
		useful
			.slice(at + 1, at + 1 + reach)
			.filter(
				(other) =>
					other.order - one.order <= reach + 1 &&
					(voiced.has(one) || voiced.has(other)) &&
					!known.has(`${one.order} ${other.order}`),
			)
			.map((other): [Read, Read] => [one, other]),
	);
	return [...byWord, ...byPlace].flatMap(([one, other]): [Side, Side, Traits, number][] => {
		const [first, later] = [sideAt(one), sideAt(other)];
		return mayOppose(first, later) ? [[first, later, traitsOf(first, later), size]] : [];
	});
}

function isUseful(statement: Read): boolean {
	const { words, signals, kind, role, forbids, language } = statement;
	// What is asked for or must not be speaks of what is to come.
	if (forbids || role === "constraint" || words.slice(0, 3).some(cuesOf(language).duty.has)) return false;
	if (kind === "row" || kind === "title" || kind === "letterhead") return false;
	return words.length >= fewestWords && signals.gist === 0 && signals.question === 0;
}

const fewestWords = 3;
