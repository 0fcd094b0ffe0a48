import { title } from "../../../languages/people/person-words/titles.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";
import type { Person } from "../people.ts";
import type { NameAt } from "../undertakings.ts";

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

type Found = { owner: string; length: number };

/** Whose name a text begins with, behind titles, and how long what names them is. */
export function startsWithName(text: string, names: ReadonlyMap<string, string>): Found | null {
	if (names.size === 0) return null;
	const before = titled.exec(text)?.[0].length ?? 0;
	return nameBehind(text, before, names) ?? behindInitial(text, before, names);
}

/** "G. Okafor" is whose name begins so, or of whom nothing but the surname is known. */
function behindInitial(text: string, before: number, names: ReadonlyMap<string, string>): Found | null {
	const [initial] = /^(?:\p{Lu}\.\s?){1,2}(?=\p{Lu}\p{Ll})/u.exec(text.slice(before)) ?? [];
	const found = initial === undefined ? null : nameBehind(text, before + initial.length, names);
	if (!found) return null;
	// "M. Hervé Jaulin": in French a gentleman.
	const isMonsieur = initial === "M. " && text.slice(before + initial.length).startsWith(found.owner);
	return isMonsieur || found.owner.startsWith(initial?.[0] ?? "") || !found.owner.includes(" ")
		? found
		: null;
}

function nameBehind(text: string, before: number, names: ReadonlyMap<string, string>): Found | null {
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
