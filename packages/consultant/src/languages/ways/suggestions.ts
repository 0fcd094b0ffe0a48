import { atWordEnds } from "../grammar/word-ends.ts";
import type { KnownLanguage, Language } from "../language.ts";

/** How somebody who speaks or writes in a chat begins a suggestion. Written for speakers to review. */
export const suggestions: Record<KnownLanguage, RegExp> = {
	en: /^(?:or (?:we (?:could|can)\s|(?!the|a|an|is|are|was|were|it|they|he|she|that|this|so|not|maybe)\p{L}{3,}\s)|let['’]?s\s|why (?:not|don['’]?t we)\s|how about\s|what about\s|we (?:could|might)(?: also| still)? (?!see|tell|hear|feel|have|not|only|hardly|barely|be\b)|could we\s)/iu,
	de: /^(?:oder (?:wir|man)\s|lasst? uns\s|(?:auch )?wir könnten\s|könnten wir\s|man könnte\s|warum nicht\s|wie wär\p{L}* es\s)/iu,
	fr: /^(?:ou (?:bien )?(?:on\s|\p{L}+(?:er|ir|re)\s)|(?:aussi, )?on pourrait\s|pourquoi (?:pas|ne pas)\s|et si on\s)/iu,
	es: /^(?:o (?:bien )?(?:\p{L}+(?:ar|er|ir)\s|\p{L}+(?:amos|emos|imos)\s)|(?:también )?podríamos\s|¿?por qué no\s|¿?y si\s)/iu,
	it: /^(?:oppure\s|o \p{L}+(?:are|ere|ire)\s|(?:anche )?potremmo\s|perché non\s|e se\s)/iu,
	nl: /^(?:of (?:we|wij)\s|laten we\s|we (?:kunnen|zouden)\s|kunnen we\s|zullen we\s|waarom niet\s)/iu,
};

/**
 * How a sentence of running text names a way in passing: `inPlace` one that would do instead of what was named before ("or we
 * leave it to …", "we could simply rent", "reste la location"), `besides` any other ("we could also …"). Written for speakers
 * to review.
 */
const passing = atWordEnds<"inPlace" | "besides">({
	en: () => ({
		inPlace:
			/^(?:or (?:else |otherwise )?(?:we|they|one) (?!have|had|are|were|do|did|will not|won['’]t|cannot|can['’]t)|(?:or |but |of course,? )?(?:we|they|one) (?:could|might|can) (?:(?:also|always|still|of course) )*(?:just|simply)\b|(?:that|which) leaves (?:hiring|renting|leasing|buying|the (?:idea|option|possibility))\b|there (?:is|remains) (?:also |still |always )?(?:hiring|renting|leasing|the (?:idea|option|possibility))\b|another (?:way|idea|option|possibility|route) (?:is|would be)\b)/iu,
		besides:
			/^(?:(?:and|besides|or),? )?(?:we|one) (?:could|might) (?:also|always|as well)(?! (?:see|tell|hear|feel|have|not|only|be|say|find|lose|end|argue|ask)\b)/iu,
	}),
	de: () => ({
		inPlace:
			/^(?:oder (?:wir|man) |oder (?:reicht|genügt|tut es|wäre es)\b|(?:(?:außerdem|oder|natürlich|notfalls|ansonsten|sonst|alternativ|vielleicht|aber) )*(?:könnten? (?:wir|man)|(?:wir|man) könnten?) (?:\p{L}+ ){0,4}(?:einfach|schlicht|genauso gut|ebenso gut)\b|(?:dann |sonst |es )?(?:bleibt|bliebe)(?: noch| nur| nur noch)? (?:die (?:miete|idee|möglichkeit|variante|option)|das (?:mieten|leasing)|der kauf|zu mieten|mieten)\b|eine (?:andere|weitere) (?:möglichkeit|idee|variante|lösung) (?:ist|wäre)\b)/iu,
		besides:
			/^(?:außerdem könnten? (?:wir|man)\b|auch könnten? (?:wir|man)\b|(?:wir|man) könnten? (?:\p{L}+ ){0,2}auch\b)/iu,
	}),
	fr: () => ({
		inPlace:
			/^(?:ou (?:bien )?(?:on|nous) (?!a|avons|est|sommes)\p{L}|(?:(?:ou|sinon|bien sûr),? )*(?:on (?:pourrait|peut)|nous (?:pourrions|pouvons)) (?:\p{L}+ ){0,2}(?:simplement|juste)\b|(?:il )?reste(?: aussi| encore)? (?:la location|l['’](?:idée|option|achat|occasion)|la (?:possibilité|solution|piste|réparation)|le crédit-bail|à louer)\b|une autre (?:piste|idée|possibilité|solution|option) (?:est|serait)\b)/iu,
		besides:
			/^(?:(?:on pourrait|nous pourrions) (?:\p{L}+ )?aussi\b|aussi, on pourrait\b|on pourrait également\b)/iu,
	}),
	es: () => ({
		inPlace:
			/^(?:o (?:bien )?(?:lo|la|los|las|se lo) \p{L}+(?:amos|emos|imos)\b|(?:(?:o|también|si no),? )*(?:podríamos|podemos|se podría) (?:\p{L}+ ){0,2}(?:simplemente|sencillamente|sin más)\b|(?:queda|quedaría)(?: también| aún| todavía)? (?:el alquiler|el leasing|alquilar|comprar|la (?:idea|opción|posibilidad|compra))\b|otra (?:idea|opción|posibilidad|vía|solución) (?:es|sería)\b)/iu,
		besides: /^(?:también (?:podríamos|se podría)\b|además,? podríamos\b|podríamos también\b)/iu,
	}),
	it: () => ({
		inPlace:
			/^(?:oppure |(?:(?:o|altrimenti|anche),? )*(?:potremmo|possiamo|si potrebbe) (?:\p{L}+ ){0,2}(?:semplicemente|solo)\b|(?:resta|rimane|resterebbe)(?: anche| ancora)? (?:il noleggio|il leasing|l['’](?:idea|affitto|acquisto|opzione)|la (?:possibilità|soluzione))\b|un['’ ]?altra (?:idea|strada|possibilità|soluzione|opzione) (?:è|sarebbe)\b)/iu,
		besides: /^(?:potremmo anche\b|si potrebbe anche\b|inoltre potremmo\b)/iu,
	}),
	nl: () => ({
		inPlace:
			/^(?:of (?:we|wij|men) (?!hebben|zijn|waren|hadden)|(?:(?:of|anders|natuurlijk),? )*(?:we|wij|men) (?:kunnen|zouden|kan|zou) (?:\p{L}+ ){0,2}gewoon\b|(?:dan |er )?(?:blijft|rest)(?: nog)?(?: over)?:? (?:huren|leasen|de (?:huur|mogelijkheid|optie)|het idee)\b|een andere (?:mogelijkheid|optie|oplossing) (?:is|zou)\b|een ander idee (?:is|zou)\b)/iu,
		besides:
			/^(?:(?:we|wij) (?:kunnen|zouden) ook\b|ook (?:kunnen|zouden) we\b|verder (?:kunnen|zouden) we\b)/iu,
	}),
});

/** Whether a sentence names a way in passing, and whether that would do in place of another; null for any other sentence. */
export function namedInPassing(said: string, language: Language): "inPlace" | "besides" | null {
	if (language === "unknown") return null;
	const { inPlace, besides } = passing(language);
	if (inPlace.test(said)) return "inPlace";
	return besides.test(said) ? "besides" : null;
}
