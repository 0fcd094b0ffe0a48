import { caseNeeds, type readinessReasons } from "@throughline/domain/consultant/case";
import type { Language } from "../languages/language.ts";
import type { TextKind } from "../languages/text-kinds/text-kind-words.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { StatedCause } from "./causes/causes.ts";
import type { Limits } from "./limits/limits.ts";
import type { Measure } from "./measures/measures.ts";
import type { StatedOption } from "./options/options.ts";
import type { Read } from "./statements.ts";

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
	/** A person wrote what the problem is. */
	hasOwnProblem: boolean;
	/** The problem is a share or count that goes wrong, or that stands beside what it was. */
	isProblemMeasured: boolean;
	/** Asked of a text that is not ready. */
	kindOf(): TextKind | null;
	foreignOf(): string | null;
};

/** A cause with at least this score is more than a guess. */
const strongCause = 0.7;
/** Where the problem is measured and its cost is named, less clear a statement beside them explains it. */
const causeOfMeasured = 0.4;
/** From this share of statements that speak of harm on, harm is what the text is about. */
const stated = 0.1;
/** Fewer statements than this hold no problem, effect and explanation. */
const fewest = 3;

/** Whether a case can be walked: somebody wants something, something is wrong, and something could explain it. */
export function readinessOf(found: Found): Readiness {
	const said = found.statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
	const confirmed = new Set<string>(said.filter((each) => each.confirmed).map(({ role }) => role));
	if (found.hasOwnProblem) confirmed.add("problem");
	const seen = seenIn(found, said);
	const lacking = lackingIn(found, seen, confirmed);
	const isConfirmed = confirmed.has("problem") && confirmed.has("cause");
	if (
		(isStated(seen, said.length) && lacking.length < 2 && seen.strong > 0) ||
		isShortCase(found) ||
		isConfirmed
	)
		return { ready: true, reason: "ready", missing: [], kind: null, foreign: null };
	const foreign = found.language === "unknown" ? found.foreignOf() : null;
	const kind = found.kindOf();
	const reason = reasonOf(said.length, seen, foreign, found.language);
	const isElsewhere = reason === "no-business-case" && seen.trouble < stated;
	const holdsNone = kind !== null || isElsewhere || reason === "unknown-language";
	const missing = missingIn(found, said, lacking, holdsNone);
	return { ready: false, reason, missing: missing.filter((need) => !isSaid(need, confirmed)), kind, foreign };
}

/** Three sentences may be a whole case: what is measured wrong, what it costs, and why. */
function isShortCase({ isProblemMeasured, statements, causes }: Found): boolean {
	return (
		isProblemMeasured &&
		statements.some(({ signals, scores }) => signals.loss * signals.money > 0 && scores.option < 1) &&
		causes.some(({ score }) => score >= causeOfMeasured)
	);
}

/** What an unready text lacks: without a problem nothing in it is an effect of one or explains one. */
function missingIn(
	found: Found,
	said: readonly Read[],
	lacking: readonly Need[],
	holdsNone: boolean,
): Need[] {
	if (holdsNone || !said.some(namesProblem)) return ["problem", "effect", "explanation"];
	const isFelt = isMeasured(found) || said.filter(namesProblem).length > 1;
	const missing = new Set<Need>(lacking.length > 0 ? lacking : ["explanation"]);
	if (!isFelt) missing.add("effect");
	return caseNeeds.filter((need) => missing.has(need));
}

/** Something goes wrong, or is not there: said, not asked. */
function namesProblem({ signals }: Read): boolean {
	return signals.question === 0 && signals.trouble + signals.lack + Math.min(signals.loss, signals.money) > 0;
}

const saidBy: Record<Need, readonly string[]> = {
	problem: ["problem"],
	effect: ["effect", "problem"],
	explanation: ["cause"],
};

function isSaid(need: Need, confirmed: ReadonlySet<string>): boolean {
	return saidBy[need].some((role) => confirmed.has(role));
}

/** Shares of statements that show something, how many causes are clear, and how much somebody wants it. */
type Seen = { trouble: number; lack: number; business: number; strong: number; intent: number };

function seenIn(found: Found, said: readonly Read[]): Seen {
	const share = (test: (statement: Read) => boolean) => said.filter(test).length / Math.max(1, said.length);
	return {
		trouble: share(({ signals }) => signals.trouble + signals.loss > 0),
		lack: share(({ signals }) => signals.lack > 0),
		business: share(({ signals }) => signals.business > 0),
		strong: found.causes.filter(({ score }) => score >= strongCause).length,
		intent: intentOf(found),
	};
}

function lackingIn(found: Found, { trouble, lack, strong }: Seen, confirmed: ReadonlySet<string>): Need[] {
	const hasProblem = trouble > 0 || lack >= 0.15 || confirmed.has("problem");
	const hasEffect =
		isMeasured(found) || trouble >= stated || confirmed.has("effect") || confirmed.has("problem");
	const missing: Need[] = [];
	if (!hasProblem) missing.push("problem");
	if (!hasEffect) missing.push("effect");
	if (strong === 0 && !confirmed.has("cause")) missing.push("explanation");
	return missing;
}

function isStated({ trouble, lack, business, strong, intent }: Seen, statements: number): boolean {
	if (intent >= 2 && (trouble > 0 || lack >= 0.15)) return true;
	if (intent >= 1 && trouble >= 0.07 && business >= 0.15 && strong >= 3) return true;
	return trouble >= 0.15 && business >= 0.2 && statements > fewest && strong >= 2;
}

/** How many signs there are that somebody wants something done: a limit counts double. */
function intentOf({ limits, measures, options, ledger }: Found): number {
	const signs = [
		limits.deadline !== null,
		measures.some(({ baseline, target }) => baseline && target),
		options.length > 0,
		ledger.some(({ role }) => role === "problem cost"),
	];
	return (limits.cap ? 2 : 0) + signs.filter(Boolean).length;
}

function isMeasured({ measures, ledger }: Found): boolean {
	return (
		measures.some(({ baseline }) => baseline !== null) || ledger.some(({ role }) => role === "problem cost")
	);
}

function reasonOf(
	statements: number,
	{ business, intent }: Seen,
	foreign: string | null,
	language: Language,
): ReadinessReason {
	if (foreign !== null || (language === "unknown" && statements >= fewest)) return "unknown-language";
	if (statements < fewest) return "too-little";
	return business >= 0.2 || intent > 0 ? "no-problem" : "no-business-case";
}
