import { absenceWords } from "../../languages/people/absences.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** So near behind "is" stands that somebody is away. */
const near = 5;

/** "Apologies: Nora Finch" */
const labelled = /^([^:.;!?]{3,30}?)\s?:\s/u;

/** Why somebody is away, in the text's words: "Kern (Urlaub)", "Nora is on leave until May"; "" where they are not. */
export function absenceOf(name: string, { plain, language }: Read): string {
	const words = absenceWords(language);
	const cues = personCues(language);
	const at = plain.indexOf(name);
	if (!words || !cues || at < 0) return "";
	const behind = plain.slice(at + name.length);
	const bracket = /^\s\(([^()]{2,40})\)/u.exec(behind)?.[1];
	if (bracket !== undefined && words.away.count(wordsOf(bracket)) > 0) return bracket;
	const [, label = ""] = labelled.exec(plain.slice(0, at)) ?? [];
	if (words.label.count(wordsOf(label)) > 0) return label.toLowerCase();
	if (bracket !== undefined) return "";
	const clause = /^[^,.;:!?()]*/u.exec(behind)?.[0] ?? "";
	const said = wordsOf(clause);
	const isAway =
		(cues.auxiliary.has(said[0] ?? "") || words.being.has(said[0] ?? "")) &&
		said.slice(1, near).some((_, index) => words.away.at(said, index + 1));
	return isAway ? clause.trim() : "";
}
