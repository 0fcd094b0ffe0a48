import { recordWords } from "../../../languages/people/record-words.ts";
import { wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { isOtherValue } from "../halves.ts";
import { sharedSubject } from "../subject.ts";

const score = 0.9;
/** So many words hold who tells something else. */
const ofOpening = 16;
/** So many statements before it may be what is told otherwise. */
const reach = 3;
const fewestWords = 4;

/** "Fourteen machines are dead, he says. The return puts it differently: six were out of use": another account of what stands before. */
export function otherwisePairs(statements: readonly Read[]): Clash[] {
	return statements.flatMap((other, at): Clash[] => {
		if (!isUseful(other) || !tellsOtherwise(other)) return [];
		const [meant] = statements
			.slice(Math.max(0, at - reach), at)
			.filter((each) => isUseful(each) && each.documentId === other.documentId && !tellsOtherwise(each))
			.map((one) => ({ one, tie: tieOf(one, other) }))
			.toSorted((first, second) => second.tie - first.tie);
		return meant ? [{ one: meant.one, other, kind: "claims", score }] : [];
	});
}

function tellsOtherwise({ plain, language }: Read): boolean {
	const told = /^([^:]+):\s\S/u.exec(plain)?.[1] ?? plain;
	return (recordWords(language)?.otherwise.count(wordsOf(told).slice(0, ofOpening)) ?? 0) > 0;
}

/** By two values of one thing, what both speak of, and how near it stands. */
function tieOf(one: Read, other: Read): number {
	const clashes = one.figures.some((first) => other.figures.some((second) => isOtherValue(first, second)));
	return (clashes ? 2 : 0) + Math.min(2, sharedSubject(one, other).length) - 0.4 * (other.order - one.order);
}

function isUseful({ kind, signals, words }: Read): boolean {
	if (kind === "title" || kind === "row" || kind === "letterhead" || signals.question > 0) return false;
	return words.length >= fewestWords;
}
