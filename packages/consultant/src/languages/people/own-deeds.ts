import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language begins to tell what the writer has done: "I have written to them". What they had to do, or could not, is
 * none. Written for speakers to review: no pattern is made for one sentence.
 */
export const ownDeeds = atWordEnds<"done">({
	en: () => ({
		done: /^i(?:['’]ve| have)(?! (?:not|never|no|to|had|been|got)) (?:\p{L}+ly |also |already )?\p{L}{2,}/iu,
	}),
	de: () => ({
		done: /^ich habe?\b(?! (?:nicht|nie|kein\p{L}*|zu))[^,;:]* (?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:be|er|ver)\p{L}+(?:t|en))$/iu,
	}),
	fr: () => ({
		done: /^j['’](?:y |en |leur )?ai (?!dû|pas|eu|été|jamais)(?:déjà |aussi )?\p{L}+(?:é|i|u|is|it)(?:e|s|es)?/iu,
	}),
	es: () => ({
		done: /^(?:yo )?(?:les |le |os |lo |la |los |las )?he (?!tenido|podido|sido|estado)(?:ya )?\p{L}+(?:ado|ido|cho|sto|rto|ito)/iu,
	}),
	it: () => ({
		done: /^(?:io )?(?:gli |le |vi |li |lo |la |l['’])?ho (?!dovuto|potuto|avuto)(?:già )?\p{L}+(?:ato|uto|ito|tto|sto|so)/iu,
	}),
	nl: () => ({
		done: /^ik heb(?! (?:niet|nooit|geen|te))[^,;:]* (?:\p{L}*ge\p{L}+(?:t|d|en)|(?:be|ver|ont)\p{L}+(?:t|d|en))/iu,
	}),
});
