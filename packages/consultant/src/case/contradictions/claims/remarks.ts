import type { Figure } from "../../../figures/figure.ts";
import { cuesOf } from "../../../languages/cues.ts";
import { recordWords } from "../../../languages/people/record-words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { halvesAtFigures, isOtherValue } from "../halves.ts";
import { sharedSubject } from "../subject.ts";
import { reports } from "../voices.ts";

/** A longer sentence says more than that two others disagree. */
const mostWords = 14;
/** "That doesn't add up." needs no name of what does not. */
const fewWords = 4;
/** "This does not go together with that at all." */
const fewBehindThat = 8;
/** So many statements before a remark may be what it speaks of. */
const reach = 4;
const leastTie = 3;
const sure = 1.4;

/** "The numbers don't match, one of them must be wrong.": the two statements that it speaks of, or the two halves of one. */
export function remarkPairs(statements: readonly Read[]): Clash[] {
	return statements.flatMap((remark, at): Clash[] => {
		if (!saysDisagreement(remark)) return [];
		const near = statements
			.slice(Math.max(0, at - reach), at)
			.filter((each) => isNear(each, remark) && !saysDisagreement(each));
		const last = near.at(-1);
		// An objection names itself what it is against.
		if (last && last.signals.objects > 0) return [];
		const halves = last && halvesAtFigures(last);
		if (halves) return [{ ...halves, kind: "figures", score: sure, isRemarked: true }];
		const pairs = near.flatMap((one, place) =>
			near.slice(place + 1).map((other) => ({ one, other, tie: tieOf(one, other, remark) })),
		);
		const best = pairs.toSorted((one, other) => other.tie - one.tie)[0];
		if (!best || !mayBeMeant(best, remark)) return [];
		const kind = clashes(best.one.figures, best.other.figures) ? "figures" : "claims";
		return [{ one: best.one, other: best.other, kind, score: sure, isRemarked: true }];
	});
}

/** "This has to be cleared up." may speak of anything but what two have said. */
function mayBeMeant({ one, other, tie }: { one: Read; other: Read; tie: number }, remark: Read): boolean {
	return tie >= leastTie && (!saysUnsettled(remark) || (reports(one) && reports(other)));
}

/** "That should be cleared up.": it is open which of what two have said holds. */
function saysUnsettled({ words, figures, kind, language }: Read): boolean {
	if (kind === "title" || kind === "row" || words.length > wordsOfUnsettled || figures.length > 0)
		return false;
	return (recordWords(language)?.settles.count(words) ?? 0) > 0;
}

const wordsOfUnsettled = 10;

/** Whether a statement only says that two others, or two figures, do not agree. */
export function saysDisagreement(remark: Read): boolean {
	const { words, figures, kind, language } = remark;
	if (kind === "title" || kind === "row" || words.length > mostWords) return false;
	const { disagree, accounts, whichHolds, anaphor } = cuesOf(language);
	// "The two figures"
	if (figures.some(({ value }) => value > 2)) return false;
	if (whichHolds.count(words) > 0 || saysUnsettled(remark)) return true;
	if (disagree.count(words) === 0) return false;
	const isOfBefore = anaphor.has(words[0] ?? "") && words.length <= fewBehindThat;
	return words.length <= fewWords || isOfBefore || accounts.count(words) > 0;
}

function isNear(each: Read, remark: Read): boolean {
	if (each.documentId !== remark.documentId || remark.order - each.order > reach) return false;
	return (
		each.words.length > 1 &&
		each.kind !== "title" &&
		each.kind !== "letterhead" &&
		each.signals.question === 0
	);
}

/** How likely a remark speaks of these two: by their figures, who says them, what both are about, and where they stand. */
function tieOf(one: Read, other: Read, remark: Read): number {
	const voices = [one, other].filter(isTold).length;
	return (
		(clashes(one.figures, other.figures) ? 2 : 0) +
		voices * 0.75 +
		(sharedSubject(one, other).length > 0 ? 0.75 : 0) +
		(other.order - one.order === 1 ? 0.3 : 0) +
		(remark.order - other.order === 1 ? 1.5 : 0)
	);
}

function isTold(statement: Read): boolean {
	const { finds, asserts } = cuesOf(statement.language);
	const { words, speaker } = statement;
	return speaker !== null || reports(statement) || finds.count(words) + asserts.count(words) > 0;
}

function clashes(ones: readonly Figure[], others: readonly Figure[]): boolean {
	return ones.some((one) => others.some((other) => isOtherValue(one, other)));
}
