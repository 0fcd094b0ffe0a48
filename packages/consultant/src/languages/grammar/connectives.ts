import type { KnownLanguage } from "../language.ts";

/**
 * Words with which a sentence goes on from the one before: read by itself it does without them. German and Dutch put the verb
 * behind most of them, where they can go only before a comma or colon. So it does without agreement: "Ines is right, …". Written for speakers to review.
 */
export const connectives: Record<KnownLanguage, RegExp> = {
	en: /^(?:(?:(?:\p{L}+ (?:is|are|was)|(?:you|he|she|they)['’](?:re|s)) right|(?:that['’]s |quite )?(?:true|right)|agreed)(?=[,:])|on top of (?:that|this|it)|also|besides|in addition|moreover|furthermore|what is more|plus|anyway|well|indeed|finally|lastly|so|and|but)(?:[,:]\s+|\s+)(?!that\b|far\b|long\b|much\b|many\b|not\b)/iu,
	de: /^(?:(?:\p{L}+ (?:hat|haben|hast) recht|(?:das )?stimmt|richtig)[,:]\s+|(?:dazu|hinzu) kommt[,:]\s+|(?:außerdem|zudem|auch|darüber hinaus|ferner|schließlich|obendrein|also|tja|na ja|naja|nun)[,:]\s+|(?:und|aber)\s+)/iu,
	fr: /^(?:(?:\p{L}+ (?:a|as|ont|avez) raison|c['’]est (?:vrai|exact|juste)|exact|d['’]accord)[,:]\s+|(?:à cela s['’]ajoute|s['’]y ajoute)\s?:\s+|(?:enfin|de plus|en outre|par ailleurs|ensuite|donc|bon|ben|eh bien|bref)(?:,\s+|\s:\s+)|(?:et|mais|or)\s+)/iu,
	es: /^(?:(?:\p{L}+ (?:tiene|tienes|tienen) razón|lo de [^,:.]{3,30} es (?:verdad|cierto)|(?:es )?(?:verdad|cierto))[,:]\s+|a es[ot]o se (?:suma|añade)(?: que)?[,:]?\s+|(?:además|también|por último|encima|asimismo)(?:[,:]\s+|\s+)|(?:y|pero|pues|es que|bueno,|a ver,)\s+)/iu,
	it: /^(?:(?:\p{L}+ (?:ha|hai|hanno) ragione|è vero|vero|giusto)[,:]\s+|a (?:questo|ciò) si aggiunge(?: che)?[,:]?\s+|(?:inoltre|poi|infine|per di più)(?:[,:]\s+|\s+)|(?:beh|insomma|allora|ecco|guarda),\s+|(?:e|ma)\s+)/iu,
	nl: /^(?:(?:\p{L}+ (?:heeft|hebben|hebt) gelijk|dat klopt|klopt|inderdaad)[,:]\s+|daar komt (?:nog )?bij[,:]\s+|(?:bovendien|verder|daarnaast|ook|tot slot|tenslotte|nou|tja|nou ja)[,:]\s+|(?:en|maar)\s+)/iu,
};
