import { capitalise } from "../wording/capitalise.ts";
import type { KnownLanguage, Language } from "./language.ts";
import { wordsOf } from "./words.ts";

/**
 * Words with which a sentence goes on from the one before: read by itself it does without them. German and Dutch put the verb
 * behind most of them, where they can go only before a comma or colon. Written for speakers to review.
 */
const opening: Record<KnownLanguage, RegExp> = {
	en: /^(?:on top of (?:that|this|it)|also|besides|in addition|moreover|furthermore|what is more|plus|anyway|indeed|finally|lastly|so|and|but)(?:[,:]\s+|\s+)(?!that\b|far\b|long\b|much\b|many\b|not\b)/iu,
	de: /^(?:(?:außerdem|zudem|auch|darüber hinaus|ferner|schließlich|obendrein|also)[,:]\s+|(?:und|aber)\s+)/iu,
	fr: /^(?:(?:enfin|de plus|en outre|par ailleurs|ensuite|donc)(?:,\s+|\s:\s+)|(?:et|mais|or)\s+)/iu,
	es: /^(?:(?:además|también|por último|encima|asimismo)(?:[,:]\s+|\s+)|(?:y|pero)\s+)/iu,
	it: /^(?:(?:inoltre|poi|infine|per di più)(?:[,:]\s+|\s+)|(?:e|ma)\s+)/iu,
	nl: /^(?:(?:bovendien|verder|daarnaast|ook|tot slot|tenslotte)[,:]\s+|(?:en|maar)\s+)/iu,
};

/** So few words say nothing by themselves. */
const fewest = 4;

/** A sentence as it is read alone, without the word that joins it to the one before. */
export function withoutConnective(said: string, language: Language): string {
	if (language === "unknown") return said;
	const [joint = ""] = opening[language].exec(said) ?? [];
	const rest = said.slice(joint.length);
	// What the text itself breaks off stays as it stands.
	return joint === "" || /…|\.{3}/u.test(said) || wordsOf(rest).length < fewest ? said : capitalise(rest);
}
