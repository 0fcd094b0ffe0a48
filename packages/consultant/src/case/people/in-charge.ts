import type { Language } from "../../languages/language.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Person } from "./people.ts";

/** Stems of so many letters are forms of one word where the longer begins with the shorter. */
const shortest = 4;

/** Whether somebody can take something on: one of the house, still there, and not away. */
export function isAvailable({ left, outside, away }: Person): boolean {
	return !left && !outside && away === "";
}

/** How many words of what somebody answers for stand among some stems. */
export function sharedDuties({ duty, statement }: Person, stems: readonly string[]): number {
	const own = new Set(stemsOf(wordsOf(duty), statement.language));
	return [...own].filter((stem) => stems.some((other) => isSameWord(stem, other))).length;
}

/** Who answers for what some texts are about, the first that concerns anybody; null where nobody or several do alike. */
export function inChargeOf(
	people: readonly Person[],
	texts: readonly string[],
	language: Language,
): string | null {
	for (const text of texts) {
		const stems = stemsOf(wordsOf(text), language);
		const ranked = people
			.filter((person) => person.duty !== "" && isAvailable(person))
			.map((person) => ({ name: person.name, shared: sharedDuties(person, stems) }))
			.sort((one, other) => other.shared - one.shared);
		const [best, second] = ranked;
		if (best && best.shared > 0) return best.shared === second?.shared ? null : best.name;
	}
	return null;
}

/** Whether two stems are forms of one word. */
export function isSameWord(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	return short === long || (short.length >= shortest && long.startsWith(short));
}
