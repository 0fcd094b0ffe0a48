import { cuesOf } from "../../languages/cues.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import { likeness } from "../likeness.ts";
import type { Read } from "../statements.ts";
import { countedStems, pairsOf, type ScoredPair } from "./pairs.ts";

const leastShared = 2;

/** "The contract with Meccanovi has expired" – "the contract with Meccanovi is valid until 2027". */
export function statePairs(statements: readonly Read[], rarity: (stem: string) => number): ScoredPair[] {
	const useful = (statement: Read) =>
		statement.signals.question === 0 &&
		!statement.forbids &&
		(clauseWith("ended", statement) !== null || clauseWith("inForce", statement) !== null);
	return pairsOf(statements, useful).flatMap(([one, other]): ScoredPair[] => {
		const shared = sharedOf(one, other) ?? sharedOf(other, one);
		if (shared === null) return [];
		const topic = one.words.filter((word) => other.words.includes(word) && word.length > 3).slice(0, 3);
		const score = likeness(one.stems, other.stems, rarity) + 0.3;
		return [{ id: `${one.id}~${other.id}`, one, other, topic: topic.join(" "), kind: "claims", score }];
	});
}

/** What one says is over and the other that it holds; null where they are no such pair. */
function sharedOf(over: Read, holding: Read): readonly string[] | null {
	const [ended, held] = [clauseWith("ended", over), clauseWith("inForce", holding)];
	if (ended === null || held === null) return null;
	const counted = countedStems(over);
	const shared = ended.filter((stem) => held.includes(stem) && !counted.has(stem));
	return new Set(shared).size >= leastShared ? shared : null;
}

/** The stems of the clause that says it, unless it says so of what is not; null where none does. */
function clauseWith(
	kind: "ended" | "inForce",
	{ plain, words: all, language }: Read,
): readonly string[] | null {
	const cues = cuesOf(language);
	if (cues[kind].count(all) === 0) return null;
	for (const clause of plain.split(/[,;:.()]\s|\s[–—-]\s/u)) {
		const words = wordsOf(clause);
		if (cues[kind].count(words) > 0 && cues.negation.count(words) === 0) return stemsOf(words, language);
	}
	return null;
}
