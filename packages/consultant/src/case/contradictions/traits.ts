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

/** What speaks for and against two statements contradicting each other, each 0 to 1. */
export type Traits = {
	/** So many words of their subjects they share at least; with `overlap`, what part of the shorter one's. */
	sharesOne: number;
	sharesTwo: number;
	sharesFour: number;
	overlap: number;
	/** Words that have a relative in the other. */
	related: number;
	/** So far apart at most: one, two, five statements. */
	next: number;
	near: number;
	around: number;
	sameSpeaker: number;
	/** One of them says who says it, or where it is written down. */
	reported: number;
	/** The first one asserts or promises something. */
	asserted: number;
	/** Right behind each other, both with a voice or a record. */
	voicedNext: number;
	/** One of them negates something; and so of the two clauses that have most in common. */
	negatedOne: number;
	clauseNegated: number;
	/** One of them speaks of all, or says what must be. */
	everyOne: number;
	ruleOne: number;
	/** Two values on one scale, with the same unit. */
	clash: number;
	clashOfUnit: number;
	withoutFigures: number;
	sameTime: number;
	/** One of them speaks of what is still to come. */
	ahead: number;
	/** Both are items of a list. */
	items: number;
};

export type Trait = keyof Traits;

/** The traits of a pair; the first stands before the other in the text. */
export function traitsOf(first: Side, later: Side): Traits {
	const [one, other] = [first.read, later.read];
	const shared = [...first.subject].filter((stem) => later.subject.has(stem));
	const distance = other.order - one.order;
	const clashes = clashesOf(first, later);
	const fewer = Math.max(1, Math.min(first.subject.size, later.subject.size));
	return {
		sharesOne: flag(shared.length > 0),
		sharesTwo: flag(shared.length > 1),
		sharesFour: flag(shared.length > 3),
		overlap: shared.length / fewer,
		related: Math.min(1, relatedCount(first.subject, later.subject) / 2),
		next: flag(distance === 1),
		near: flag(distance <= 2),
		around: flag(distance <= 5),
		sameSpeaker: flag(one.speaker !== null && one.speaker === other.speaker),
		reported: flag(first.reports || later.reports),
		asserted: flag(first.asserts),
		voicedNext: flag(first.isVoiced && later.isVoiced && distance === 1),
		negatedOne: flag(first.isNegated !== later.isNegated),
		clauseNegated: flag(isClauseNegated(first, later)),
		everyOne: flag(isOne(one.signals.every, other.signals.every)),
		ruleOne: flag(first.isRule !== later.isRule),
		clash: flag(clashes.length > 0),
		clashOfUnit: flag(clashes.some(([a, b]) => a.unit !== null && a.unit === b.unit)),
		withoutFigures: flag(first.figures.length + later.figures.length === 0),
		sameTime: flag(isOfOneTime(one, other)),
		ahead: flag(one.ahead || other.ahead),
		items: flag(one.kind === "item" && other.kind === "item"),
	};
}

function isOne(one: number, other: number): boolean {
	return one > 0 !== other > 0;
}

/** Whether something in the pair may oppose: a value, a negation, a lack, or what is said of all. */
export function mayOppose(first: Side, later: Side): boolean {
	const [one, other] = [first.read, later.read];
	if (sameValues(one, other) > 1) return false;
	// What is explained is not denied: in a chain of reasons each says the one before it again.
	const causal = Math.min(1, one.signals.causal) + Math.min(1, other.signals.causal);
	return (
		first.isNegated !== later.isNegated ||
		(causal === 0 && first.isLacking !== later.isLacking) ||
		(causal < 2 && isOne(one.signals.every, other.signals.every)) ||
		clashesOf(first, later).length > 0
	);
}

/** How many values both name: with two they tell of the same. */
function sameValues({ figures: ones }: Read, { figures: others }: Read): number {
	const values = (figures: readonly Figure[]) =>
		new Set(
			figures.flatMap(({ kind, value, of }) => (kind === "date" ? [] : of === null ? [value] : [value, of])),
		);
	const named = values(others);
	return [...values(ones)].filter((value) => named.has(value)).length;
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

/** Figures of one scale with different values; none where both name the same value. */
function clashesOf({ read, figures: ones }: Side, { read: other, figures: others }: Side) {
	if (ones.length === 0 || others.length === 0 || differsInTime(read, other)) return [];
	const comparables = ones.flatMap((one) =>
		others.flatMap((figure) => (isOneScale(one, figure) ? [[one, figure] as const] : [])),
	);
	// "97 % within twelve hours", "61 % within twelve hours": what is the same in both is of another kind.
	const agreed = new Set(comparables.flatMap(([one, other]) => (isSame(one, other) ? [one.kind] : [])));
	const parts = (figures: readonly Figure[]) =>
		figures.flatMap(({ kind, value, of }) => (kind === "ratio" && of !== null ? [value, of] : []));
	const shares = [...parts(ones), ...parts(others)];
	return comparables.filter(
		([one, other]) => !agreed.has(one.kind) && !shares.includes(one.value) && !shares.includes(other.value),
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
