import type { Figure } from "../figures/figure.ts";
import { cuesOf } from "../languages/cues.ts";
import { ands } from "../languages/grammar/small-words.ts";
import type { Matcher } from "../languages/matchers.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { type ProhibitionList, prohibitionsOf } from "../languages/prohibitions/prohibitions.ts";
import { tellsOfThePast } from "../languages/time/tense.ts";
import { refuses } from "../languages/ways/refusals.ts";
import { wordsOf } from "../languages/words.ts";
import type { Statement } from "../read/statement.ts";
import { barredIn } from "./barred-until.ts";
import type { ProhibitionSign } from "./prohibition-weights.ts";
import type { Signals } from "./signals.ts";
import { flag } from "./weighing.ts";

export type Seen = Statement & { signals: Signals; told: boolean; figures: readonly Figure[] };

/**
 * The signs of a statement, most of them 0 or 1. `sure`: it says in so many words that something must not be. `open`: it may
 * be weighed, for it neither tells what has been nor what is only said.
 */
export type Evidence = Readonly<Record<ProhibitionSign | "sure" | "open", number>>;

/**
 * What speaks for and against it that each statement says what must not be: its own words, and what stands around it; null
 * where it has none of the words without which nothing is forbidden.
 */
export function prohibitionEvidence(statements: readonly Seen[]): (Evidence | null)[] {
	const own = statements.map(ownSigns);
	const limits = new Set(statements.flatMap((statement, at) => (isLimit(statement) ? [at] : [])));
	return own.map((signs, at) => {
		if (signs === null) return null;
		const id = statements[at]?.documentId;
		const near = (from: number, to: number, holds: (place: number) => boolean) => {
			for (let place = at + from; place <= at + to; place++)
				if (place !== at && statements[place]?.documentId === id && holds(place)) return true;
			return false;
		};
		const isNear = near(-around, around, (place) => limits.has(place));
		const both = (sign: number) => flag(isNear && sign > 0);
		const { isBarred, isBelowLimits, ...others } = signs;
		const { limitHeading } = others;
		const isSure =
			others.sure > 0 || (isBelowLimits && limitHeading > 0) || (isBarred && (isNear || limitHeading > 0));
		return {
			...others,
			sure: flag(isSure),
			nearLimit: flag(isNear),
			afterLimit: flag(near(-around, -1, (place) => limits.has(place))),
			besideOther: flag(near(-1, 1, (place) => isPlain(own[place]))),
			afterTerms: flag(near(-1, -1, (place) => namesTerms(statements[place]))),
			negatedNear: both(signs.negated),
			touchingNear: both(signs.touching),
		};
	});
}

/** So many statements before and behind a limit others stand. */
const around = 3;

type OwnSigns = Omit<
	Evidence,
	"nearLimit" | "afterLimit" | "besideOther" | "afterTerms" | "negatedNear" | "touchingNear"
> & {
	/** "No building work before 24 December": where limits stand, it forbids. */
	isBarred: boolean;
	/** Something may not be, or is so every time: below a heading of limits, it has to be so. */
	isBelowLimits: boolean;
};

function ownSigns(statement: Seen): OwnSigns | null {
	const lists = prohibitionsOf(statement.language);
	if (lists === null) return null;
	const { words, plain, language } = statement;
	const cues = cuesOf(language);
	const has = (name: ProhibitionList) => lists[name].count(words) > 0;
	const begin = beginOf(statement);
	const begins = (name: ProhibitionList) => lists[name].at(words, begin) || lists[name].at(words, begin + 1);
	const [forbidden, keeps, only, none] = [has("forbidden"), has("keeps"), has("only"), begins("none")];
	const negated = cues.negation.count(words) > 0;
	const without = cues.without.count(words) > 0;
	const isTurnedDown = isTurnedDownIn(statement);
	const isKept = staysBelowLimits(statement, has);
	if (![forbidden, keeps, only, none, negated, without, isKept, isTurnedDown, begins("order")].some(Boolean))
		return null;
	const [unchanged, touching, emphasis] = [has("unchanged"), has("touching"), has("emphasis")];
	const isAside = negated && isOnlyTold(statement, has);
	const isRefused = isTurnedDown || isRefusal(statement, { begin, touching, without, negated, has });
	// "By spring it has to run" is to become so.
	const isAimed = keeps && statement.signals.date > 0 && isDuty(statement, has);
	const isPast = !keeps && tellsOfThePast(plain.split(",")[0] ?? "", language);
	return {
		sure: flag((forbidden || isRefused) && !isAside),
		open: flag(!isAside && !isPast && !isAimed && !tellsMore(statement)),
		keeps: flag(keeps),
		unchanged: flag(unchanged),
		keepsUnchanged: flag(keeps && unchanged),
		mayKeep: flag(keeps && has("may")),
		touching: flag(touching),
		spared: flag(has("spared")),
		negated: flag(negated),
		negatedEmphasis: flag(negated && emphasis),
		beginsWithNone: flag(none),
		emphasis: flag(emphasis),
		only: flag(only),
		will: flag(has("will")),
		terms: flag(has("terms")),
		...frameOf(statement),
		isBarred: !isAside && isBarredIn(statement, lists.none),
		isBelowLimits: isKept || mayNot(has, negated, isAside),
	};
}

/** "The Friday handout always goes ahead" */
function staysBelowLimits({ signals }: Seen, has: Has): boolean {
	return signals.heading.limit > 0 && has("always");
}

/** "May not be moved", "we can never give them out": below a heading of limits, no complaint. */
function mayNot(has: Has, negated: boolean, isAside: boolean): boolean {
	return negated && !isAside && (has("strict") || (has("never") && has("may")));
}

/** "There is no maintenance contract": a lack of what else would bind. */
function lacksPaper({ plain, language }: Seen): boolean {
	const at = thereIsNo(language).exec(plain);
	if (!at) return false;
	const [thing = "", next = ""] = wordsOf(plain.slice(at.index + at[0].length));
	const bound = prohibitionsOf(language)?.bound;
	return bound !== undefined && bound.count([thing, next]) > 0;
}

const thereIsNo = patternByLanguage((words) => new RegExp(`(?<!\\p{L})(?:${words.thereIsNo})`, "iu"));

/** "…, so no building work before 24 December": a clause that opens with what is not to be, and says hardly more. */
function isBarredIn(statement: Seen, none: Matcher): boolean {
	const words = barredIn(statement)?.words ?? [];
	return words.length <= mostBarred && words.slice(0, mostLeading).some((_, at) => none.at(words, at));
}

/** "So no building work in the yard before the 24th of December" */
const mostBarred = 12;
/** "And so no …" */
const mostLeading = 3;

/** It has to become so, and is nothing that is kept as it is. */
function isDuty({ words, language }: Seen, has: Has): boolean {
	const { must, negation } = cuesOf(language);
	return must.count(words) > 0 && negation.count(words) === 0 && !has("unchanged") && !has("spared");
}

/** Who has a say refuses it; of what is refused so often, it tells how things are. */
function isTurnedDownIn({ plain, language, signals }: Seen): boolean {
	return signals.percent + signals.count === 0 && refuses(plain.split(clauseEnd).map(wordsOf), language);
}

const clauseEnd = /[,;:.()]\s|\s[–—-]\s/u;

type Has = (name: ProhibitionList) => boolean;

/** What is only to be thought, not known, or missing. */
function isOnlyTold(statement: Seen, has: Has): boolean {
	return has("aside") || isFact(statement, has) || lacksPaper(statement);
}

/** "Nobody knows where the valves are", "the supplier has not answered yet" */
function isFact(statement: Seen, has: Has): boolean {
	return has("unknown") && !has("forbidden") && !isUnwanted(statement, has);
}

/** "I do not want anyone laid off"; "we do not want any more complaints" is an aim. */
function isUnwanted({ signals }: Seen, has: Has): boolean {
	return has("unwanted") && signals.trouble + signals.question === 0;
}

/** What is not wanted, may not be changed, or done without consent. */
function isRefusal(
	statement: Seen,
	about: { begin: number; touching: boolean; without: boolean; negated: boolean; has: Has },
): boolean {
	const { begin, touching, without, negated, has } = about;
	if (isUnwanted(statement, has)) return true;
	if (!negated) return false;
	if (has("strict") && has("never")) return true;
	if (touching && (has("permission") || (has("bound") && isOurs(statement, begin)))) return true;
	return without && has("consent");
}

/** "We do not change the carrier, the contract runs until 2028"; with a "because" it may explain. */
function isOurs({ words, language, signals }: Seen, begin: number): boolean {
	const { we, negation } = cuesOf(language);
	const first = words.slice(begin, begin + ofSubject);
	return signals.causal === 0 && (negation.has(first[0] ?? "") || first.some((word) => we.has(word)));
}

const ofSubject = 4;
const whoDoes = patternByLanguage(({ whoDoes: opens }) => new RegExp(`${opens}\\s`, "iu"));

/** "Staff who get no training": only the clause that says more of them denies. */
function tellsMore({ plain, language }: Seen): boolean {
	const at = plain.search(whoDoes(language));
	const { negation } = cuesOf(language);
	return (
		at > 0 &&
		negation.count(wordsOf(plain.slice(0, at))) === 0 &&
		negation.count(wordsOf(plain.slice(at))) > 0
	);
}

/** What the other stages have seen of it. */
function frameOf({ signals, kind }: Seen) {
	const { heading } = signals;
	return {
		lack: flag(signals.lack > 0),
		limitHeading: heading.limit,
		causeHeading: Math.max(heading.cause, heading.problem),
		optionHeading: Math.max(heading.option, heading.risk),
		figures: flag(signals.money + signals.percent + signals.count > 0),
		money: signals.money,
		date: signals.date,
		causal: flag(signals.causal > 0),
		condition: flag(signals.condition > 0),
		arrangement: flag(signals.arrangement > 0),
		target: flag(signals.target > 0),
		owner: flag(signals.owner > 0),
		says: flag(signals.says > 0),
		item: flag(kind === "item"),
		cell: flag(kind === "cell" || kind === "row"),
		place: signals.place,
	};
}

function namesTerms(statement: Seen | undefined): boolean {
	return (
		statement !== undefined && (prohibitionsOf(statement.language)?.terms.count(statement.words) ?? 0) > 0
	);
}

/** Words that hardly say anything else. */
function isPlain(signs: OwnSigns | null | undefined): boolean {
	if (!signs) return false;
	return signs.sure + signs.keepsUnchanged > 0 || signs.negated + signs.touching + signs.spared === 3;
}

/** A sum that may be spent at most, or a day by which something must be: limits stand together. */
function isLimit({ signals, told, kind }: Seen): boolean {
	if (kind === "title" || kind === "letterhead") return false;
	return isCap({ signals }) || signals.binding > 0 || (signals.deadline > 0 && !told);
}

/** It names a sum that may be spent at most, which is calculated. */
export function isCap({ signals }: Pick<Seen, "signals">): boolean {
	return signals.money > 0 && (signals.limit > 0 || signals.ceiling > 0) && signals.heading.option < 1;
}

/** Where the thought begins: behind a label, and behind "and" or "but". */
function beginOf({ plain, words, language }: Seen): number {
	const label = /^(?:[^:.!?;|]{2,40}\s?:\s){1,2}/u.exec(plain)?.[0] ?? "";
	const { joining } = cuesOf(language);
	let from = label.match(/\p{L}+/gu)?.length ?? 0;
	if (from >= words.length) from = 0;
	while (from < words.length - 1 && (joining.has(words[from] ?? "") || ands.has(words[from] ?? ""))) from++;
	return from;
}
