import type { Language } from "../languages/language.ts";
import { personCues } from "../languages/people/person-words/matchers.ts";

/**
 * Whether a single word before a colon may be somebody's name, by the rest of the text: a given name, a word that stands in
 * the midst of a line, too, or before more than one colon. "Key boxes: 140 are missing" names what an item is of.
 */
export function nameTestOf(content: string, language: Language): (name: string) => boolean {
	const inside = new Set<string>();
	const before = new Map<string, number>();
	for (const line of content.split("\n")) {
		const [label] = /^[^:\n]{1,40}(?=\s?:)/u.exec(line) ?? [];
		const last = label?.split(/\s+/u).at(-1);
		if (last !== undefined) before.set(last, (before.get(last) ?? 0) + 1);
		for (const [word] of line.matchAll(/(?<=\p{L}[.,;]?\s)\p{Lu}[\p{L}.'’-]+/gu))
			inside.add(word.replace(/[.]$/u, ""));
	}
	const given = personCues(language)?.anyGiven;
	return (name) => given?.has(name.toLowerCase()) === true || inside.has(name) || (before.get(name) ?? 0) > 1;
}
