import { cuesOf } from "../../languages/cues.ts";
import { weigherOf } from "../../roles/weighing.ts";
import type { Read } from "../statements.ts";
import type { Clash } from "./contradiction.ts";
import { pairsOf } from "./pairs.ts";
import { type Side, sideOf, type Traits, traitsOf } from "./traits.ts";
import { reports } from "./voices.ts";

/**
 * How much each trait says, by logistic regression over all pairs of the texts that the consultant is measured with and
 * over short ones written for it, in six languages, whole texts held out. A sum of 0 is as likely right as wrong.
 */
const weights: Traits = {
	sharesTwo: 1.21,
	sharesName: 0.91,
	rare: 1.9,
	related: 0.5,
	next: 1.29,
	near: 1.26,
	otherBlock: -0.58,
	sameSpeaker: -0.74,
	otherSpeaker: 1.51,
	asserted: 0.98,
	laterVoiced: 0.77,
	voicedNext: 1.01,
	clauseNegated: 0.87,
	doneNot: 1.2,
	laterDone: 0.72,
	troubleOne: -0.7,
	sinceOne: 1.04,
	clash: 1.28,
	withoutFigures: 0.6,
	sameTime: 1.64,
	long: -0.95,
	short: -1.04,
};
const bias = -5.97;
const weightOf = weigherOf(weights, bias);
/** A long text has more pairs, and hardly more contradictions: by the logarithm of its statements. */
const bySize = -2.33;
const least = 0.15;

/** So many statements behind it may answer one that shares no word with them. */
const reach = 3;

/** Pairs that have so much of what contradictions have that a person should look at them; each statement in one of them. */
export function weighedPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const weighed = candidatesOf(statements, rarity)
		.map(([first, later, traits, size]) => {
			const weight = weightOf(traits) + bySize * size;
			const kind: Clash["kind"] = traits.clash > 0 ? "figures" : "claims";
			return { one: first.read, other: later.read, kind, score: 1 / (1 + Math.exp(-weight)), weight };
		})
		.filter(({ weight }) => weight >= least)
		.sort((one, other) => other.weight - one.weight);
	const taken = new Set<Read>();
	return weighed.flatMap(({ weight: _, ...clash }): Clash[] => {
		if (taken.has(clash.one) || taken.has(clash.other)) return [];
		taken.add(clash.one).add(clash.other);
		return [clash];
	});
}

/** A shorter text counts as one of so many statements; from e to the power of `largest` on, longer ones count the same. */
const fewest = 8;
const largest = 6;

/** The pairs that may contradict each other, with their traits and how large their text is, 0 to 1. */
export function candidatesOf(
	statements: readonly Read[],
	rarity: (stem: string) => number,
): [Side, Side, Traits, number][] {
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
					other.order - one.order <= reach &&
					(voiced.has(one) || voiced.has(other)) &&
					!known.has(`${one.order} ${other.order}`),
			)
			.map((other): [Read, Read] => [one, other]),
	);
	const rarest = Math.log(statements.length + 2);
	const share = (stem: string) => Math.min(1, rarity(stem) / rarest);
	return [...byWord, ...byPlace].flatMap(([one, other]): [Side, Side, Traits, number][] => {
		const [first, later] = [sideAt(one), sideAt(other)];
		const traits = traitsOf(first, later, share);
		return traits ? [[first, later, traits, size]] : [];
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
