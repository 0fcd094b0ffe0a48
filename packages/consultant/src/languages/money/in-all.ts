import { atWordEnds } from "../grammar/word-ends.ts";

/** Beside an amount: it is for all of something together, or for another thing than the piece priced before it. Written for speakers to review. */
export const inAll = atWordEnds<"all">({
	en: () => ({ all: /\b(?:for (?:all|the|everything|both)|in (?:all|total)|altogether|overall|flat)\b/iu }),
	de: () => ({ all: /\b(?:für (?:alle|alles|die|den|das|beide)|insgesamt|pauschal|zusammen|in Summe)\b/iu }),
	fr: () => ({
		all: /\b(?:pour (?:tou(?:t|s|te|tes)|les|la|le)|pour l['’]|au total|en tout|forfaitaire|forfait)\b/iu,
	}),
	es: () => ({ all: /\b(?:para (?:tod[oa]s?|los|las|la|el)|en total|en conjunto|tarifa plana)\b/iu }),
	it: () => ({
		all: /\b(?:per (?:tutt[ieoa]|il|lo|la|i|gli|le)|in totale|in tutto|complessiv[oi]|forfait)\b/iu,
	}),
	nl: () => ({ all: /\b(?:voor (?:alles?|allemaal|de|het)|in totaal|alles samen|vast bedrag)\b/iu }),
});
