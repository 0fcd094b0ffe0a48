import type { Figure } from "../figures/figure.ts";
import { type CueKind, type Cues, cuesOf, type HeadingRole } from "../languages/cues.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "../read/statement.ts";
import { isAged } from "./aged.ts";
import { isBinding } from "./binding.ts";
import { passesOn } from "./passed-on.ts";
import { flag } from "./weighing.ts";

/** What can be seen of a statement without understanding it. Counts are capped: a word said twice is not twice as true. */
export type Signals = Record<CountedKind, number> & {
	/** What the headings above it, and the column of a cell, say stands here; the nearest counts most. 0 to 1. */
	heading: Record<HeadingRole, number>;
	money: number;
	percent: number;
	/** Counts, ratios and durations. */
	count: number;
	change: number;
	date: number;
	deadline: number;
	bound: number;
	question: number;
	/** How much it shares with the rest of the text: 0 to 1. */
	central: number;
	/** Where it stands in its document: 0 at the beginning, 1 at the end. */
	place: number;
	wordCount: number;
	/** Begins with a quotation: a voice. */
	voice: number;
	/** A footnote or a remark in brackets. */
	aside: number;
	/** Ends in a colon: it only leads in what follows. */
	leadIn: number;
	/** Says who somebody is: "Jo Wetherall, head of operations", "Present: Ms Roy (director), Mr Blanc (finance)". */
	introduces: number;
	/** A few words that only deny something: "It is not the machines." */
	denial: number;
	/** Only a part of the posts or places is filled. */
	partial: number;
	/** Few for many: "one splicer for the county", "2 inspectors for 19,000 people". */
	scarce: number;
	/** Two answer each other's name: "Sales say the office decides, the office says sales." */
	passedOn: number;
	/** What holds has held for years: "the statute of 2014", "in force since 2009", "filters are 31 years old". */
	aged: number;
	/** From a sum on another rule holds: "orders above £5,000 go to the board". */
	threshold: number;
	/** How many figures it lists. */
	listed: number;
	/** Says itself what may be spent or by when all must be in use: no heading decides what it is. */
	binding: number;
};

const most = 2;
const kinds = [
	"lack",
	"trouble",
	"causal",
	"arrangement",
	"incentive",
	"target",
	"limit",
	"ceiling",
	"option",
	"expiry",
	"risk",
	"past",
	"now",
	"says",
	"loss",
	"gain",
	"owner",
	"business",
	"well",
	"function",
	"linking",
	"anaphor",
	"free",
	"same",
	"latest",
	"every",
	"whole",
	"filled",
	"address",
	"usual",
	"objects",
	"condition",
	"praise",
	"formality",
	"gist",
	"statedReason",
	"asksWhy",
	"mostly",
	"happens",
	"afflicts",
	"threatens",
	"takesAway",
	"might",
] as const satisfies readonly CueKind[];

type CountedKind = (typeof kinds)[number];

const noCounts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<CountedKind, number>;

/** How often each kind of cue word stands in a row of words. */
function countsOf(words: readonly string[], { kindsAt }: Cues): Record<CountedKind, number> {
	const counts = { ...noCounts };
	for (let at = 0; at < words.length; at++)
		for (const kind of kindsAt(words, at))
			if (isCounted(kind)) counts[kind] = Math.min(most, counts[kind] + 1);
	return counts;
}

function isCounted(kind: CueKind): kind is CountedKind {
	return kind in noCounts;
}

/** Reads the signals of every statement of one document. */
export function signalsOf(
	statement: Statement,
	figures: readonly Figure[],
	central: number,
	place: number,
	asOf: string | null,
): Signals {
	const cues = cuesOf(statement.language);
	const counts = countsOf(statement.words, cues);
	const has = (test: (figure: Figure) => boolean) => flag(figures.some(test));
	const binding = isBinding(statement, figures);
	const heading = headingSignals(statement);
	return {
		...counts,
		free: Math.max(counts.free, flag(standsFree(statement.language).test(statement.plain))),
		heading: binding ? { ...heading, option: 0 } : heading,
		money: has(({ kind }) => kind === "money"),
		percent: has(({ kind }) => kind === "percent"),
		count: has(({ kind }) => kind === "count" || kind === "ratio" || kind === "duration"),
		change: has(({ change }) => change !== null),
		date: has(({ kind }) => kind === "date"),
		deadline: has(({ kind, relation }) => kind === "date" && (relation === "by" || relation === "until")),
		bound: has(({ bound }) => bound === "at most" || bound === "under" || bound === "up to"),
		question: flag(counts.asksWhy > 0 || asks(statement)),
		central,
		place,
		wordCount: statement.words.length,
		voice: flag(/^(?:\([^)]{1,12}\)\s*|#\d+\s*)?["“„«]/u.test(statement.plain)),
		aside: flag(
			/^[¹²³⁴⁵*†]|^[[({].*[\])}]?$/u.test(statement.plain) && !/^\(?[\da-z]{1,2}[.)]/i.test(statement.plain),
		),
		leadIn: flag(/:$/.test(statement.plain)),
		introduces: flag(oneWithPost.test(statement.plain) || namesWithPosts(statement.plain) > 1),
		denial: flag(counts.lack > 0 && figures.length === 0 && isBare(statement)),
		partial: flag(counts.filled > 0 && isPart(figures)),
		scarce: flag(
			isScarce(statement, figures) ||
				(counts.every + counts.whole > 0 && oneForAll(statement.language).test(statement.plain)),
		),
		passedOn: flag(passesOn(statement.words, cues.function)),
		aged: has((figure) => isAged(figure, statement, asOf)),
		threshold: has(
			({ kind, start }) =>
				kind === "money" && fromSum(statement.language).test(statement.text.slice(0, start)),
		),
		listed: figures.length,
		binding: flag(binding),
	};
}

/** Ends in a question mark; "…, ok?" asks for no answer. */
function asks({ plain, language }: Statement): boolean {
	return /\?["”»)]?$/.test(plain) && !assent(language).test(plain);
}

const assent = patternByLanguage(
	({ asksAssent }) => new RegExp(`\\p{L}{2}.{12,},\\s¿?(?:${asksAssent})\\s?\\?$`, "iu"),
);

/** "Roll back (free, 2 days)": by itself, the word says of no thing that it is at liberty. */
const standsFree = patternByLanguage(
	({ freeAlone }) => new RegExp(`[(,;:–—]\\s*(?:${freeAlone})\\s*(?:[).,;]|[–—-]\\s|$)`, "iu"),
);

/** "Above", "from … on", right before a sum. */
const fromSum = patternByLanguage(
	({ beyond }) => new RegExp(`(?:^|[\\s(])${beyond}\\s(?:les\\s|los\\s)?$`, "iu"),
);

/** Two counts, or one of another, of which neither is all. */
function isPart(figures: readonly Figure[]): boolean {
	const counted = figures.filter(({ kind }) => kind === "count" || kind === "number" || kind === "ratio");
	const [first, second] = counted;
	if (first?.kind === "ratio") return first.value < (first.of ?? 0);
	return first !== undefined && second !== undefined && first.value !== second.value;
}

const oneWithPost = /^(?:\p{Lu}[\p{Ll}'’-]+\s){1,2}\p{Lu}[\p{Ll}'’-]+,\s\p{Ll}/u;

function namesWithPosts(plain: string): number {
	return plain.match(/\p{Lu}[\p{L}'’-]+\s\([\p{L}][^()\d]{2,40}\)(?=[,;.]|$)/gu)?.length ?? 0;
}

/** A few words that begin with one that stands for something. */
function isBare({ words, language }: Statement): boolean {
	return words.length <= mostOfDenial && cuesOf(language).anaphor.has(words[0] ?? "");
}

const mostOfDenial = 6;
const few = 5;

const forMany = patternByLanguage(
	({ forWhom }) => new RegExp(`^(?:[^.;:!?]{0,40}\\s|\\.\\s)${forWhom}\\s(?:\\d|\\p{L}+\\s)`, "iu"),
);
const oneForAll = patternByLanguage(
	({ single, forWhom }) => new RegExp(`(?<!\\p{L})${single}\\s(?:\\p{L}+\\s){1,3}${forWhom}\\s`, "iu"),
);

/** A handful of something, and behind it "for" whom. */
function isScarce({ text, language }: Statement, figures: readonly Figure[]): boolean {
	return figures.some(
		({ kind, value, end }) =>
			(kind === "count" || kind === "number") &&
			value > 0 &&
			value <= few &&
			forMany(language).test(text.slice(end)),
	);
}

const headingRoles = [
	"problem",
	"cause",
	"option",
	"target",
	"limit",
	"risk",
	"context",
	"well",
	"refuted",
	"people",
	"open",
] as const satisfies readonly HeadingRole[];

function headingSignals(statement: Statement): Record<HeadingRole, number> {
	const { headings, cells, kind, start, plain, afterList } = statement;
	const found = Object.fromEntries(headingRoles.map((role) => [role, 0])) as Signals["heading"];
	const column =
		kind === "cell" ? cells.find((cell) => cell.start <= start && start < cell.end)?.header : undefined;
	const label = /^([^:.!?;|\t]{3,50}):\s/u.exec(plain)?.[1];
	const own = [column, label].flatMap((name) => name ?? []);
	// "Describe the problem (15 lines at most)"
	const wordsOfNames = new Map(
		[...headings, ...own].map((name) => [name, wordsOf(name.replaceAll(/\s\([^()]*\)/gu, ""))] as const),
	);
	const says = (role: HeadingRole, name: string) =>
		saysRole(statement, role, { name, words: wordsOfNames.get(name) ?? [] }, name === label);
	// A label that says nothing of a role leaves the word to the heading above it.
	const isTold = own.some((name) => headingRoles.some((role) => says(role, name)));
	const names = [...headings, ...own];
	const nearest = isTold ? names.length - 1 : headings.length - 1;
	for (const [at, name] of names.entries()) {
		// The title speaks of everything.
		if (at === 0 && headings.length > 1) continue;
		for (const role of headingRoles.filter((each) => says(each, name)))
			found[role] = Math.max(
				found[role],
				at >= nearest && !(role === "option" && afterList && at < headings.length) ? 1 : 0.4,
			);
	}
	return found;
}

/** What leads a list in need not be a word of headings: "On the table: …". */
function saysRole(
	{ language, lead, kind }: Statement,
	role: HeadingRole,
	{ name, words }: { name: string; words: readonly string[] },
	isLabel: boolean,
): boolean {
	const cues = cuesOf(language);
	// "For the record, as I get asked weekly:" is a sentence, no label; an item that names itself ("back to the old box:
	// €0.42") is what its list is.
	const isShort = kind !== "item" && words.length <= longestLabel && !name.includes(",");
	if (isLabel && words.length > longestOwnLabel) return false;
	// "Fixed responsibility: each file gets a name" names a way, no person.
	if (isLabel && role === "people" && words.length > 1 && kind === "item") return false;
	return (
		namesRole(cues, role, words) || (((isLabel && isShort) || name === lead) && saysIn(cues, role, words))
	);
}

const longestLabel = 6;
/** "In 61 % of cases they say that the measure does not fit: …" is no label, whatever words stand in it. */
const longestOwnLabel = 8;

/** "What went well" heads praise, "what did not go well" causes; "Who" alone those who do something. */
function namesRole(
	{ headings, negation, columns }: Cues,
	role: HeadingRole,
	words: readonly string[],
): boolean {
	const isDenied = negation.count(words) > 0;
	if (role === "well") return headings.well.count(words) > 0 && !isDenied;
	if (role === "cause" && isDenied && headings.well.count(words) > 0) return true;
	// "Causes that were ruled out" are none.
	if ((role === "cause" || role === "problem") && headings.refuted.count(words) > 0) return false;
	if (role === "people" && words.length === 1 && columns.who.has(words[0] ?? "")) return true;
	return headings[role].count(words) > 0;
}

function saysIn(cues: Cues, role: HeadingRole, words: readonly string[]): boolean {
	switch (role) {
		case "option":
		case "target":
		case "limit":
		case "risk":
			return cues[role].count(words) > 0;
		default:
			return false;
	}
}
