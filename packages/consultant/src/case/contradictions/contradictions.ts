import type { LedgerEntry } from "../../ledger/entry.ts";
import type { Read } from "../statements.ts";
import { figurePairs, neighbourPairs } from "./clashing-figures.ts";
import { habitPairs } from "./clashing-habits.ts";
import { type Contradiction, contradictionOf } from "./contradiction.ts";
import { denialPairs } from "./denials.ts";
import { disputePairs } from "./disputed-values.ts";
import { finalPairs } from "./final-claims.ts";
import { objectionPairs } from "./objections.ts";
import { claimPairs } from "./opposed-claims.ts";
import { isElsewhere } from "./pairs.ts";
import { remarkPairs, saysDisagreement } from "./remarks.ts";
import { sumPairs } from "./sums.ts";
import { tablePairs } from "./table-totals.ts";
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
	const entries = Map.groupBy(ledger, ({ statementId }) => statementId);
	const found = [
		...figurePairs(statements, entries, rarity),
		...neighbourPairs(statements, entries),
		...claimPairs(statements, rarity),
		...denialPairs(statements, rarity),
		...disputePairs(statements),
		...finalPairs(statements, entries),
		...habitPairs(statements, rarity),
		...objectionPairs(statements, rarity),
		...remarkPairs(statements),
		...sumPairs(statements),
		...tablePairs(statements),
		...weighedPairs(statements, rarity),
	];
	const kept = new Map<string, Contradiction>();
	for (const clash of found.sort((one, other) => other.score - one.score)) {
		if (kept.size === most) break;
		const { one, other } = clash;
		if (isElsewhere(one, other)) continue;
		if (saysDisagreement(one) || saysDisagreement(other)) continue;
		const made = contradictionOf(one.order <= other.order ? clash : { ...clash, one: other, other: one });
		if (!kept.has(made.id)) kept.set(made.id, made);
	}
	return [...kept.values()];
}
