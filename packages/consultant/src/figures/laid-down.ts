import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import { sidesOf } from "./clause.ts";
import type { Figure } from "./figure.ts";

/** "The delivery agreement says 75 %", "het handvest noemt 80 %": a contract speaks of what has to be. */
export function isLaidDown(figure: Figure, text: string, language: Language): boolean {
	const { agreement, says, asserts, wanting } = cuesOf(language);
	const words = wordsOf(sidesOf(text, figure).before);
	const at = words.findLastIndex((word) => agreement.has(word));
	const behind = at < 0 ? [] : words.slice(at + 1);
	const [verb = ""] = behind;
	return behind.length <= mostBehindVerb && [says, asserts, wanting].some((list) => list.has(verb));
}

/** "says at least", "schreibt von den" */
const mostBehindVerb = 3;
