import { connectives } from "../languages/grammar/connectives.ts";
import type { Language } from "../languages/language.ts";
import { wordsOf } from "../languages/words.ts";
import { capitalise } from "./capitalise.ts";

/** So few words say nothing by themselves. */
const fewest = 4;

/** A sentence as it is read alone, without the word that joins it to the one before. */
export function withoutConnective(said: string, language: Language): string {
	if (language === "unknown") return said;
	const [joint = ""] = connectives[language].exec(said) ?? [];
	const rest = said.slice(joint.length);
	// What the text itself breaks off stays as it stands.
	return joint === "" || /…|\.{3}/u.test(said) || wordsOf(rest).length < fewest ? said : capitalise(rest);
}
