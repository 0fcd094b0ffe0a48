import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * That something is paid or done only until something else has happened, of which nothing says when: "until the parts are
 * here", "as long as the repair lasts". "Until further notice" is no such end. Written for speakers to review.
 */
export const openEnds = atWordEnds<"until">({
	en: () => ({
		until: /\b(?:until|till|as long as|for as long as|while)\b(?! (?:further|now|then|stocks?)\b)/iu,
	}),
	de: () => ({
		until:
			/\b(?:solange|so lange|bis(?= (?:der|die|das|wir|er|sie|es|alle|zu[rm] (?!auf weiteres))\b))\b(?! auf weiteres)/iu,
	}),
	fr: () => ({
		until:
			/\b(?:jusqu['’]à ce qu|tant qu|le temps (?:que|qu['’]|de|des|du)\b|en attendant|pendant (?:que|les travaux|la réparation))/iu,
	}),
	es: () => ({ until: /\b(?:hasta que|mientras(?! tanto)|en tanto)\b/iu }),
	it: () => ({ until: /\b(?:finché|fino a quando|fin quando|mentre|per la durata|in attesa)\b/iu }),
	nl: () => ({ until: /\b(?:zolang|totdat|tot (?:de|het|we|alle)\b|terwijl)/iu }),
});
