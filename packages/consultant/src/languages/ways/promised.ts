import { atWordEnds } from "../grammar/word-ends.ts";

/** Somebody has promised it: it is not so yet. Written for speakers to review. */
export const promised = atWordEnds<"promises">({
	en: () => ({ promises: /\b(?:promis(?:ed?|es|ing)|pledged?|pledges)\b/iu }),
	de: () => ({
		promises:
			/\b(?:versprochen\p{L}*|verspricht|versprach(?:en)?|zugesagt\p{L}*|in aussicht gestellt\p{L}*)\b/iu,
	}),
	fr: () => ({ promises: /\b(?:promise?s?|promet(?:tent)?|promettait)\b/iu }),
	es: () => ({ promises: /\b(?:prometid\p{L}+|prometen?|prometió|prometieron)\b/iu }),
	it: () => ({ promises: /\b(?:promess[oaie]|promett\p{L}+)\b/iu }),
	nl: () => ({ promises: /\b(?:beloofd\p{L}*|belooft|beloven|toegezegd\p{L}*)\b/iu }),
});
