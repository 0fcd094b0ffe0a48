import type { LedgerEntry } from "../../ledger/entry.ts";
import type { Read } from "../statements.ts";
import { figurePairs, neighbourPairs } from "./clashing-figures.ts";
import { habitPairs } from "./clashing-habits.ts";
import { denialPairs } from "./denials.ts";
import { disputePairs } from "./disputed-values.ts";
import { finalPairs } from "./final-claims.ts";
import { objectionPairs } from "./objections.ts";
import { claimPairs } from "./opposed-claims.ts";
import { type Contradiction, isElsewhere } from "./pairs.ts";
import { sumPairs } from "./sums.ts";
import { weighedPairs } from "./weighed-pairs.ts";

const most = 6;

/** Pairs of statements that name different values for one thing, or of which one says done and the other not done. */
export function contradictionsOf(
	all: readonly Read[],
	ledger: readonly LedgerEntry[],
	rarity: (stem: string) => number,
	/** Statements that only offer something: two offers differ without contradicting each other. */
	offered: ReadonlySet<string>,
): Contradiction[] {
	const statements = all.filter(({ id }) => !offered.has(id));
	const found = [
		...figurePairs(statements, ledger, rarity),
		...neighbourPairs(statements, ledger),
		...claimPairs(statements, rarity),
		...denialPairs(statements, rarity),
		...disputePairs(statements),
		...finalPairs(statements, ledger),
		...habitPairs(statements, rarity),
		...objectionPairs(statements, rarity),
		...sumPairs(statements),
		...weighedPairs(statements),
	];
	const seen = new Set<string>();
	return found
		.sort((one, other) => other.score - one.score)
		.filter(({ one, other }) => {
			if (isElsewhere(one, other)) return false;
			const key = [one.id, other.id].sort().join(" ");
			if (seen.has(key)) return false;
			seen.add(key);
			return true;
		})
		.slice(0, most)
		.map(({ score: _score, ...pair }) => pair);
}
