import type { KpiImported } from "@throughline/domain/kpi";
import { formatCount } from "../../../format/count.ts";

/** `1 value`, `1,250 values`. */
export function valuesWord(count: number): string {
	return count === 1 ? "1 value" : `${formatCount(count)} values`;
}

/** What became of the values: `10 new, 2 overwritten, 1 as before`. */
export function importedWords({ added, overwritten, unchanged }: KpiImported): string {
	return [[added, "new"] as const, [overwritten, "overwritten"] as const, [unchanged, "as before"] as const]
		.filter(([count]) => count > 0)
		.map(([count, word]) => `${formatCount(count)} ${word}`)
		.join(", ");
}
