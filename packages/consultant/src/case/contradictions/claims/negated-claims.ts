import { cuesOf } from "../../../languages/cues.ts";
import { stemOf, stemsOf, wordsOf } from "../../../languages/words.ts";
import type { Read } from "../../../roles/statements.ts";
import type { Clash } from "../contradiction.ts";
import { pairsOf } from "../pairs.ts";
import { isStated } from "../voices.ts";

/** "The drivers are slow" – "Drivers are not slow, the tracker shows …": the same said of the same, once with a "not". */
export function negatedPairs(statements: readonly Read[]): Clash[] {
	const claims = new Map(
		statements.filter(mayClaim).map((statement) => [statement, claimOf(statement)] as const),
	);
	return pairsOf(statements, (statement) => claims.has(statement)).flatMap(([one, other]): Clash[] => {
		const [first, second] = [claims.get(one), claims.get(other)];
		if (!first || !second || first.negated === second.negated || !isSame(first.stems, second.stems))
			return [];
		return [{ one, other, kind: "claims", score: sure }];
	});
}

const sure = 1;
const longest = 16;
const fewestStems = 2;

function mayClaim(statement: Read): boolean {
	const { kind, words, signals } = statement;
	if ((kind !== "sentence" && kind !== "item") || words.length > longest || signals.question > 0)
		return false;
	return isStated(statement);
}

/** What its first clause says, in stems, and whether a "not" stands in it. */
function claimOf({ plain, language }: Read): { stems: ReadonlySet<string>; negated: boolean } {
	const words = wordsOf(plain.split(/[,;:–—]\s/u, 1)[0] ?? "");
	const { negation, opening, adversative } = cuesOf(language);
	const small = new Set(
		words
			.filter((word) => [negation, opening, adversative].some((list) => list.has(word)))
			.map((word) => stemOf(word, language)),
	);
	const stems = new Set(stemsOf(words, language).filter((stem) => !small.has(stem)));
	return { stems, negated: negation.count(words) > 0 };
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	return one.size >= fewestStems && one.size === other.size && [...one].every((stem) => other.has(stem));
}
