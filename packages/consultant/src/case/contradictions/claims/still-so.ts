import { cuesOf } from "../../../languages/cues.ts";
import { stillWords } from "../../../languages/time/still.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { sharedSubject } from "../subject.ts";
import { timesOf } from "../values/times.ts";
import { isStated, reports } from "../voices.ts";

/**
 * "The mast went back to full power on 2 September" – "the mast is still on half power": what somebody says was set right,
 * and what says of the same thing that it is still as before.
 */
export function stillPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	const rarest = Math.log(statements.length + 2);
	const isMended = new Set(statements.filter(saysMended));
	const isStill = new Set(statements.filter(saysStill));
	const useful = (statement: Read) => isMended.has(statement) || isStill.has(statement);
	return pairsOf(statements, useful).flatMap(([one, other]): Clash[] => {
		const [mended, still] = isMended.has(one) ? [one, other] : [other, one];
		if (!isMended.has(mended) || !isStill.has(still) || isMended.has(still)) return [];
		if (!areApart(mended, still) || isBefore(still, mended) || isOfOtherCode(mended, still)) return [];
		const tie = sharedSubject(mended, still).reduce((sum, stem) => sum + rarity(stem) / rarest, 0);
		return tie < leastTie ? [] : [{ one, other, kind: "claims", score: 0.5 + tie / 4 }];
	});
}

const leastTie = 0.5;

/** It is told by two, at two places: what one and the same goes on to say is mended, and the rest not. */
function areApart(mended: Read, still: Read): boolean {
	if (mended.speaker !== null && mended.speaker === still.speaker) return reports(mended) || reports(still);
	return mended.block !== still.block || reports(mended) || reports(still);
}

/** "In March it was still out of order" says nothing against what was repaired in April. */
function isBefore(still: Read, mended: Read): boolean {
	const [before, after] = [timesOf(still), timesOf(mended)];
	return before.some(({ to }) => after.some(({ from }) => to < from));
}

/** "88120" – "88131": both name what they speak of by a long number, and not the same. */
function isOfOtherCode(one: Read, other: Read): boolean {
	const [ones, others] = [one, other].map(
		({ plain }) => new Set(plain.match(/(?<![\d.,])\d{5,}(?![\d.,]\d)/gu)),
	);
	return !!ones?.size && !!others?.size && ![...ones].some((code) => others.has(code));
}

/** Said as done, by somebody or with its day. */
function saysMended(statement: Read): boolean {
	const { words, figures, language } = statement;
	const list = stillWords(language);
	if (!list || list.mended.count(words) === 0 || !isTold(statement)) return false;
	const isDated = figures.some(({ kind }) => kind === "date");
	return (
		cuesOf(language).negation.count(words) === 0 &&
		list.still.count(words) === 0 &&
		(isDated || reports(statement) || statement.speaker !== null || statement.signals.every > 0)
	);
}

function saysStill(statement: Read): boolean {
	return isTold(statement) && (stillWords(statement.language)?.still.count(statement.words) ?? 0) > 0;
}

function isTold(statement: Read): boolean {
	return (
		statement.kind !== "title" && statement.kind !== "letterhead" && isStated({ ...statement, ahead: false })
	);
}
