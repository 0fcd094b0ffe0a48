import { personCues } from "../../languages/person-words/matchers.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../statements.ts";

/** Behind a name its verb comes soon: "Moira has since retired". */
const soon = 3;

/** Whether a statement says of somebody whom it names that they are gone: "since Moira retired", "se jubiló Carmen". */
export function tellsOfLeaving(name: string, { plain, language }: Read): boolean {
	const cues = personCues(language);
	if (!cues) return false;
	const parts = plain.split(name);
	return parts.slice(1).some((behind, place) => {
		const words = wordsOf(/^[^,.;:!?]*/u.exec(behind)?.[0] ?? "");
		// German has the verb at the clause's end.
		const reach = cues.auxiliary.has(words[0] ?? "") ? words.length : soon;
		if (words.slice(0, reach).some((_, index) => cues.gone.at(words, index))) return true;
		// In English what stands before is done to them: "left Moira the keys".
		if (language === "en") return false;
		const ahead = wordsOf(/[^,.;:!?]*$/u.exec(parts[place] ?? "")?.[0] ?? "").slice(-soon);
		return ahead.some((_, index) => cues.gone.at(ahead, index));
	});
}
