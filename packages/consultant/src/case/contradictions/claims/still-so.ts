import { cuesOf } from "../../../languages/cues.ts";
import { recordWords } from "../../../languages/people/record-words.ts";
import { alwaysWords } from "../../../languages/time/always.ts";
import { stillWords } from "../../../languages/time/still.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { isOfOtherCode, isSameOfKind, pairsOf } from "../pairs.ts";
import { sharedSubject } from "../subject.ts";
import { timesOf } from "../values/times.ts";
import { isStated, reports } from "../voices.ts";

/**
 * "The mast went back to full power on 2 September" – "the mast is still on half power": what somebody says was set right or
 * is on or has always been, or a post of which that it has somebody, and what says of the same thing that it is still as before,
 * off or vacant.
 */
export function stillPairs(statements: readonly Read[], rarity: (stem: string) => number): Clash[] {
	return opposites.flatMap((pair) => pairsSaying(pair, statements, rarity));
}

const opposites = [
	["mended", "still"],
	["on", "off"],
	["filled", "vacant"],
] as const;

type Well = (typeof opposites)[number][0];
type Ill = (typeof opposites)[number][1];

function pairsSaying(
	[well, ill]: (typeof opposites)[number],
	statements: readonly Read[],
	rarity: (stem: string) => number,
): Clash[] {
	const rarest = Math.log(statements.length + 2);
	const isWell = new Set(statements.filter((each) => says(well, each) && isSettled(each, ill)));
	const isIll = new Set(statements.filter((each) => says(ill, each)));
	const useful = (statement: Read) => isWell.has(statement) || isIll.has(statement);
	return pairsOf(statements, useful).flatMap(([one, other]): Clash[] => {
		const [mended, still] = isWell.has(one) ? [one, other] : [other, one];
		if (!isWell.has(mended) || !isIll.has(still) || isWell.has(still)) return [];
		if (!areApart(mended, still) || isBefore(still, mended) || isOfOtherCode(mended, still)) return [];
		const shared = sharedSubject(mended, still).reduce((sum, stem) => sum + rarity(stem) / rarest, 0);
		const tie = shared + (isSameOfKind(mended, still) ? sameThing : 0);
		return tie < leastTie ? [] : [{ one, other, kind: "claims", score: 0.5 + tie / 4 }];
	});
}

const leastTie = 0.5;
/** "Lift 2" in both */
const sameThing = 0.3;

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

/** Said as done or on by somebody, with its day or for all the time, and not taken back. */
function isSettled(statement: Read, ill: Ill): boolean {
	const { words, figures, language, speaker, signals } = statement;
	if (cuesOf(language).negation.count(words) > 0 || says(ill, statement)) return false;
	const isFirm = signals.every > 0 || figures.some(({ kind }) => kind === "date") || alwaysRuns(statement);
	return isFirm || reports(statement) || speaker !== null;
}

/** "It has always run", "it stayed in service throughout": on as much as what is said to be on. */
function alwaysRuns({ words, language }: Read): boolean {
	const { always, runs } = alwaysWords(language) ?? {};
	return (always?.count(words) ?? 0) > 0 && (runs?.count(words) ?? 0) > 0;
}

/** Whether it says so of how something is; a word of trying may stand in it: "off since the test in April". */
function says(state: Well | Ill, statement: Read): boolean {
	const { kind, role, words, language } = statement;
	if (kind === "title" || kind === "letterhead") return false;
	const lists = { ...stillWords(language), ...recordWords(language) };
	if ((lists[state]?.count(words) ?? 0) === 0 && !(state === "on" && alwaysRuns(statement))) return false;
	return isStated({ ...statement, ahead: false, role: role === "option" ? "context" : role });
}
