import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { type Evidence, isCap, prohibitionEvidence, type Seen } from "./prohibition-evidence.ts";
import { type ProhibitionSign, prohibitionOffset, prohibitionWeights } from "./prohibition-weights.ts";

/**
 * The ids of the statements that say something must not be. What says it in so many words does so anywhere but below
 * headings of causes, problems and proposals, where it tells how things are; the rest is weighed with what stands around it:
 * "prices stay as they are" forbids beside a budget, and tells elsewhere.
 */
export function prohibitionsAmong(statements: readonly Seen[]): ReadonlySet<string> {
	const evidence = prohibitionEvidence(statements);
	return new Set(
		statements.flatMap((statement, at) => {
			const signs = evidence[at];
			const next = statements[at + 1];
			const isRuledOut = next !== undefined && goesOn(statement, next) && evidence[at + 1]?.sure === 1;
			const isFound = signs && mayForbid(statement) && (forbids(signs, statement) || isRuledOut);
			return isFound ? [statement.id] : [];
		}),
	);
}

/** "No night work; the agreement rules it out": the second half of one sentence. */
function goesOn(one: Seen, next: Seen): boolean {
	return next.block === one.block && next.kind === "sentence" && /^\p{Ll}/u.test(next.plain);
}

function forbids(signs: Evidence, statement: Seen): boolean {
	const isOpen = Math.max(signs.causeHeading, signs.optionHeading) < 1 || signs.nearLimit > 0;
	if (signs.sure > 0 && isOpen) return true;
	return signs.open > 0 && !isCap(statement) && weigh(signs) > 0;
}

function weigh(signs: Evidence): number {
	const names = Object.keys(prohibitionWeights) as ProhibitionSign[];
	return names.reduce((sum, name) => sum + prohibitionWeights[name] * signs[name], prohibitionOffset);
}

function mayForbid(statement: Seen): boolean {
	const { kind, signals, words } = statement;
	if (kind === "title" || kind === "letterhead" || signals.question > 0 || words.length < 2) return false;
	return !isExceeding(statement);
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
