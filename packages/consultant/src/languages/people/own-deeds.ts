import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language begins to tell what the writer has done: "I have written to them". What they had to do, or could not, is
 * none. Written for speakers to review; `looked`: only that they have looked at something or talked to somebody.
 */
export const ownDeeds = atWordEnds<"done" | "looked">({
	en: () => ({
		done: /^i(?:['’]ve| have)(?! (?:not|never|no|to|had|been|got)) (?:\p{L}+ly |also |already )?\p{L}{2,}/iu,
		looked:
			/^i (?:also |then )?(?:looked (?:at|into)|went (?:through|over)|spoke (?:to|with)|talked (?:to|with)) (?!.* (?:and|but|that|who|where) )[^,;:]*$/iu,
	}),
	de: () => ({
		done: /^ich habe?\b(?! (?:nicht|nie|kein\p{L}*|zu))[^,;:]* (?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:be|er|ver)\p{L}+(?:t|en))$/iu,
		looked:
			/^ich habe? (?:mir )?(?!.* (?:und|aber|dass|die) )[^,;:]* (?:angesehen|angeschaut|durchgesehen|gesprochen)$/iu,
	}),
	fr: () => ({
		done: /^j['’](?:y |en |leur )?ai (?!dû|pas|eu|été|jamais)(?:déjà |aussi )?\p{L}+(?:é|i|u|is|it)(?:e|s|es)?/iu,
		looked: /^j['’]ai (?:regardé|examiné|parcouru|parlé) (?!.* (?:et|mais|que|qui) )[^,;:]*$/iu,
	}),
	es: () => ({
		done: /^(?:yo )?(?:les |le |os |lo |la |los |las )?he (?!tenido|podido|sido|estado)(?:ya )?\p{L}+(?:ado|ido|cho|sto|rto|ito)/iu,
		looked: /^(?:yo )?he (?:mirado|revisado|repasado|hablado) (?!.* (?:y|pero|que) )[^,;:]*$/iu,
	}),
	it: () => ({
		done: /^(?:io )?(?:gli |le |vi |li |lo |la |l['’])?ho (?!dovuto|potuto|avuto)(?:già )?\p{L}+(?:ato|uto|ito|tto|sto|so)/iu,
		looked: /^(?:io )?ho (?:guardato|esaminato|rivisto|parlato) (?!.* (?:e|ma|che) )[^,;:]*$/iu,
	}),
	nl: () => ({
		done: /^ik heb(?! (?:niet|nooit|geen|te))[^,;:]* (?:\p{L}*ge\p{L}+(?:t|d|en)|(?:be|ver|ont)\p{L}+(?:t|d|en))/iu,
		looked: /^ik heb (?!.* (?:en|maar|dat|die) )[^,;:]* (?:bekeken|doorgenomen|gesproken)$/iu,
	}),
});
