import type { Language } from "../text/words.ts";

/** Who says it: at the head of a sentence, or behind a comma. It is not what is said. */
const sayers: Record<Language, RegExp[]> = {
	en: [
		/^[^:.]{3,80}\b(?:writes?|wrote|says?|said|reports?|reported|states?|stated)\b[^:.]{0,60}:\s+/iu,
		/^(?:according to|as per|in the words of) [^,]{3,80},\s*/iu,
		/^(?:the|our|a|an|this) [\p{L}\d' -]{3,60}? (?:says?|said|writes?|wrote|reports?|reported|states?|stated|claims?|claimed|shows?|showed|finds?|found) that\s+/iu,
		/^(?:he|she|they|we|i|one|\p{Lu}\p{L}+) (?:also )?(?:added|said|says|wrote|writes|reports?|reported|told us|noted|states?|stated|claims?|claimed|finds?|found|believes?|thinks?) that\s+/iu,
		/,?\s+(?:says?|said|writes?|wrote|reports?|reported|states?|claims?|according to|as reported by)\s+(?:the|our|a|an|my|its|their|\p{Lu})[^,.;]{1,80}(?=[.,;]|$)/iu,
	],
	de: [
		/^[^:.]{3,80}\b(?:schreibt|schrieb|sagt|sagte|meldet|berichtet)\b[^:.]{0,60}:\s+/iu,
		/^(?:laut|gemäß|nach angaben (?:von|der|des)|nach auskunft (?:von|der|des)|zufolge)\s+(?:d(?:er|em|es|en)\s+)?(?:\p{Ll}\S+\s+)*\p{Lu}[\p{L}-]*,?\s+/iu,
		/^(?:der|die|das|unser\w*|ein\w*) [\p{L} -]{3,60}? (?:sagt|schreibt|meldet|berichtet|behauptet|zeigt|nennt),? dass\s+/iu,
		/^(?:er|sie|es|wir|man|ich) (?:sagte?|schrieb|schreibt|meint|berichtete?|fügte hinzu),? dass\s+/iu,
		/,\s+(?:so|sagt|sagte|schreibt|schrieb|meldet|meldete|berichtet|behauptet)\s+[^,.;]{2,80}(?=[.,;]|$)/iu,
	],
};

/** A part that only breaks down what was said: `$212, of which $96 are wages`. */
const breakdown = /,?\s+(?:of which|of these|of that|including|davon|darunter|einschließlich)\b[^.;]*/giu;

/** A statement without who says it and without what only breaks it down. */
export function statementIn(text: string, language: Language): string {
	let bare = text.replaceAll(breakdown, "");
	for (const sayer of sayers[language]) bare = bare.replace(sayer, "");
	return bare;
}
