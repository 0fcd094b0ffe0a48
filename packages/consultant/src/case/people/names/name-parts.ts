import { cuesOf } from "../../../languages/cues.ts";
import type { Language } from "../../../languages/language.ts";
import { personCues } from "../../../languages/people/person-words/matchers.ts";
import { patternInAny } from "../../../languages/phrases/pattern.ts";

/** Small words inside names, as the source of a regular expression; names travel, and so do these. */
export const particle =
	"(?:van|von|de|del|della|dei|di|da|do|dos|du|der|den|ter|ten|te|la|le|los|las|el|al|bin|zu|zur|['’]t)";

/** A surname with its particles, as the source of a regular expression: "Okonjo", "de la Cruz", "O'Brien-Sato". */
export const surname =
	"(?:(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]el|[Dd]ella|[Dd]i|[Dd]a|[Dd]u|[Dd]os|der|den|ter|ten|[Ll]a|[Ll]e|[Ll]os|[Ee]l|zu|zur|St)\\s|[Dd]['’]|[Oo]['’]|[Ll]['’]|['’]t\\s))*\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*";

/** Words that end the name of a place or of a part of an organisation. */
export const places = patternInAny(({ partOfPlace }) => new RegExp(`^${partOfPlace}$`, "iu"));

/** Whether capital words name a place or a part of an organisation: "Customer Care", "MT Wonen", "Birch Street". */
export function isPart(name: string, language: Language): boolean {
	const words = name.split(/\s+/);
	const isDepartment = (word = "") =>
		[language, "en" as const].some((each) => cuesOf(each).department.has(word.toLowerCase()));
	// In German many surnames begin like a department: "Jana Bauer".
	const isSurname = words.length > 1 && language === "de";
	// "Dev Anand"
	const isGiven = words.length > 1 && personCues(language)?.anyGiven.has((words[0] ?? "").toLowerCase());
	return (
		words.some((word) => places.test(word)) ||
		(!isGiven && isDepartment(words[0])) ||
		(!isSurname && isDepartment(words.at(-1))) ||
		(words.length > 1 && words.some((word) => /^\p{Lu}{2,3}$/u.test(word)) && /\p{Ll}/u.test(name))
	);
}
