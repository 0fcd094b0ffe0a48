import { cuesOf } from "../../languages/cues.ts";
import { stemsOf } from "../../languages/words.ts";
import type { Figure } from "../../ledger/figure.ts";
import { flag } from "../../roles/weighing.ts";
import type { Read } from "../statements.ts";
import { clausesOf, isAsserted } from "./clauses.ts";
import { hoursOf } from "./hours.ts";
import { isOneScale } from "./scale.ts";
import { countedStems } from "./subject.ts";
import { differsInTime, isOfOneTime } from "./times.ts";
import { reports } from "./voices.ts";

/** What a statement brings into every pair that it may be in. */
export type Side = {
	read: Read;
	/** Its stems without those of numbers and dates. */
	subject: ReadonlySet<string>;
	/** The same by clause. */
	clauses: readonly { subject: ReadonlySet<string>; isNegated: boolean }[];
	figures: readonly Figure[];
	/** Of all its figures but dates; the whole of a share, too. */
	values: ReadonlySet<number>;
	isNegated: boolean;
	isLacking: boolean;
	isRule: boolean;
	reports: boolean;
	/** Somebody says or has found it, or it stands somewhere. */
	isVoiced: boolean;
	asserts: boolean;
};

export function sideOf(read: Read): Side {
	const { words, stems, language } = read;
	const { negation, falling, lack, asserts, finds, objects, rule, must, duty } = cuesOf(language);
	const counted = countedStems(read);
	const subjectOf = (all: readonly string[]) => new Set(all.filter((stem) => !counted.has(stem)));
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
		// What is wanted differs from what is.
		figures: read.scores.target >= 0.8 || read.role === "target" ? [] : read.figures.filter(isFirm),
		values: valuesOf(read.figures),
		isNegated: asserted.some(isTurned),
		isLacking: asserted.some((clause) => lack.count(clause) > 0),
		// "No interruption of the water, not one hour."
		isRule:
			[rule, must, duty].some((list) => list.count(words) > 0) ||
			(negation.has(words[0] ?? "") && !read.told),
		reports: reports(read),
		isVoiced: reports(read) || finds.count(words) > 0 || objects.count(words) > 0,
		asserts: asserts.count(words) > 0,
	};
}

function isFirm({ kind, change, high }: Figure): boolean {
	return kind !== "date" && !change && high === null;
}

/** What speaks for and against two statements contradicting each other, each 0 to 1 but `rare`. */
export type Traits = {
	/** So many words of their subjects they share at least. */
	sharesOne: number;
	sharesTwo: number;
	/** How rare the shared ones are in the whole text, squared and added up, at most 2. */
	rare: number;
	/** Words that have a relative in the other. */
	related: number;
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
	/** The first one asserts, reports, or says that something is so of all or well; the second one denies something. */
	claimDenied: number;
	/** Of the two clauses that have most in common one is negated. */
	clauseNegated: number;
	/** One of them speaks of all, or says what must be. */
	everyOne: number;
	ruleOne: number;
	/** Two values on one scale. */
	clash: number;
	withoutFigures: number;
	sameTime: number;
	/** Both are items of a list. */
	items: number;
	/** One of them has hardly any words, or so many that it says several things. */
	short: number;
	long: number;
	/** Close to each other with nobody's word for either: the one may explain the other. */
	unvoicedNear: number;
};

export type Trait = keyof Traits;

const mostRare = 2;
const fewWords = 6;
const manyWords = 25;

/** The traits of a pair, null where nothing in it opposes; the first stands before the other. `rarity` of a stem is 0 to 1. */
export function traitsOf(first: Side, later: Side, rarity: (stem: string) => number): Traits | null {
	const [one, other] = [first.read, later.read];
	const clashes = clash(first, later);
	if (!(clashes || opposes(first, later)) || sameValues(first, later) > 1) return null;
	const shared = [...first.subject].filter((stem) => later.subject.has(stem));
	const distance = other.order - one.order;
	const isOfOneSpeaker = one.speaker === other.speaker;
	const areNamed = one.speaker !== null && other.speaker !== null;
	return {
		sharesOne: flag(shared.length > 0),
		sharesTwo: flag(shared.length > 1),
		rare: Math.min(
			mostRare,
			shared.reduce((sum, stem) => sum + rarity(stem) ** 2, 0),
		),
		related: Math.min(1, relatedCount(first.subject, later.subject) / 2),
		next: flag(distance === 1),
		near: flag(distance <= 2),
		otherBlock: flag(one.block !== other.block),
		sameSpeaker: flag(areNamed && isOfOneSpeaker),
		otherSpeaker: flag(areNamed && !isOfOneSpeaker),
		asserted: flag(first.asserts),
		laterVoiced: flag(later.isVoiced),
		voicedNext: flag(first.isVoiced && later.isVoiced && distance === 1),
		claimDenied: flag(isClaim(first) && !denies(first) && denies(later)),
		clauseNegated: flag(isClauseNegated(first, later)),
		everyOne: flag(isOne(one.signals.every, other.signals.every)),
		ruleOne: flag(first.isRule !== later.isRule),
		clash: flag(clashes),
		withoutFigures: flag(first.figures.length + later.figures.length === 0),
		sameTime: flag(isOfOneTime(one, other)),
		items: flag(one.kind === "item" && other.kind === "item"),
		short: flag(Math.min(one.words.length, other.words.length) < fewWords),
		long: flag(Math.max(one.words.length, other.words.length) > manyWords),
		unvoicedNear: flag(distance <= 2 && !first.isVoiced && !later.isVoiced),
	};
}

function isClaim({ asserts, reports, read: { signals } }: Side): boolean {
	return asserts || reports || signals.well > 0 || signals.every > 0;
}

function denies({ isNegated, isLacking }: Side): boolean {
	return isNegated || isLacking;
}

function isOne(one: number, other: number): boolean {
	return one > 0 !== other > 0;
}

/** Whether one of them denies, lacks, or is said of all, and the other is not. */
function opposes(first: Side, later: Side): boolean {
	const [one, other] = [first.read.signals, later.read.signals];
	// What is explained is not denied: in a chain of reasons each says the one before it again.
	const causal = Math.min(1, one.causal) + Math.min(1, other.causal);
	if (causal > 1) return false;
	return (
		first.isNegated !== later.isNegated ||
		(causal === 0 && first.isLacking !== later.isLacking) ||
		isOne(one.every, other.every)
	);
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

/** How many words have a relative in the other statement: "Schienen" in "Laufschienen", "scansione" of "scansionato". */
function relatedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const long = [...other].filter((stem) => stem.length >= shortestRelated);
	return [...one].filter(
		(stem) =>
			stem.length >= shortestRelated && !other.has(stem) && long.some((each) => isRelated(stem, each)),
	).length;
}

const shortestRelated = 5;
const sameBeginning = 6;

function isRelated(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return (
		long.endsWith(short) ||
		long.startsWith(short) ||
		long.slice(0, sameBeginning) === short.slice(0, sameBeginning)
	);
}

/** Whether both have figures of one scale with different values; not where both name the same value. */
function clash({ read, figures: ones }: Side, { read: other, figures: others }: Side): boolean {
	if (ones.length === 0 || others.length === 0 || differsInTime(read, other)) return false;
	const comparables = ones.flatMap((one) =>
		others.flatMap((figure) => (isOneScale(one, figure) ? [[one, figure] as const] : [])),
	);
	// "97 % within twelve hours", "61 % within twelve hours": what is the same in both is of another kind.
	const agreed = new Set(comparables.flatMap(([one, other]) => (isSame(one, other) ? [one.kind] : [])));
	const parts = (figures: readonly Figure[]) =>
		figures.flatMap(({ kind, value, of }) => (kind === "ratio" && of !== null ? [value, of] : []));
	const [shares, otherShares] = [parts(ones), parts(others)];
	return comparables.some(
		([one, other]) =>
			!agreed.has(one.kind) && !otherShares.includes(one.value) && !shares.includes(other.value),
	);
}

/** Months have no exact length in days. */
const timeSlack = 0.03;

/** Whether two figures of one scale say the same: "two days" are "48 hours". */
function isSame(one: Figure, other: Figure): boolean {
	if (one.kind !== "duration") return one.value === other.value;
	const [left, right] = [hoursOf(one), hoursOf(other)];
	return Math.abs(left - right) <= timeSlack * Math.max(left, right);
}
