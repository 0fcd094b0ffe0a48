import { cuesOf } from "../languages/cues.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { prohibitionsOf } from "../languages/prohibitions/prohibitions.ts";
import { wordsOf } from "../languages/words.ts";
import { type Evidence, isCap, prohibitionEvidence, type Seen } from "./prohibition-evidence.ts";
import { prohibitionOffset, prohibitionWeights } from "./prohibition-weights.ts";
import { isSecondHalf } from "./second-half.ts";
import { weigherOf } from "./weighing.ts";

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
			const isRuledOut = isSecondHalf(next, statement) && evidence[at + 1]?.sure === 1;
			const isFound =
				signs &&
				mayForbid(statement) &&
				(forbids(signs, statement) || isRuledOut) &&
				(signs.sure > 0 || !goesOnAsking(statement, statements[at - 1]));
			return isFound ? [statement.id] : [];
		}),
	);
}

/** "Could we win them back? The first month free for those who left": tells more of what was asked. */
function goesOnAsking({ block, documentId }: Seen, before: Seen | undefined): boolean {
	return before?.block === block && before.documentId === documentId && before.signals.question > 0;
}

function forbids(signs: Evidence, statement: Seen): boolean {
	const isOpen = Math.max(signs.causeHeading, signs.optionHeading) < 1 || signs.nearLimit > 0;
	if (signs.sure > 0 && isOpen) return true;
	// "That costs nothing" denies no more than a price.
	return (
		signs.open > 0 &&
		(statement.signals.free === 0 || signs.keeps > 0) &&
		!isCap(statement) &&
		weigh(signs) > 0
	);
}

const weigh = weigherOf(prohibitionWeights, prohibitionOffset);

function mayForbid(statement: Seen): boolean {
	const { kind, signals, words } = statement;
	if (kind === "title" || kind === "letterhead" || signals.question > 0 || words.length < 2) return false;
	return !isExceeding(statement) && !isThreat(statement) && !isTask(statement);
}

/** "Pete - talk to them about leaving the contract": somebody is to do it. */
function isTask({ plain, words, language }: Seen): boolean {
	return (
		/^\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?\s[-–—]\s\p{Ll}/u.test(plain) &&
		cuesOf(language).negation.count(words) === 0
	);
}

/** "If it is not below 8 % by 1 May, they leave": the condition denies, and what follows from it forbids nothing. */
function isThreat({ plain, language }: Seen): boolean {
	const { condition, negation, mustBe } = cuesOf(language);
	const [, asked = "", told = ""] = /^(?:[^:.,;]{2,40}:\s)?([^,;:]+),\s(.+)$/su.exec(plain) ?? [];
	const follows = wordsOf(told);
	const denies = negation.count(follows) + mustBe.count(follows) > 0;
	return condition.at(wordsOf(asked), 0) && !denies && !prohibitionsOf(language)?.forbidden.count(follows);
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
