import type { Read } from "../../../roles/statements.ts";
import { isAssurance, isVouchedFor } from "../../causes/assurances.ts";
import { isRecord } from "../../causes/refutations.ts";
import type { Clash } from "../contradiction.ts";

const score = 0.95;

/** "The club assures us that the lanes are always full. The counter at the gate shows …": somebody's word, and right behind it what was counted. */
export function vouchedPairs(statements: readonly Read[]): Clash[] {
	return statements.flatMap((one, at): Clash[] => {
		const other = statements[at + 1];
		if (!other || other.block !== one.block || !isVouchedFor(one) || isAssurance(other)) return [];
		const isCounted = other.figures.some(({ kind }) => kind !== "date" && kind !== "money");
		return isCounted && isRecord(other) ? [{ one, other, kind: "claims", score, refutedBy: other }] : [];
	});
}
