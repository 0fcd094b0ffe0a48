import { customs, judgements } from "./root-cause-cues.ts";
import { isGibberish } from "./text/gibberish.ts";

/** What the server says of a root cause that speaks of culture, of people's nature or of blame. */
export const culturalObservation =
	"This root cause contains cultural observations instead of business problems.";

/** What the server says of a text that names no cause at all. */
export const nothingNamed = "This root cause names no business problem. Say in a few words what is wrong.";

/**
 * Whether a statement can be a root cause: about market, position, product, process or money, not about culture,
 * people's nature or blame. Both languages are checked, since a person may write in another one than the material.
 */
export function judgeRootCause(text: string): { valid: boolean; message: string } {
	if (isGibberish(text)) return { valid: false, message: nothingNamed };
	const said = text
		.replaceAll(/\s+/gu, " ")
		.replaceAll(customs, " ")
		.trim()
		.replace(/[.!?…]+$/u, "");
	const refused = [...judgements.en, ...judgements.de].some((pattern) => pattern.test(said));
	return refused ? { valid: false, message: culturalObservation } : { valid: true, message: "" };
}
