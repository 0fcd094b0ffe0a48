import { cuesOf } from "../../languages/cues.ts";
import type { Language } from "../../languages/language.ts";
import { personCues } from "../../languages/people/person-words/matchers.ts";
import { title } from "../../languages/people/person-words/titles.ts";
import { patternInAny } from "../../languages/phrases/pattern.ts";
import { wordsOf } from "../../languages/words.ts";
import { isPart, surname } from "./names/name-parts.ts";
import type { NameTest } from "./names/names-in-use.ts";

/** Whether a column says who answers for its rows; many tables have English heads. */
export function isOwnerColumn(header: string, language: Language): boolean {
	const words = wordsOf(header);
	return [language, "en" as const].some((each) => {
		const { owner, who } = cuesOf(each).columns;
		return owner.count(words) > 0 || (words.length === 1 && who.count(words) > 0);
	});
}

const titles = new RegExp(`^(?:${title}\\.?\\s)+`, "u");
const several = patternInAny(({ and }) => new RegExp(`\\s*(?:[/;&+]|\\s${and}\\s)\\s*`, "u"));
const name = new RegExp(`^(?:\\p{Lu}[\\p{L}'’-]*\\.?\\s?){0,2}${surname}$`, "u");

/**
 * The people of a cell in such a column: "Marta Nowak", "Jonas / T. Berg", "Estates – S. Okonjo", "Krämer (Einkauf)";
 * a part of the organisation is none.
 */
export function ownersIn(
	cell: string,
	language: Language,
	isName: NameTest,
): { name: string; role: string; answers: true }[] {
	if (opensWithOrganisation(cell, language)) return [];
	return cell
		.replace(/^.*\s[–—-]\s/u, "")
		.split(several)
		.flatMap((part) => {
			const [, own = "", role = ""] =
				/^\s*([^,(<]+?)\s*(?:[,(<]\s*([^()<>]*?)[)>]?\s*)?$/u.exec(part.replace(titles, "")) ?? [];
			return isPerson(own, language, isName)
				? [{ name: own, role: /@/.test(role) ? "" : role, answers: true }]
				: [];
		});
}

/** "association Fil et Rebond": none of its words is somebody. */
function opensWithOrganisation(cell: string, language: Language): boolean {
	const cues = personCues(language);
	const [first = "", second = ""] = wordsOf(cell);
	const cue = cuesOf(language).function.has(first) ? second : first;
	return (
		cues !== null && [cues.organisation, cues.thing].some((list) => list.has(cue)) && !cues.anyGiven.has(cue)
	);
}

function isPerson(text: string, language: Language, isName: NameTest): boolean {
	if (!name.test(text)) return false;
	if (isPart(text, language)) return false;
	return text.includes(" ") || /\.\s?\p{Lu}/u.test(text) || (/^\p{Lu}\p{Ll}{2,}/u.test(text) && isName(text));
}
