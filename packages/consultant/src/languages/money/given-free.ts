import { atWordEnds } from "../grammar/word-ends.ts";

/** A thing is given away: whoever gets it pays nothing. "No investment" says it of what is spent. Written for speakers to review. */
export const givenFree = atWordEnds<"given">({
	en: () => ({ given: /\b(?:free|gratis|without charge|at no charge)\b/iu }),
	de: () => ({
		given: /\b(?:gratis|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|unentgeltlich\p{L}*|gebührenfrei\p{L}*)\b/iu,
	}),
	fr: () => ({ given: /\bgratuit\p{L}*\b/iu }),
	es: () => ({ given: /\b(?:gratis|gratuit\p{L}*)\b/iu }),
	it: () => ({ given: /\b(?:gratis|gratuit\p{L}*)\b/iu }),
	nl: () => ({ given: /\b(?:gratis|kosteloos|kosteloze|kostenlo\p{L}*)\b/iu }),
});
