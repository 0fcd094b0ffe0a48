import { personCues } from "../../languages/person-words/matchers.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../statements.ts";

/** Behind a name its verb comes soon: "Moira has since retired". */
const soon = 3;

/** Whether a statement says of somebody whom it names that they are gone: "since Moira retired", "se jubiló Carmen". */
export function tellsOfLeaving(name: string, { plain, language }: Read): boolean {
	const at = plain.indexOf(name);
	const cues = personCues(language);
	if (at < 0 || !cues) return false;
	const words = wordsOf(/^[^,.;:!?]*/u.exec(plain.slice(at + name.length))?.[0] ?? "");
	// German has the verb at the clause's end.
	const reach = cues.auxiliary.has(words[0] ?? "") ? words.length : soon;
	if (words.slice(0, reach).some((_, index) => cues.gone.at(words, index))) return true;
	// In English what stands before is done to them: "left Moira the keys".
	if (language === "en") return false;
	const ahead = wordsOf(/[^,.;:!?]*$/u.exec(plain.slice(0, at))?.[0] ?? "").slice(-soon);
	return ahead.some((_, index) => cues.gone.at(ahead, index));
}
