import { caseNeeds, type readinessReasons } from "@throughline/domain/consultant/case";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import type { TextKind } from "../languages/text-kinds/text-kind-words.ts";
import { dateLexiconOf } from "../ledger/dates/date-lexicon.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { Figure } from "../ledger/figure.ts";
import type { StatedCause } from "./causes/causes.ts";
import type { Limits } from "./limits/limits.ts";
import type { Measure } from "./measures/measures.ts";
import type { StatedOption } from "./options/options.ts";
import type { Read } from "./statements.ts";
import { isRule, wrongIn } from "./wrongs.ts";

export type Need = (typeof caseNeeds)[number];
export type ReadinessReason = (typeof readinessReasons)[number];
export type Readiness = {
	ready: boolean;
	reason: ReadinessReason;
	missing: Need[];
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
	kind: TextKind | null;
	/** Asked of a text that is not ready. */
	foreignOf(): string | null;
};

/** A cause with at least this score is more than a guess. */
const strongCause = 0.85;
/** A statement with this score as a cause explains something. */
const explaining = 0.5;
/** Fewer statements than this are a note or an idea, unless they say what is wrong and why. */
const fewest = 3;
/** So much must be said to be wrong; a gap between today and wanted, and what the problem costs, say one of it each. */
const leastWrong = 2;
/** The same of what holds no case by nature. */
const leastWrongElsewhere = 4;
/** Where so much of what is said is wrong, nobody needs to say that something is wanted. */
const mostlyWrong = 0.12;
/** Where so much is wrong, the text may well do without words of business. */
const plainlyWrong = 0.35;
/** Where so many statements deal with things of an organisation, the text is about one. */
const businesslike = 0.2;

/** Their words for harm tell of no organisation: they are usual there. */
const elsewhere: ReadonlySet<TextKind> = new Set([
	"recipe",
	"itinerary",
	"cv",
	"job-ad",
	"invoice",
	"poem",
	"story",
	"product",
]);

/** Whether a case can be walked: something is said to be wrong, not only ruled or announced, and something explains it. */
export function readinessOf(found: Found): Readiness {
	const said = found.statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
	const confirmed = new Set<string>(said.filter((each) => each.confirmed).map(({ role }) => role));
	if (found.hasOwnProblem) confirmed.add("problem");
	const seen = seenIn(found, said);
	const isConfirmed = confirmed.has("problem") && confirmed.has("cause");
	if (isConfirmed || isCase(seen, found.kind))
		return { ready: true, reason: "ready", missing: [], kind: null, foreign: null };
	const foreign = found.language === "unknown" ? found.foreignOf() : null;
	return {
		ready: false,
		reason: reasonOf(seen, foreign, found.language),
		missing: missingIn(seen, found.kind).filter((need) => !isSaid(need, confirmed)),
		kind: found.kind,
		foreign,
	};
}

/** What the statements show together. */
type Seen = {
	statements: number;
	/** How often and how clearly something is said to be wrong. */
	wrong: number;
	/** The share of statements that deal with things of an organisation. */
	business: number;
	/** Something that is wrong is counted or priced. */
	isCounted: boolean;
	/** How many statements could explain something, and how many causes are clear. */
	explained: number;
	strong: number;
	/** A gap between today and wanted is measured. */
	hasGap: boolean;
	/** Today's state or what the problem costs is known. */
	isFelt: boolean;
	hasCost: boolean;
	/** How many signs there are that somebody wants something done. */
	intent: number;
};

function seenIn(
	{ causes, measures, ledger, limits, options, problemId }: Found,
	said: readonly Read[],
): Seen {
	const hasGap = measures.some(({ baseline, target }) => baseline && target);
	const hasCost = ledger.some(({ role }) => role === "problem cost");
	const signs = [limits.deadline !== null, hasGap, options.length > 0, hasCost];
	return {
		statements: said.length,
		wrong: said.reduce((sum, statement) => sum + wrongIn(statement), 0),
		business: said.filter(({ signals }) => signals.business > 0).length / Math.max(1, said.length),
		isCounted: said.some((statement) => statement.figures.some(isQuantity) && wrongIn(statement) > 0),
		explained: said.filter((statement) => explains(statement, statement.id === problemId)).length,
		strong: causes.filter(({ score }) => score >= strongCause).length,
		hasGap,
		hasCost,
		isFelt: hasCost || measures.some(({ baseline }) => baseline !== null),
		// A limit to what may be spent counts double.
		intent: (limits.cap ? 2 : 0) + signs.filter(Boolean).length,
	};
}

function isQuantity({ kind }: Figure): boolean {
	return kind !== "date";
}

/** What names the problem explains it only where it says why: "since they moved", not "since June". */
function explains(statement: Read, isProblem: boolean): boolean {
	if (statement.signals.question > 0 || isRule(statement)) return false;
	if (!isProblem && statement.scores.cause >= explaining) return true;
	return wrongIn(statement) > 0 && saysWhy(statement);
}

function saysWhy({ words, language }: Read): boolean {
	const { causal } = cuesOf(language);
	const { starts } = dateLexiconOf(language);
	return words.some((_, at) => causal.at(words, at) && !starts.has(words[at + 1] ?? ""));
}

function isCase(seen: Seen, kind: TextKind | null): boolean {
	const { statements, wrong, business, isCounted, explained, strong, hasGap, intent } = seen;
	if (!isWrong(seen, kind) || explained === 0) return false;
	const isMore = statements > 1;
	const isAboutHarm =
		isMore && (wrong + Number(hasGap)) / statements >= mostlyWrong && business >= businesslike;
	const isPlain = isMore && wrong / statements >= plainlyWrong && (business > 0 || isCounted);
	return isAboutHarm || isPlain || intent >= 2 || (intent > 0 && strong >= fewest);
}

/** Something is wrong in the text's own words: figures, dates and duties alone are no problem. */
function isWrong({ wrong, hasGap, hasCost }: Seen, kind: TextKind | null): boolean {
	const least = kind !== null && elsewhere.has(kind) ? leastWrongElsewhere : leastWrong;
	return wrong > 0 && wrong + Number(hasGap) + Number(hasCost) >= least;
}

/** What an unready text lacks: without a problem nothing in it is an effect of one or explains one. */
function missingIn(seen: Seen, kind: TextKind | null): readonly Need[] {
	if (seen.wrong === 0 || (kind !== null && !isWrong(seen, kind))) return caseNeeds;
	const isFelt = seen.isFelt || seen.wrong > 1;
	return isFelt ? ["explanation"] : ["effect", "explanation"];
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
	{ statements, business, intent }: Seen,
	foreign: string | null,
	language: Language,
): ReadinessReason {
	if (foreign !== null || (language === "unknown" && statements >= fewest)) return "unknown-language";
	if (statements < fewest) return "too-little";
	return business >= businesslike || intent > 0 ? "no-problem" : "no-business-case";
}
