import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * What tells the price of something that could be done from what is paid, lost or gained: `possible` that it would or could
 * be, `names` words right before an amount that say that something costs it, `paid` that it is a present loss of the speaker's
 * own, `brings` that it is saved or taken in. Written for speakers to review.
 */
export const pricePhrases = atWordEnds<"possible" | "names" | "paid" | "brings">({
	en: () => ({
		possible: /\b(?:would|could|can|might)\b|\b(?:we|i|it|that|they)['’]d\b/iu,
		names:
			/\b(?:costs?|is|are|takes?|comes? (?:to|at)|be|for|from|at|charges?|wants?|asks?|quoted?|about|around|roughly)\s?(?:(?:us|about|around|roughly|some|only) )*$/iu,
		paid: /\bcosts? us\b|\bwe (?:pay|lose|spend)\b/iu,
		brings:
			/\b(?:sav(?:es?|ed|ing|ings)|halved|comes? back|recover(?:s|ed)?|earns?|brings? in|gains?|takings|revenue)\b/iu,
	}),
	de: () => ({
		possible: /\b(?:würden?|könnten?|wären?|hätten?|kann|können|käme[n]?|bräuchten?)\b/iu,
		names:
			/\b(?:kosten|kostet|ist|sind|wären?|kommt auf|für|nimmt|verlangt|will|ab|bei|etwa|rund|circa|einmalig)\s?(?:(?:uns|etwa|rund|einmalig|nur) )*$/iu,
		paid: /\b(?:kostet|kosten) uns\b|\b(?:zahlen|verlieren) wir\b|\bwir (?:zahlen|verlieren)\b/iu,
		brings:
			/\b(?:\p{L}*spar(?:t|en|te|ten)|\p{L}*gespart|bringt|brächten?|\p{L}*erlös\p{L}*|\p{L}*einnahmen|gewinn\p{L}*)\b/iu,
	}),
	fr: () => ({
		possible: /\b(?:\p{L}{2,}(?:rait|raient|rions|rais)|peut|peux|pouvons|peuvent)\b/iu,
		names:
			/\b(?:coûte(?:nt)?|coûterai(?:en)?t|est|sont|serai(?:en)?t|revient à|reviendrait à|pour|demande|prend|prendrait|à)\s?(?:(?:nous|environ|une fois) )*$/iu,
		paid: /\bnous coûte(?:nt)?\b|\bnous (?:payons|perdons)\b/iu,
		brings: /\b(?:économis\p{L}*|gagn\p{L}+|rapport(?:e|er|erait)|recettes?|gains?)\b/iu,
	}),
	es: () => ({
		possible: /\b(?:\p{L}{2,}(?:ría|rían|ríamos)|puede|puedo|podemos|pueden)\b/iu,
		names:
			/\b(?:cuestan?|costarían?|son|es|serían?|por|pide|sale por|saldría por|a)\s?(?:(?:unos|unas|nos) )*$/iu,
		paid: /\bnos cuestan?\b|\b(?:pagamos|perdemos)\b/iu,
		brings: /\b(?:ahorr\p{L}*|recuper\p{L}*|ingres(?:os|amos)|ganamos|aporta\p{L}*)\b/iu,
	}),
	it: () => ({
		possible: /\b(?:\p{L}{2,}(?:rebbe|rebbero|remmo|rei)|posso|può|possiamo|possono)\b/iu,
		names:
			/\b(?:costa(?:no)?|costerebbe(?:ro)?|sono|è|sarebbe(?:ro)?|viene|verrebbe|con|a|per|chiede)\s?(?:(?:circa|ci) )*$/iu,
		paid: /\bci costa(?:no)?\b|\b(?:paghiamo|perdiamo)\b/iu,
		brings: /\b(?:risparmi\p{L}*|recuper\p{L}*|guadagn\p{L}*|incass\p{L}*|ricav\p{L}*)\b/iu,
	}),
	nl: () => ({
		possible: /\b(?:zou|zouden|kan|kunnen)\b/iu,
		names:
			/\b(?:kost(?:en)?|is|zijn|zou|komt op|voor|vraagt|vanaf|ongeveer|eenmalig)\s?(?:(?:ons|ongeveer|zo'n|eenmalig) )*$/iu,
		paid: /\bkost(?:en)? ons\b|\b(?:we|wij) (?:betalen|verliezen)\b/iu,
		brings: /\b(?:bespa\p{L}*|levert|opbrengst\p{L}*|inkomsten|verdien\p{L}*)\b/iu,
	}),
});
