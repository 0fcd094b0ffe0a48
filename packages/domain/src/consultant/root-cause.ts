import { generalisations, grounds, harmless, judgements } from "./root-cause-cues.ts";
import { isGibberish } from "./text/gibberish.ts";
import type { Language } from "./text/words.ts";

/** What the server says of a root cause that speaks of culture, of people's nature or of blame. */
export const culturalObservation =
	"This root cause contains cultural observations instead of business problems.";

/** What the server says of a text that names no cause at all. */
export const nothingNamed = "This root cause names no business problem. Say in a few words what is wrong.";

/**
 * Whether a statement can be a root cause: about market, position, product, process or money, not about culture,
 * people's nature or blame. Both languages are checked, since a person may write in another one than the material.
 * What generalises about a group passes when a figure or a thing of the business stands in it: then it may be a fact
 * of the market.
 */
export function judgeRootCause(text: string): { valid: boolean; message: string } {
	if (isGibberish(text)) return { valid: false, message: nothingNamed };
	const said = text
		.replaceAll(/\s+/gu, " ")
		.replaceAll(harmless, " ")
		.trim()
		.replace(/(?<![.!?…])[.!?…]+$/u, "");
	const isHeard = (patterns: Record<Language, readonly RegExp[]>) =>
		[...patterns.en, ...patterns.de].some((pattern) => pattern.test(said));
	const isRefused = isHeard(judgements) || (isHeard(generalisations) && !grounds.test(said));
	return isRefused ? { valid: false, message: culturalObservation } : { valid: true, message: "" };
}
