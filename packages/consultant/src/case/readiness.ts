import { caseNeeds, type readinessReasons } from "@throughline/domain/consultant/case";
import { dateLexiconOf } from "../figures/dates/date-lexicon.ts";
import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import type { TextKind } from "../languages/text-kinds/text-kind-words.ts";
import { wordsOf } from "../languages/words.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Read } from "../roles/statements.ts";
import type { StatedCause } from "./causes/causes.ts";
import { explanationIn, reasonIn } from "./causes/reason.ts";
import type { Limits } from "./limits/limits.ts";
import type { Measure } from "./measures/measures.ts";
import type { StatedOption } from "./options/stated-option.ts";
import { isMoved } from "./problem/problem.ts";
import type { TextKindGuess } from "./text-kind.ts";
import { type Wrong, wrongOf, wrongWords } from "./wrongs.ts";

export type Need = (typeof caseNeeds)[number];
export type ReadinessReason = (typeof readinessReasons)[number];
export type Readiness = {
	ready: boolean;
	reason: ReadinessReason;
	missing: Need[];
	/** It is plainly none: a recipe, an agenda, memories. What it holds explains nothing and contradicts nothing. */
	holdsNone: boolean;
	/** What kind of text an unready one seems to be; null where that is not clear. */
	kind: TextKind | null;
	/** Of a text in no known language, the code of the one that it seems to be in. */
	foreign: string | null;
};

/** What readiness is decided by. */
type Found = {
	statements: readonly Read[];
	language: Language;
	causes: readonly StatedCause[];
	measures: readonly Measure[];
	limits: Limits;
	options: readonly StatedOption[];
	ledger: readonly LedgerEntry[];
	/** The statement that names the problem. */
	problemId: string | null;
	/** A person wrote what the problem is. */
	hasOwnProblem: boolean;
	kind: TextKindGuess | null;
	/** Asked of a text that is not ready. */
	foreignOf(): string | null;
};

/** A cause with at least this score is more than a guess. */
const strongCause = 0.85;
/** A statement with this score as a cause explains something, with a lower one where something is not there. */
const explaining = 0.5;
/** Fewer statements than this are a note or an idea, unless they say what is wrong and why. */
const fewest = 3;
/** So few words greet, or name somebody. */
const fewestWords = 4;
/** From so many words on, one statement may say a problem and why. */
const longSentence = 25;
/** So much must be said to be wrong; less where a gap between today and wanted and what the problem costs are known. */
const leastWrong = 2;
/** The same in a text of a kind that seldom holds a case, such as an invitation. */
const leastWrongOfKind = 4;
/** A gap, ways to close it and money, or two of them and a day. */
const plannedIntent = 4;
/** What speaks of harm by nature is a case only where so much shows that something is wanted. */
const leastIntentElsewhere = 3;
/** A case speaks of harm in such a share of its statements. */
const mostlyWrong = 0.12;
/** Where so much is wrong, a text needs few words of business. */
const plainlyWrong = 0.33;
/** Where so many statements deal with things of an organisation, the text is about one. */
const businesslike = 0.2;

/** Their words for harm are usual there, or tell of others. */
const elsewhere: ReadonlySet<TextKind> = new Set([
	"poem",
	"story",
	"news",
	"terms",
	"manual",
	"weather",
	"calendar",
]);

/** Whether a case can be walked: something is said to be wrong, not only ruled or announced, and something explains it. */
export function readinessOf(found: Found): Readiness {
	const said = found.statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
	const confirmed = new Set<string>(said.filter((each) => each.confirmed).map(({ role }) => role));
	if (found.hasOwnProblem) confirmed.add("problem");
	const seen = seenIn(found, said);
	const isConfirmed = confirmed.has("problem") && confirmed.has("cause");
	if (isConfirmed || isCase(seen, found.kind))
		return { ready: true, reason: "ready", missing: [], holdsNone: false, kind: null, foreign: null };
	const foreign = found.language === "unknown" ? found.foreignOf() : null;
	const reason = reasonOf(seen, said.length, foreign, found.language);
	const holdsNone =
		isOther(found.kind) ||
		seen.remembers ||
		reason === "no-business-case" ||
		(found.kind !== null && !isWrong(seen));
	const missing = missingIn(seen, holdsNone).filter((need) => !isSaid(need, confirmed));
	return {
		ready: false,
		reason: reason === "no-problem" && !missing.includes("problem") ? "no-explanation" : reason,
		missing,
		holdsNone: holdsNone && found.kind?.isSure === true,
		kind: found.kind?.kind ?? null,
		foreign,
	};
}

/** What the statements show together. */
type Seen = {
	/** Those of more than a few words: greetings and names say nothing of anything. */
	statements: number;
	/** Spoken in one breath, without a mark. */
	isBreath: boolean;
	/** How often and how clearly something is said to be wrong. */
	wrong: number;
	/** How many statements only hint at it. */
	hinted: number;
	/** The share of statements that deal with things of an organisation. */
	business: number;
	/** Something is counted, measured or priced. */
	isCounted: boolean;
	/** How many statements could explain something, and how many causes are clear. */
	explained: number;
	strong: number;
	/** One statement says what is wrong and why, and another one says more. */
	isExplained: boolean;
	/** A gap between today and wanted is measured. */
	hasGap: boolean;
	/** One and the same is measured today and at an earlier time. */
	hasMoved: boolean;
	/** Today's state or what the problem costs is known. */
	isFelt: boolean;
	hasCost: boolean;
	/** How many signs there are that somebody wants something done. */
	intent: number;
	/** Most of what it dates is long over: it remembers. */
	remembers: boolean;
};

type Stated = Wrong & { statement: Read };

function seenIn(
	{ causes, measures, ledger, limits, options, problemId }: Found,
	said: readonly Read[],
): Seen {
	const hasGap = measures.some(({ baseline, target }) => baseline && target);
	const hasCost = ledger.some(({ role }) => role === "problem cost");
	const read = said.map((statement) => ({ statement, ...wrongOf(statement) }));
	const hasMoved = said.some(isMoved);
	const signs = [limits.deadline !== null, hasGap, options.length > 0, hasCost, hasMoved];
	return {
		statements: Math.max(1, said.filter(({ words }) => words.length > fewestWords).length),
		isBreath: said.length === 1 && said.some(({ words }) => words.length >= longSentence),
		wrong: read.reduce((sum, { wrong }) => sum + wrong, 0),
		hinted: read.filter(({ isHint }) => isHint).length,
		business: said.filter(({ signals }) => signals.business > 0).length / Math.max(1, said.length),
		isCounted: said.some(({ figures }) => figures.some(isQuantity)),
		explained: read.filter((each) => explains(each, each.statement.id === problemId, read)).length,
		strong: causes.filter(({ score }) => score >= strongCause).length,
		isExplained: read.some((each) => explainsItself(each) && said.some((other) => addsTo(other, each))),
		hasGap,
		hasCost,
		hasMoved,
		isFelt: hasCost || measures.some(({ baseline }) => baseline !== null),
		// A limit to what may be spent counts double.
		intent: (limits.cap ? 2 : 0) + signs.filter(Boolean).length,
		remembers: remembers(said),
	};
}

/** Years in which what is told may still be a case. */
const livingYears = 10;
const fewestDates = 3;
const mostly = 0.7;

/** "The winter of 1963 … the breach, 1978 … holiday people from 1980", told in 2024. */
function remembers(said: readonly Read[]): boolean {
	const dates = said.flatMap(({ figures, text, asOf }) =>
		figures.flatMap(({ date, start, end }) =>
			// "In spring" is of no year, and its own day tells nothing of a text.
			date && asOf && date.to !== asOf && /\d{4}/.test(text.slice(start, end)) ? [{ to: date.to, asOf }] : [],
		),
	);
	const old = dates.filter(({ to, asOf }) => yearOf(asOf) - yearOf(to) > livingYears);
	return dates.length >= fewestDates && old.length >= mostly * dates.length;
}

function yearOf(date: string): number {
	return Number(date.slice(0, 4));
}

function isQuantity({ kind }: Figure): boolean {
	return kind !== "date";
}

/** What names the problem explains it only where it says why ("since they moved", not "since June"), or explains another. */
function explains(each: Stated, isProblem: boolean, all: readonly Stated[]): boolean {
	const { statement, wrong, isFact } = each;
	const { signals, scores } = statement;
	if (!isFact) return false;
	const isClear = scores.cause >= explaining || (scores.cause > 0 && signals.lack > 0);
	if (isClear && (!isProblem || all.some((other) => other !== each && isHarm(other)))) return true;
	return wrong > 0 && (saysWhy(statement) || reasonIn(statement) !== null);
}

/** "The portal is down 14 hours a month because the server is too small": the harm stands in what is explained. */
function explainsItself({ statement, isFact, wrong }: Stated): boolean {
	if (!isFact || wrong === 0) return false;
	const effect = explanationIn(statement)?.effect ?? behindReason(statement);
	return effect !== null && wrongWords({ words: wordsOf(effect), language: statement.language }) > 0;
}

/** What follows a reason that stands first: "Because the server is too small, the portal is down". */
function behindReason({ words, plain, language }: Read): string | null {
	const comma = plain.indexOf(",");
	return comma > 0 && cuesOf(language).causal.at(words, 0) ? plain.slice(comma + 1) : null;
}

/** A second statement, no greeting and no name. */
function addsTo({ words, figures, signals, ...other }: Read, { statement }: Stated): boolean {
	return (
		other.id !== statement.id &&
		signals.question === 0 &&
		(words.length > fewestWords || figures.some(isQuantity))
	);
}

/** Wrong by itself: what something wrong costs is the same harm again. */
function isHarm({ statement, wrong }: Stated): boolean {
	return statement.signals.money === 0 && wrong > 0;
}

function saysWhy({ words, language }: Read): boolean {
	const { causal } = cuesOf(language);
	const { starts } = dateLexiconOf(language);
	return words.some((_, at) => causal.at(words, at) && !starts.has(words[at + 1] ?? ""));
}

function isCase(seen: Seen, kind: TextKindGuess | null): boolean {
	const { statements, wrong, business, explained, strong, hasGap, intent, remembers } = seen;
	if (explained === 0) return false;
	if (isOther(kind) || remembers) return wrong >= leastWrongOfKind && intent >= leastIntentElsewhere;
	if (isPlain(seen) || isPlanned(seen)) return true;
	if (kind === null && seen.isExplained && isOfWork(seen)) return true;
	if (!isWrong(seen) || (kind !== null && wrong < leastWrongOfKind)) return false;
	const share = (wrong + Number(hasGap)) / Math.max(1, statements);
	const isAboutHarm = statements > 1 && share >= mostlyWrong && business >= businesslike;
	return isAboutHarm || intent >= 2 || (intent > 0 && strong >= fewest);
}

function isOther(kind: TextKindGuess | null): boolean {
	return kind?.isSure === true && elsewhere.has(kind.kind);
}

/** Something is wrong in the text's own words: figures, dates and duties alone are no problem. */
function isWrong({ statements, wrong, hinted, hasGap, hasCost }: Seen): boolean {
	const isSaid = wrong >= leastWrong || (wrong > 0 && hasGap && hasCost);
	return isSaid && (wrong + hinted / 2) / statements >= mostlyWrong;
}

/** A short text may say most of it in words that only hint: "The photos are blurred, and two of five tills do not work." */
function isPlain({ statements, isBreath, wrong, hinted, business, isCounted, hasCost }: Seen): boolean {
	const found = wrong + hinted / 2;
	if (isBreath) return wrong >= leastWrong;
	return (
		(statements > 1 || hasCost) &&
		found >= 1 &&
		found / statements >= plainlyWrong &&
		isOfWork({ business, isCounted })
	);
}

/** It deals with things of an organisation, or counts something. */
function isOfWork({ business, isCounted }: Pick<Seen, "business" | "isCounted">): boolean {
	return business > 0 || isCounted;
}

/**
 * What is measured today and wanted or was otherwise, or costs something, with money or a day and ways for it, is a case in
 * whatever words.
 */
function isPlanned({ explained, hasGap, hasCost, hasMoved, intent }: Seen): boolean {
	return (hasGap || hasCost || hasMoved) && intent >= plannedIntent && explained >= 2;
}

/** What an unready text lacks: without a problem nothing in it is an effect of one or explains one. */
function missingIn({ wrong, isFelt }: Seen, holdsNone: boolean): readonly Need[] {
	if (holdsNone || wrong === 0) return caseNeeds;
	return isFelt || wrong > 1 ? ["explanation"] : ["effect", "explanation"];
}

const saidBy: Record<Need, readonly string[]> = {
	problem: ["problem"],
	effect: ["effect", "problem"],
	explanation: ["cause"],
};

function isSaid(need: Need, confirmed: ReadonlySet<string>): boolean {
	return saidBy[need].some((role) => confirmed.has(role));
}

function reasonOf(
	{ business, intent, wrong, remembers }: Seen,
	statements: number,
	foreign: string | null,
	language: Language,
): ReadinessReason {
	if (foreign !== null || (language === "unknown" && statements >= fewest)) return "unknown-language";
	if (statements < fewest) return "too-little";
	if (remembers) return "no-business-case";
	const isOfBusiness = business >= businesslike || intent > 0 || wrong >= leastWrong;
	return isOfBusiness ? "no-problem" : "no-business-case";
}
