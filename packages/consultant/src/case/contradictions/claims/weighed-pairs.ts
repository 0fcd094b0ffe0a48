import { cuesOf } from "../../../languages/cues.ts";
import { accountWords } from "../../../languages/people/account-words.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { weigherOf } from "../../../roles/weighing.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { reports } from "../voices.ts";
import { type Side, sideOf, type Traits, traitsOf } from "./traits.ts";

/**
 * How much each trait says, by logistic regression over all pairs of the texts that the consultant is measured with and
 * over short ones written for it, in six languages, whole texts held out. A sum of 0 is as likely right as wrong.
 */
const weights: Traits = {
	sharesTwo: 1.06,
	sharesName: 0.87,
	rare: 1.85,
	next: 1.15,
	near: 1.15,
	otherBlock: -0.44,
	sameSpeaker: -0.59,
	otherSpeaker: 1.23,
	asserted: 0.76,
	laterVoiced: 0.72,
	voicedNext: 1.03,
	clauseNegated: 0.75,
	doneNot: 0.84,
	laterDone: 0.66,
	troubleOne: -0.74,
	sinceOne: 1.03,
	clash: 0.8,
	clashingShares: 1.44,
	figuresOne: -0.69,
	sameTime: 1.26,
	claimFirst: 0.43,
	recordLater: 0.73,
	saysFirst: 0.6,
	bothSay: -1.03,
	everyCounted: 0.63,
	toldLater: 0.44,
	turnsNext: 0.98,
	quoted: 0.55,
	open: -0.7,
	short: -0.77,
	long: -1.25,
};
const bias = -5.87;
const weightOf = weigherOf(weights, bias);
/** A long text has more pairs, and hardly more contradictions: by the logarithm of its statements. */
const bySize = -2.08;
const least = -0.45;

/** So many statements behind it may answer one that shares no word with them. */
const reach = 3;

/** Pairs that have so much of what contradictions have that a person should look at them; each statement in one of them. */
export function weighedPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const weighed = candidatesOf(statements, rarity)
		.map(([first, later, traits, size]) => {
			const weight = weightOf(traits) + bySize * size;
			const kind: Clash["kind"] = traits.clash > 0 ? "figures" : "claims";
			const goesOn = goesOnToSayWhy(first.read, later.read) || tellsMore(first, later);
			const score = 1 / (1 + Math.exp(-weight));
			return { one: first.read, other: later.read, kind, score, weight, goesOn };
		})
		.filter(({ weight, goesOn }) => weight >= least && !goesOn)
		.sort((one, other) => other.weight - one.weight);
	const taken = new Set<Read>();
	return weighed.flatMap(({ weight: _weight, goesOn: _goesOn, ...clash }): Clash[] => {
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

/**
 * "Each order needs three signatures. The rule of the three signatures dates from 2022": the next sentence of a paragraph
 * opens with nobody's word and with no record, turns against nothing and counts nothing else.
 */
function tellsMore({ read: one, values, figures }: Side, { read: other, ...later }: Side): boolean {
	if (other.order - one.order !== 1 || other.block !== one.block || other.speaker !== one.speaker)
		return false;
	const { adversative, counters, objects, says, finds, source } = cuesOf(other.language);
	const accounts = accountWords(other.language);
	const turns = [adversative, counters, objects].some((list) => list.count(other.words) > 0);
	const opening = [...other.words.slice(0, ofOpening), ...closingOf(other)];
	// What the sentence before speaks of, too, is no record: "the count sheets".
	const isNew = opening.filter((word) => !one.words.includes(word));
	const isVoiced =
		[says, finds, accounts?.claims].some((list) => (list?.count(opening) ?? 0) > 0) ||
		[source, accounts?.records].some((list) => (list?.count(isNew) ?? 0) > 0);
	const counts = [...later.values].some((value) => !values.has(value));
	const deniesFigure = later.isNegated && figures.length > 0 && later.figures.length === 0;
	return !turns && !isVoiced && !counts && !deniesFigure && !/["“„«]/u.test(other.plain);
}

/** ", writes the head of finance", ", according to the trade association" */
function closingOf({ plain }: Read): readonly string[] {
	const words = wordsOf(/,\s([^,;:]+)$/u.exec(plain)?.[1] ?? "");
	return words.length <= ofOpening ? words : [];
}

/** So many words hold who says something, or where it stands. */
const ofOpening = 6;

/** "The racks are full since the cooler is out. It was never repaired": the same author goes on to say why. */
function goesOnToSayWhy(one: Read, other: Read): boolean {
	if (other.order - one.order !== 1 || other.block !== one.block || other.speaker !== one.speaker)
		return false;
	if (reports(one) || reports(other)) return false;
	const { adversative, counters, objects } = cuesOf(other.language);
	const turns = [adversative, counters, objects].some((list) => list.count(other.words) > 0);
	const isWrong = ({ signals }: Read) => signals.lack + signals.trouble + signals.causal + signals.aged > 0;
	return !turns && isWrong(one) && isWrong(other);
}

function isUseful(statement: Read): boolean {
	const { words, signals, kind, role, forbids, language } = statement;
	// What is asked for or must not be speaks of what is to come.
	if (
		forbids ||
		role === "constraint" ||
		role === "action" ||
		words.slice(0, 3).some(cuesOf(language).duty.has)
	)
		return false;
	if (kind === "row" || kind === "title" || kind === "letterhead") return false;
	return words.length >= fewestWords && signals.gist === 0 && signals.question === 0;
}

const fewestWords = 3;
