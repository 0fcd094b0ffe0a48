import type { KnownLanguage } from "./language.ts";

/** How somebody who speaks or writes in a chat begins a suggestion. Written for speakers to review. */
export const suggestions: Record<KnownLanguage, RegExp> = {
	en: /^(?:or (?:we (?:could|can)\s|(?!the|a|an|is|are|was|were|it|they|he|she|that|this|so|not|maybe)\p{L}{3,}\s)|let['’]?s\s|why (?:not|don['’]?t we)\s|how about\s|what about\s|we (?:could|might)(?: also| still)? (?!see|tell|hear|feel|have|not|only|hardly|barely|be\b)|could we\s)/iu,
	de: /^(?:oder (?:wir|man)\s|lasst? uns\s|(?:auch )?wir könnten\s|könnten wir\s|man könnte\s|warum nicht\s|wie wär\p{L}* es\s)/iu,
	fr: /^(?:ou (?:bien )?(?:on\s|\p{L}+(?:er|ir|re)\s)|(?:aussi, )?on pourrait\s|pourquoi (?:pas|ne pas)\s|et si on\s)/iu,
	es: /^(?:o (?:bien )?(?:\p{L}+(?:ar|er|ir)\s|\p{L}+(?:amos|emos|imos)\s)|(?:también )?podríamos\s|¿?por qué no\s|¿?y si\s)/iu,
	it: /^(?:oppure\s|o \p{L}+(?:are|ere|ire)\s|(?:anche )?potremmo\s|perché non\s|e se\s)/iu,
	nl: /^(?:of (?:we|wij)\s|laten we\s|we (?:kunnen|zouden)\s|kunnen we\s|zullen we\s|waarom niet\s)/iu,
};
