import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { lightVerbs } from "../../../languages/grammar/light-verbs.ts";
import { accountWords } from "../../../languages/people/account-words.ts";
import { stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import { flag } from "../../../roles/weighing.ts";
import { reasonIn } from "../../causes/reason.ts";
import { countedStems } from "../subject.ts";
import { hoursOf } from "../values/hours.ts";
import { isOneScale } from "../values/scale.ts";
import { differsInTime, isOfOneTime, isOfOtherPeriod } from "../values/times.ts";
import { confirms, reports } from "../voices.ts";
import { clausesOf, isAsserted } from "./clauses.ts";

/** What a statement brings into every pair that it may be in. */
export type Side = {
	read: Read;
	/** Its stems without those of numbers, dates and verbs such as "made". */
	subject: ReadonlySet<string>;
	/** The same by clause. */
	clauses: readonly { subject: ReadonlySet<string>; isNegated: boolean }[];
	figures: readonly Figure[];
	/** Of all its figures but dates; the whole of a share, too. */
	values: ReadonlySet<number>;
	isNegated: boolean;
	isLacking: boolean;
	/** Something is ready, works or is well. */
	isDone: boolean;
	/** What it names: "Pasteur", "washer 4". */
	names: ReadonlySet<string>;
	/** The stems of names, where small letters begin all other words. */
	nameStems: ReadonlySet<string>;
	/** Somebody says or has found it, or it stands somewhere. */
	isVoiced: boolean;
	asserts: boolean;
	/** It is somebody's word, in whatever tense. */
	isClaim: boolean;
	/** It stands in a record, or was counted or seen. */
	isRecord: boolean;
	/** The word that turns against what stands before is among its first. */
	turns: boolean;
};

export function sideOf(read: Read): Side {
	const { words, stems, language } = read;
	const { negation, falling, lack, asserts, finds, objects, done, well } = cuesOf(language);
	const accounts = accountWords(language);
	const counted = countedStems(read);
	const light = new Set(
		stemsOf(
			words.filter((word) => lightVerbs(language)?.light.has(word)),
			language,
		),
	);
	const subjectOf = (all: readonly string[]) =>
		new Set(all.filter((stem) => !counted.has(stem) && !light.has(stem)));
	const clauses = clausesOf(read);
	// "Satisfaction rose" – "satisfaction fell": as of a claim and its denial, one is turned.
	const isTurned = (clause: readonly string[]) => negation.count(clause) > 0 !== falling.count(clause) > 0;
	const asserted = clauses.filter((clause) => isAsserted(clause, language));
	return {
		read,
		subject: subjectOf(stems),
		clauses: clauses.map((clause) => ({
			subject: subjectOf(stemsOf(clause, language)),
			isNegated: isTurned(clause),
		})),
		figures: isWanted(read) ? [] : read.figures.filter(isFirm),
		values: valuesOf(read.figures),
		isNegated: asserted.some(isTurned),
		isLacking: asserted.some((clause) => lack.count(clause) > 0),
		isDone: done.count(words) + well.count(words) > 0,
		names: new Set(read.plain.match(name)),
		nameStems:
			language === "de"
				? noStems
				: new Set(stemsOf(wordsOf((read.plain.match(capital) ?? []).join(" ")), language)),
		isVoiced: reports(read) || finds.count(words) > 0 || objects.count(words) > 0,
		asserts: asserts.count(words) > 0,
		isClaim: (accounts?.claims.count(words) ?? 0) > 0,
		isRecord: (accounts?.records.count(words) ?? 0) > 0,
		turns: turns(read),
	};
}

const openingWords = 4;

/** "But the door has been shut …", "When, however, we asked …". */
function turns({ plain, language }: Read): boolean {
	const { counters, adversative } = cuesOf(language);
	return plain
		.split(/[,;:]/u, 2)
		.map((clause) => wordsOf(clause).slice(0, openingWords))
		.some((words) => counters.count(words) + adversative.count(words) > 0);
}

/** What begins with a capital letter within a sentence, or has a number behind it. */
const name = /(?<=\s)\p{Lu}\p{L}+|\p{L}+ \d+/gu;

const capital = /(?<=[\s'’(])\p{Lu}\p{L}+/gu;
const noStems: ReadonlySet<string> = new Set();

/** What is promised, or reported to have been, is said to be so, whatever is wanted beside it. */
function isWanted({ scores, role, signals, told, words, language }: Read): boolean {
	if ((signals.says > 0 && told) || cuesOf(language).asserts.count(words) > 0) return false;
	return scores.target >= 0.8 || role === "target";
}

function isFirm({ kind, change, high }: Figure): boolean {
	return kind !== "date" && !change && high === null;
}

/** What speaks for and against two statements contradicting each other, each 0 to 1 but `rare`. */
export type Traits = {
	/** They share two words of their subjects at least. */
	sharesTwo: number;
	/** Both name the same. */
	sharesName: number;
	/** How rare the shared ones are in the whole text, squared and added up, at most 2. */
	rare: number;
	/** So far apart at most: one statement, two. */
	next: number;
	near: number;
	otherBlock: number;
	/** Of two who are named, the same or another one. */
	sameSpeaker: number;
	otherSpeaker: number;
	/** The first one asserts or promises something. */
	asserted: number;
	/** Of the second one, somebody says or has found it, or it stands somewhere. */
	laterVoiced: number;
	/** Right behind each other, both with a voice or a record. */
	voicedNext: number;
	/** Of the two clauses that have most in common one is negated. */
	clauseNegated: number;
	/** The first one says that something is ready or well, the later one that something is missing, not so, or troubles. */
	doneNot: number;
	laterDone: number;
	/** One of the two tells of trouble. */
	troubleOne: number;
	/** One of them says since when. */
	sinceOne: number;
	/** Two values on one scale; two shares. */
	clash: number;
	clashingShares: number;
	/** Only one of them has figures. */
	figuresOne: number;
	sameTime: number;
	/** The first one is somebody's word; the later one tells of a record. */
	claimFirst: number;
	recordLater: number;
	/** Somebody says the first one, or both. */
	saysFirst: number;
	bothSay: number;
	/** One speaks of all, the other has figures. */
	everyCounted: number;
	/** The later one tells what has happened. */
	toldLater: number;
	/** Right behind the first, the later one turns against it. */
	turnsNext: number;
	/** One of them quotes somebody. */
	quoted: number;
	/** One of them is a way forward, something to do or a target. */
	open: number;
	/** One of them has hardly any words, or so many that it says several things. */
	short: number;
	long: number;
};

export type Trait = keyof Traits;

const mostRare = 2;
const fewWords = 6;
const manyWords = 25;

/** The traits of a pair, null where both hold beside each other; the first stands before the other. `rarity` of a stem is 0 to 1. */
export function traitsOf(first: Side, later: Side, rarity: (stem: string) => number): Traits | null {
	const [one, other] = [first.read, later.read];
	const clashes = clash(first, later);
	const isOneNegated = isClauseNegated(first, later);
	const shared = [...first.subject].filter((stem) => later.subject.has(stem));
	const distance = other.order - one.order;
	if (holdTogether(first, later, clashes, isOneNegated)) return null;
	if (!clashes && tellMore(first, later, distance, shared)) return null;
	const isOfOneSpeaker = one.speaker === other.speaker;
	const areNamed = one.speaker !== null && other.speaker !== null;
	return {
		sharesTwo: flag(shared.length > 1),
		sharesName: flag([...first.names].some((each) => later.names.has(each))),
		rare: Math.min(
			mostRare,
			shared.reduce((sum, stem) => sum + rarity(stem) ** 2, 0),
		),
		next: flag(distance === 1),
		near: flag(distance <= 2),
		otherBlock: flag(one.block !== other.block),
		sameSpeaker: flag(areNamed && isOfOneSpeaker),
		otherSpeaker: flag(areNamed && !isOfOneSpeaker),
		asserted: flag(first.asserts),
		laterVoiced: flag(later.isVoiced),
		voicedNext: flag(first.isVoiced && later.isVoiced && distance === 1),
		clauseNegated: flag(isOneNegated),
		doneNot: flag(first.isDone && !later.isDone && isFailing(later)),
		laterDone: flag(later.isDone),
		troubleOne: flag(isTrouble(first) !== isTrouble(later)),
		sinceOne: flag(saysSince(first) || saysSince(later)),
		clash: flag(clashes),
		clashingShares: flag(clashes && clashesInShares(first, later)),
		figuresOne: flag(first.figures.length > 0 !== later.figures.length > 0),
		sameTime: flag(isOfOneTime(one, other)),
		claimFirst: flag(first.isClaim),
		recordLater: flag(later.isRecord),
		saysFirst: flag(says(one)),
		bothSay: flag(says(one) && says(other)),
		everyCounted: flag(countsEvery(first, later) || countsEvery(later, first)),
		toldLater: flag(other.told),
		turnsNext: flag(distance === 1 && later.turns),
		quoted: flag([one, other].some(({ text }) => /["“„«]/u.test(text))),
		open: flag(isOpen(one) || isOpen(other)),
		short: flag(Math.min(one.words.length, other.words.length) < fewWords),
		long: flag(Math.max(one.words.length, other.words.length) > manyWords),
	};
}

/** One says why, or both only name the same people and places. */
function tellMore(first: Side, later: Side, distance: number, shared: readonly string[]): boolean {
	return isExplained(first, later) || (distance > 1 && areNames(shared, first, later));
}

/** Naming the same people and places makes two statements speak of them, not against each other. */
function areNames(shared: readonly string[], first: Side, later: Side): boolean {
	return shared.length > 0 && shared.every((stem) => first.nameStems.has(stem) || later.nameStems.has(stem));
}

function says({ signals }: Read): boolean {
	return signals.says > 0;
}

function countsEvery({ read }: Side, { figures }: Side): boolean {
	return read.signals.every > 0 && figures.length > 0;
}

function isOpen({ role, scores }: Read): boolean {
	return role === "option" || role === "action" || role === "target" || scores.option >= 1.2;
}

function clashesInShares(first: Side, later: Side): boolean {
	return comparablesOf(first, later).some(([one, other]) => one.kind === "percent" && !isSame(one, other));
}

function isFailing(side: Side): boolean {
	return side.isNegated || side.isLacking || isTrouble(side);
}

function isTrouble({ read }: Side): boolean {
	return read.signals.trouble > 0;
}

function saysSince({ read }: Side): boolean {
	return read.figures.some(({ relation }) => relation === "since");
}

/** How many values both name: with two they tell of the same. */
function sameValues({ values: ones }: Side, { values: others }: Side): number {
	let same = 0;
	for (const value of ones) if (others.has(value)) same++;
	return same;
}

function valuesOf(figures: readonly Figure[]): ReadonlySet<number> {
	return new Set(
		figures.flatMap(({ kind, value, of }) => (kind === "date" ? [] : of === null ? [value] : [value, of])),
	);
}

/** Of the two clauses that have most in common, whether one is negated and the other is not. */
function isClauseNegated(first: Side, later: Side): boolean {
	let most = 0;
	let isNegated = false;
	for (const one of first.clauses) {
		for (const other of later.clauses) {
			let shared = 0;
			for (const stem of one.subject) if (other.subject.has(stem)) shared++;
			const alike = shared / Math.sqrt(Math.max(1, one.subject.size * other.subject.size));
			if (alike <= most) continue;
			most = alike;
			isNegated = one.isNegated !== other.isNegated;
		}
	}
	return isNegated;
}

/** Whether nothing in one can speak against the other, whatever they have in common. */
function holdTogether(first: Side, later: Side, clashes: boolean, isOneNegated: boolean): boolean {
	if (isOfOthers(later.read)) return true;
	// What is wanted differs from what is.
	if (sameValues(first, later) > 1 || isWanted(first.read) !== isWanted(later.read)) return true;
	// Where nobody claims anything, one explains the other, unless it says the opposite of the same.
	if (!isOneNegated && !mayDiffer(first, later, clashes)) return true;
	if (!clashes && (areFailing(first, later) || (!isOneNegated && bearsOut(first, later)))) return true;
	if (first.isNegated !== later.isNegated) return false;
	// In a chain of reasons each says the one before it again.
	if (isReasoned(first) && isReasoned(later)) return true;
	if (!clashes && areOfOne(first, later)) return true;
	return figuresHoldTogether(first, later, isOneNegated);
}

function figuresHoldTogether(first: Side, later: Side, isOneNegated: boolean): boolean {
	// A number may be a name: "washer 4".
	const comparables = comparablesOf(first, later).filter(([{ kind }]) => kind !== "number");
	// Two who count different things say different things.
	if (comparables.length === 0) return !isOneNegated && measureOther(first, later);
	// Figures of different months may differ; a day may be that on which somebody looked.
	return comparables.every(([one, other]) => isSame(one, other)) || isOfOtherPeriod(first.read, later.read);
}

/** The later goes on, or one and the same person says both: only their figures may not go together. */
function areOfOne({ read: first }: Side, { read: later }: Side): boolean {
	return goesOn(first, later) || isOneVoice(first, later);
}

/** Two reasons of which each says what is lacking. */
function areFailing(first: Side, later: Side): boolean {
	return (
		!later.turns && [first, later].every((side) => isReasoned(side) && (side.isNegated || side.isLacking))
	);
}

/** "The log confirms it", or "checked in March 2025" – "the last check was in March 2025" */
function bearsOut({ read: { figures } }: Side, { read: later }: Side): boolean {
	const days = figures.flatMap(({ date }) => date?.from ?? []);
	const isOfSameDay = later.figures.some(({ date }) => date !== null && days.includes(date.from));
	return confirms(later) || (later.signals.latest > 0 && isOfSameDay);
}

/** One of them is claimed, or both have values of one thing. */
function mayDiffer(first: Side, later: Side, clashes: boolean): boolean {
	return isClaimed(first) || isClaimed(later) || (clashes && sharesMoreThanUnits(first, later));
}

function isClaimed({ isVoiced, asserts, read }: Side): boolean {
	return isVoiced || asserts || read.signals.every > 0;
}

/** "12 Stellen" of a number – "sieben Stellen" in the office: in common they have what they count, and nothing else. */
function sharesMoreThanUnits(first: Side, later: Side): boolean {
	const units = new Set(
		[...first.figures, ...later.figures].flatMap(({ unit }) =>
			unit === null ? [] : stemsOf(wordsOf(unit), first.read.language),
		),
	);
	return [...first.subject].some((stem) => later.subject.has(stem) && !units.has(stem));
}

function isOneVoice({ speaker }: Read, other: Read): boolean {
	return speaker !== null && speaker === other.speaker;
}

/** A share on one side, an amount on the other. */
function measureOther({ figures: ones }: Side, { figures: others }: Side): boolean {
	const has = (figures: readonly Figure[], kind: Figure["kind"]) =>
		figures.some((each) => each.kind === kind);
	return (has(ones, "percent") && has(others, "money")) || (has(ones, "money") && has(others, "percent"));
}

/** "That report counted a repair as done once …": it tells more of what the one before named. */
function goesOn(first: Read, { words, language, order }: Read): boolean {
	const [opening = "", named = ""] = words;
	const isNamed = stemsOf([named], language).some((stem) => first.stems.includes(stem));
	return order - first.order === 1 && isNamed && cuesOf(language).anaphor.has(opening);
}

/** "The other eight do not count": what is said of the rest goes with what is said of those that were named. */
function isOfOthers({ words, language }: Read): boolean {
	return (accountWords(language)?.others.count(words.slice(0, openingOfOthers)) ?? 0) > 0;
}

const openingOfOthers = 2;

function isReasoned({ read }: Side): boolean {
	return read.signals.causal > 0;
}

/** One of them says why: that explains something, and only its figures are doubted. */
function isExplained(...sides: readonly Side[]): boolean {
	return sides.some((side) => isReasoned(side) && reasonIn(side.read) !== null);
}

/** The figures of two statements that are of one scale, two by two. */
function comparablesOf({ figures: ones }: Side, { figures: others }: Side): [Figure, Figure][] {
	return ones.flatMap((one) =>
		others.flatMap((other): [Figure, Figure][] => (isOneScale(one, other) ? [[one, other]] : [])),
	);
}

/** Whether both have figures of one scale with different values; not where both name the same value. */
function clash(first: Side, later: Side): boolean {
	if (first.figures.length === 0 || later.figures.length === 0) return false;
	if (differsInTime(first.read, later.read)) return false;
	const comparables = comparablesOf(first, later);
	// "97 % within twelve hours", "61 % within twelve hours": what is the same in both is of another kind.
	const agreed = new Set(comparables.flatMap(([one, other]) => (isSame(one, other) ? [one.kind] : [])));
	const [shares, otherShares] = [sharesOf(first), sharesOf(later)];
	return comparables.some(
		([one, other]) =>
			!compares(first, one) &&
			!compares(later, other) &&
			!agreed.has(one.kind) &&
			!otherShares.includes(one.value) &&
			!shares.includes(other.value),
	);
}

/** "Told 10 days, and it's five weeks": two values on one scale are compared already. */
function compares({ figures }: Side, figure: Figure): boolean {
	return figures.some((each) => isOneScale(each, figure) && !isSame(each, figure));
}

/** "12 of 40": the part and the whole. */
function sharesOf({ figures }: Side): number[] {
	return figures.flatMap(({ kind, value, of }) => (kind === "ratio" && of !== null ? [value, of] : []));
}

/** Months have no exact length in days. */
const timeSlack = 0.03;

/** Whether two figures of one scale say the same: "two days" are "48 hours". */
function isSame(one: Figure, other: Figure): boolean {
	if (one.kind !== "duration") return one.value === other.value;
	const [left, right] = [hoursOf(one), hoursOf(other)];
	return Math.abs(left - right) <= timeSlack * Math.max(left, right);
}
