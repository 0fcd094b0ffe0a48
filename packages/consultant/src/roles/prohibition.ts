import { prohibitions } from "../languages/prohibitions.ts";
import type { Statement } from "../read/statement.ts";
import type { Signals } from "./signals.ts";
import type { RoleScores } from "./weigh.ts";

type Seen = Statement & { signals: Signals; scores: RoleScores };

/**
 * Which statements say that something must not be. Below headings of causes, problems and proposals such words tell how
 * things are; a terse "no redundancies" forbids only beside another limit, in its paragraph or under its heading.
 */
export function prohibitionsAmong(statements: readonly Seen[]): ReadonlySet<string> {
	const limiting = new Set(statements.filter(isLimiting).map(({ block }) => block));
	return new Set(
		statements.flatMap((statement, at) => {
			if (!mayForbid(statement)) return [];
			const { id, signals, plain, language, block } = statement;
			if (language === "unknown") return [];
			const { clear, terse } = prohibitions[language];
			if (exceeding.test(plain)) return [];
			if (clear.test(plain)) return [id];
			const beside =
				signals.heading.limit > 0 || limiting.has(block) || isBeside(statements[at - 1], clear, block);
			return beside && terse.test(plain) && !isCalculated(statement) ? [id] : [];
		}),
	);
}

function mayForbid({ kind, signals: { heading, question } }: Seen): boolean {
	if (kind === "title" || kind === "letterhead" || question > 0) return false;
	return Math.max(heading.cause, heading.problem, heading.option, heading.risk) < 1;
}

/** That a sum must not be exceeded is said of the cap, which is calculated. */
const exceeding = /überschr|overschr|\bexceed|overspen|dépass|\bsuperar|\bsforament|\boltrepass|rebas/iu;

/** A sum that may be spent at most, or the day by which something must be: limits stand together. */
function isLimiting({ signals }: Seen): boolean {
	return signals.limit > 0 && signals.money > 0 && signals.heading.option < 1;
}

/** A sum, a day or a value to be reached is calculated, not watched; two words ("Not 161") forbid nothing. */
function isCalculated({ signals, scores, words }: Seen): boolean {
	return (
		(signals.money > 0 && signals.limit > 0) ||
		signals.deadline > 0 ||
		(signals.date > 0 && scores.target > 0.5) ||
		words.length < 2
	);
}

function isBeside(before: Seen | undefined, clear: RegExp, block: number): boolean {
	return before !== undefined && before.block === block && clear.test(before.plain);
}
