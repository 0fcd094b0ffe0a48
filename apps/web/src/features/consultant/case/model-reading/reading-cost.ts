import type { ExpectedReading, ModelReading } from "@throughline/domain/consultant/case/model-reading";
import { dollars } from "@throughline/domain/run/ledger";
import { isOwnServer } from "@throughline/domain/run/vendors";
import { formatCount } from "../../../../format/count.ts";
import { formatDay } from "../../../../format/date.ts";

/** What a reading is expected to cost: `About $0.12: 42,000 tokens at prices in USD of Nov 29, 2026.` */
export function expectedWords(expected: ExpectedReading | undefined): string | null {
	if (!expected) return null;
	const { provider, cost, inputTokens, outputTokens, priced } = expected;
	if (isOwnServer(provider)) return "Costs nothing: it runs on your own server.";
	const tokens = `about ${formatCount(rounded(inputTokens + outputTokens))} tokens`;
	if (cost === null || priced === null)
		return `Cost unknown, ${tokens}: nobody has entered this model's prices under Settings → AI providers.`;
	return `Expected cost: ${dollars(cost)} for ${tokens}, at prices in ${priced.currency} of ${formatDay(priced.asOf)}.`;
}

/** What all readings of a case have cost, after what was said of them. */
export function spentWords(cost: ModelReading["cost"], provider: string): string {
	if (isOwnServer(provider)) return " · cost nothing";
	return cost === null ? " · cost unknown" : ` · cost ${dollars(cost)} so far`;
}

/** Estimates are no better than two digits. */
function rounded(tokens: number): number {
	return Number(tokens.toPrecision(2));
}
