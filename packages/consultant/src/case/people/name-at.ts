import { title } from "../../languages/people/person-words/titles.ts";
import { patternInAny } from "../../languages/phrases/pattern.ts";
import type { Person } from "./people.ts";
import type { NameAt } from "./undertakings.ts";

/** Every way in which the text may write a name: in whole, by its first or its last word. */
export function namesOf(people: readonly Person[]): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const { name } of people) {
		const parts = name.split(" ").filter((part) => part.length > 2 && /^\p{Lu}/u.test(part));
		for (const each of [name, ...parts]) if (!found.has(each)) found.set(each, name);
	}
	return found;
}

const titled = patternInAny(
	({ article }) => new RegExp(`^(?:(?:${article})\\s(?=${title}))?(?:${title}\\.?\\s)+`, "iu"),
);

/** Finds somebody of these at the beginning of a text, in whichever way it names them. */
export function nameAtOf(people: readonly Person[]): NameAt {
	const names = namesOf(people);
	return (text) => startsWithName(text, names);
}

/** Whose name a text begins with, behind titles, and how long what names them is. */
export function startsWithName(
	text: string,
	names: ReadonlyMap<string, string>,
): { owner: string; length: number } | null {
	if (names.size === 0) return null;
	const before = titled.exec(text)?.[0].length ?? 0;
	const words = text.slice(before).split(" ", mostWordsOfName);
	for (let count = words.length; count > 0; count--) {
		const name = words.slice(0, count).join(" ");
		const plain = name.replace(/[:,]$/u, "");
		const owner = names.get(plain);
		if (owner) return { owner, length: before + plain.length };
	}
	return null;
}

const mostWordsOfName = 4;
