import type { Language } from "../text/words.ts";

export type Direction = "up" | "down";

const upward: Record<Language, RegExp> = {
	en: /\b(?:rose|risen|ris(?:es|ing)|increas\w+|grew|grow\w*|improv\w+|higher|gain\w*|more than before|up by)\b/iu,
	de: /(?:stieg\w*|steig\w*|gestiegen|wuchs\w*|wächst|gewachsen|verbesser\w*|höher|zugenommen|nahm\w* zu)/iu,
};
const downward: Record<Language, RegExp> = {
	en: /\b(?:fell|fall\w*|declin\w+|decreas\w+|dropp?\w*|shr[aiu]nk\w*|worsen\w*|lower|down by|reduced)\b/iu,
	de: /(?:sank\w*|sink\w*|gesunken|fiel\w*|gefallen|schrumpf\w*|verschlechter\w*|niedriger|abgenommen|nahm\w* ab|zurückgegangen)/iu,
};

/** Whether a text says that something rises, and whether it says that something falls. */
export function directionsIn(text: string, language: Language): Record<Direction, boolean> {
	return { up: upward[language].test(text), down: downward[language].test(text) };
}

/** Whether one text says that something rises, and the other that something falls. */
export function goOppositeWays(one: string, other: string, language: Language): boolean {
	const [a, b] = [directionsIn(one, language), directionsIn(other, language)];
	return a.up !== b.up && a.down !== b.down;
}

/** A text without its words of direction: what rises or falls. */
export function withoutDirection(text: string, language: Language): string {
	return text.replace(upward[language], " ").replace(downward[language], " ");
}
