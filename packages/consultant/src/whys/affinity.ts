import type { Case } from "../case/build.ts";
import type { StatedCause } from "../case/causes/causes.ts";
import { asksWhy, tellsConsequence } from "../case/causes/reason.ts";
import { likeness } from "../case/likeness.ts";
import { cuesOf } from "../languages/cues.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import { wayVotes } from "../languages/ways/way-votes.ts";
import type { Read } from "../roles/statements.ts";

/** How likely a stated cause explains another: near it in the text, behind it, about the same things. About 0 to 2. */
export function affinity(
	cause: StatedCause,
	above: { stems: readonly string[]; statements: StatedCause["statements"] },
	rarity: (stem: string) => number,
): number {
	const [own] = cause.statements;
	const upper = above.statements.at(-1);
	const like = likeness(cause.stems, above.stems, rarity);
	if (!own || !upper || own.documentId !== upper.documentId) return like;
	const distance = own.order - upper.order;
	if (followsFrom(own, upper)) return -1;
	const near = Math.max(0, 1 - Math.abs(distance) / 8) * 0.4;
	const sameBlock = own.block === upper.block ? 0.35 : 0;
	const sameSection = own.headings.length > 0 && own.headings.join() === upper.headings.join() ? 0.15 : 0;
	// A text says what is wrong, and then why, unless it says that the second follows from the first.
	const isSource = followsFrom(upper, own) ? 0.6 : 0;
	return like + near + sameBlock + sameSection + isSource + (distance > 0 ? 0.1 : 0);
}

/** "Nobody changed the tours. Tour 4 is six hours long because of that": the later one is no reason for the one before. */
export function followsFrom(later: Read, before: Read): boolean {
	return (
		later.documentId === before.documentId &&
		later.order - before.order === 1 &&
		(later.block === before.block || later.block - before.block === 1) &&
		tellsConsequence(later)
	);
}

/** Within a paragraph less in common says as much. */
const leastAlike = { beside: 0.1, apart: 0.18 };

/**
 * Whether a text connects a stated cause with another: one is said to follow from the other or to be its reason, or both
 * share a telling word that is not one of the problem, of which all causes speak.
 */
export function speaksOfSame(
	cause: StatedCause,
	above: { stems: readonly string[]; statements: StatedCause["statements"] },
	{ rarity, problem, statements }: Pick<Case, "rarity" | "problem" | "statements">,
): boolean {
	const isSaid = cause.statements.some((own) =>
		above.statements.some(
			(upper) => followsFrom(upper, own) || givesReason(own, upper) || answersWhy(own, upper, statements),
		),
	);
	const topic = new Set(problem?.statement?.stems);
	const telling = (stems: readonly string[]) => stems.filter((stem) => !topic.has(stem));
	const isBeside = cause.statements.some((own) =>
		above.statements.some((upper) => own.documentId === upper.documentId && own.block === upper.block),
	);
	const least = isBeside ? leastAlike.beside : leastAlike.apart;
	return isSaid || likeness(telling(cause.stems), telling(above.stems), rarity) >= least;
}

/** "The bearing is missing. – And why was there no spare? – Because the budget was cut.": what answers a why asked of it. */
function answersWhy(own: Read, upper: Read, statements: readonly Read[]): boolean {
	const asked = statements[own.order - 1];
	if (!asked || asked.documentId !== upper.documentId || !asksWhy(asked)) return false;
	const distance = asked.order - upper.order;
	return distance > 0 && distance <= reachOfQuestion;
}

/** So many statements before it may be what a question asks of. */
const reachOfQuestion = 3;

/**
 * "Orders wait. The reason: nobody signs.", "The reason is that …", "The store was cleared out. Sales decided it.", or the
 * second half of a sentence that says what is lacking.
 */
function givesReason(own: Read, upper: Read): boolean {
	if (own.documentId !== upper.documentId || own.block !== upper.block || own.order - upper.order !== 1)
		return false;
	const { anaphor, reason } = cuesOf(own.language);
	const [first = ""] = own.words;
	if (reason.at(own.words, 0) || namesReason(own.language).test(own.plain)) return true;
	const isTold = own.signals.causal + own.signals.lack > 0;
	const isHalf = upper.kind === "sentence" && !/[.!?…]["”»]?$/u.test(upper.text.trimEnd());
	return (anaphor.has(first) && (isTold || tellsDecision(own))) || (isHalf && isTold);
}

const namesReason = patternByLanguage((words) => new RegExp(`^${words.namesReason}(?!\\p{L})`, "iu"));

function tellsDecision({ plain, language }: Read): boolean {
	return language !== "unknown" && wayVotes(language).decided.test(plain);
}
