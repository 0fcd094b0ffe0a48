import type { StatedOption } from "../case/options/stated-option.ts";
import type { Language } from "../languages/language.ts";
import { wayKindsOf } from "../languages/ways/way-kinds.ts";
import { stemsOf, wordsOf } from "../languages/words.ts";

/** So far into a name stands what opens it. */
const opening = 3;

/** Whether a way forward changes nothing: "Carry on as now", "Wait for the new depot". */
export function changesNothing({ label }: Pick<StatedOption, "label">, language: Language): boolean {
	const leaving = wayKindsOf(language)?.leaving;
	const words = wordsOf(label);
	return leaving !== undefined && words.slice(0, opening).some((_word, at) => leaving.at(words, at));
}

/** Whether two ways can both be taken: the text does not set them against each other, and they are not one thing twice. */
export function goTogether(one: StatedOption, other: StatedOption, language: Language): boolean {
	if (one.alternative && other.alternative) return false;
	if (one.rivals !== null && one.rivals === other.rivals) return false;
	return !areVersions(one, other, language);
}

/**
 * Whether one is the other in another size or at another price: without the words of size, buying and mending, everything
 * that the shorter name says stands in the longer.
 */
function areVersions(
	{ label: one }: StatedOption,
	{ label: other }: StatedOption,
	language: Language,
): boolean {
	const [shorter = [], longer = []] = [one, other]
		.map((label) => nameOf(label, language))
		.sort((a, b) => a.length - b.length);
	return shorter.length > 0 && shorter.every((stem) => longer.includes(stem));
}

function nameOf(label: string, language: Language): string[] {
	const version = wayKindsOf(language)?.version;
	const words = wordsOf(label);
	const named = words.filter((_word, at) => !version?.at(words, at));
	return [...new Set(stemsOf(named, language))];
}
