import type { KnownLanguage } from "./language.ts";

/**
 * Words with which a sentence goes on from the one before: read by itself it does without them. German and Dutch put the verb
 * behind most of them, where they can go only before a comma or colon. Written for speakers to review.
 */
export const connectives: Record<KnownLanguage, RegExp> = {
	en: /^(?:on top of (?:that|this|it)|also|besides|in addition|moreover|furthermore|what is more|plus|anyway|indeed|finally|lastly|so|and|but)(?:[,:]\s+|\s+)(?!that\b|far\b|long\b|much\b|many\b|not\b)/iu,
	de: /^(?:(?:außerdem|zudem|auch|darüber hinaus|ferner|schließlich|obendrein|also)[,:]\s+|(?:und|aber)\s+)/iu,
	fr: /^(?:(?:enfin|de plus|en outre|par ailleurs|ensuite|donc)(?:,\s+|\s:\s+)|(?:et|mais|or)\s+)/iu,
	es: /^(?:(?:además|también|por último|encima|asimismo)(?:[,:]\s+|\s+)|(?:y|pero)\s+)/iu,
	it: /^(?:(?:inoltre|poi|infine|per di più)(?:[,:]\s+|\s+)|(?:e|ma)\s+)/iu,
	nl: /^(?:(?:bovendien|verder|daarnaast|ook|tot slot|tenslotte)[,:]\s+|(?:en|maar)\s+)/iu,
};
