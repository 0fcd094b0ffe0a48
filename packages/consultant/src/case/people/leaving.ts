import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { departureWords } from "../../languages/people/person-words/departures.ts";
import { type PersonCues, personCues } from "../../languages/people/person-words/matchers.ts";
import { titleBefore } from "../../languages/people/person-words/titles.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";

/** Behind a name its verb comes soon: "Moira has since retired". */
const soon = 3;

/** Whether a statement has a word for leaving. */
export function mayTellOfLeaving({ words, language }: Read): boolean {
	const departures = departureWords(language);
	const gone = personCues(language)?.gone;
	const lists = [gone, departures?.before, departures?.behind, departures?.vacant];
	return lists.some((list) => (list?.count(words) ?? 0) > 0);
}

/** Whether a statement says of somebody whom it names that they are gone: "since Moira retired", "se jubiló Carmen". */
export function tellsOfLeaving(name: string, { plain, language }: Read): boolean {
	const cues = personCues(language);
	if (!cues) return false;
	const parts = plain.split(name);
	return parts
		.slice(1)
		.some(
			(behind, place) =>
				leavesBehind(behind, language, cues) ||
				leavesAhead(parts[place] ?? "", language, cues) ||
				leavesVacant(parts[place] ?? "", behind, language),
		);
}

/** "Moira has since retired", "Moira's departure". */
function leavesBehind(behind: string, language: Language, cues: PersonCues): boolean {
	// "The clerk, Moira Dunn, has retired": a comma closes what the name says.
	const words = wordsOf(/^[^,.;:!?]*/u.exec(behind.replace(/^,\s/u, ""))?.[0] ?? "");
	// German has the verb at the clause's end.
	const reach = cues.auxiliary.has(words[0] ?? "") ? words.length : soon;
	if (words.slice(0, reach).some((_, index) => cues.gone.at(words, index))) return true;
	const [thing = ""] = wordsOf(/^(?:['’]s?|s)\s(.+)$/u.exec(behind)?.[1] ?? "");
	return departureWords(language)?.behind.has(thing) === true;
}

/** "The post of Moira Dunn has been vacant since May", "Moira's post is vacant". */
function leavesVacant(before: string, behind: string, language: Language): boolean {
	const words = departureWords(language);
	const small = cuesOf(language).function;
	const ahead = wordsOf(/[^,.;:!?]*$/u.exec(before.replace(titleBefore, ""))?.[0] ?? "").slice(-soon);
	const clause = wordsOf(/^[^,.;:!?]*/u.exec(behind)?.[0] ?? "");
	const post = ahead.findLast((word) => !small.has(word)) ?? "";
	const isOwn = /^(?:['’]s?|s)\s/u.test(behind) && words?.post.count(clause.slice(0, soon)) === 1;
	return ((words?.post.has(post) ?? false) || isOwn) && (words?.vacant.count(clause) ?? 0) > 0;
}

/** "se jubiló Carmen", "seit dem Weggang von Herrn Dorn". */
function leavesAhead(before: string, language: Language, cues: PersonCues): boolean {
	const clause = /[^,.;:!?]*$/u.exec(before.replace(titleBefore, ""))?.[0] ?? "";
	const ahead = wordsOf(clause).slice(-soon);
	const small = cuesOf(language).function;
	const noun = ahead.findLast((word) => !small.has(word)) ?? "";
	if (small.has(ahead.at(-1) ?? "") && departureWords(language)?.before.has(noun)) return true;
	// In English what stands before is done to them: "left Moira the keys".
	return language !== "en" && ahead.some((_, index) => cues.gone.at(ahead, index));
}
