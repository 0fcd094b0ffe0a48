import { cuesOf } from "../languages/cues.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { prohibitions } from "../languages/prohibitions.ts";
import type { Statement } from "../read/statement.ts";
import type { Signals } from "./signals.ts";
import type { RoleScores } from "./weigh.ts";

type Seen = Statement & { signals: Signals; scores: RoleScores };

/**
 * Which statements say that something must not be. Below headings of causes, problems and proposals such words tell how
 * things are, but in the paragraph of a limit; a terse "no redundancies" forbids only beside another limit, in its paragraph
 * or under its heading.
 */
export function prohibitionsAmong(statements: readonly Seen[]): ReadonlySet<string> {
	const limiting = new Set(statements.filter(isLimiting).map(({ block }) => block));
	const found = new Set<string>();
	for (const [at, statement] of statements.entries()) {
		const { id, signals, plain, language, block, kind } = statement;
		const isAmongLimits = kind === "sentence" && limiting.has(block) && !isCalculated(statement);
		if (language === "unknown" || isExceeding(statement) || !mayForbid(statement, isAmongLimits)) continue;
		const { clear, terse } = prohibitions[language];
		const before = statements[at - 1];
		const isBehind = before !== undefined && before.block === block && found.has(before.id);
		const beside = signals.heading.limit > 0 || limiting.has(block) || isBehind;
		// "…; the agreement rules it out until June" goes on about what is forbidden.
		const goesOn = isBehind && /^\p{Ll}/u.test(plain);
		if (clear.test(plain) || (beside && terse.test(plain) && (goesOn || !isCalculated(statement))))
			found.add(id);
	}
	return found;
}

function mayForbid({ kind, signals: { heading, question } }: Seen, isAmongLimits: boolean): boolean {
	if (kind === "title" || kind === "letterhead" || question > 0) return false;
	return isAmongLimits || Math.max(heading.cause, heading.problem, heading.option, heading.risk) < 1;
}

const exceeding = patternByLanguage(({ exceeds }) => new RegExp(`(?<!\\p{L})${exceeds}`, "iu"));
const ofSum = patternByLanguage(({ sum }) => new RegExp(sum, "iu"));
/** "Exceeding it is ruled out" names nothing of its own. */
const fewStems = 3;

/** That a sum must not be exceeded is said of the cap, which is calculated. */
function isExceeding({ plain, language, signals, stems }: Seen): boolean {
	return (
		exceeding(language).test(plain) &&
		(signals.money > 0 || ofSum(language).test(plain) || stems.length < fewStems)
	);
}

/** A sum that may be spent at most, or the day by which something must be: limits stand together. */
function isLimiting({ signals, kind }: Seen): boolean {
	if (signals.limit === 0 || signals.money === 0) return false;
	return signals.heading.option < 1 || (kind === "sentence" && signals.ceiling > 0);
}

/** A sum, a day or a value to be reached is calculated, not watched; two words ("Not 161") forbid nothing. */
function isCalculated({ signals, scores, words, language }: Seen): boolean {
	const negations = cuesOf(language).negation.count(words);
	return (
		(signals.money > 0 && signals.limit > 0) ||
		signals.deadline > 0 ||
		(signals.date > 0 && (scores.target > 0.5 || (signals.bound > 0 && negations === 0))) ||
		words.length < 2
	);
}
