import { cuesOf } from "../cues.ts";
import type { Language } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language says that a limit is passed: "fell below what is permitted", "mehr als erlaubt". `passed` stands before
 * the word of the limit. Lists as in `CueWords`, written for speakers to review: no entry is made for one sentence.
 */
const limitsPassed = matchersByLanguage({
	en: { passed: "below above under over beyond outside than exceeds exceeded exceeding" },
	de: { passed: "unter über unterhalb oberhalb außerhalb als" },
	fr: { passed: "dessous dessus sous hors dépasse dépassé dépassent dépassait que" },
	es: { passed: "debajo encima bajo fuera supera superó superan superaron" },
	it: { passed: "sotto sopra oltre fuori supera superato superano superava" },
	nl: { passed: "onder boven buiten beneden dan overschrijdt overschreed overschreden" },
});

/** "Below [what is] permitted", "unter dem [gesetzlich] Erlaubten" */
const wordsToLimit = 3;

/** Whether the words tell that what is allowed was passed, not how much is allowed. */
export function passesLimit(words: readonly string[], language: Language): boolean {
	const lists = limitsPassed(language);
	const { granted } = cuesOf(language);
	return words.some(
		(_, at) =>
			granted.at(words, at) &&
			(lists?.passed.count(words.slice(Math.max(0, at - wordsToLimit), at)) ?? 0) > 0,
	);
}
