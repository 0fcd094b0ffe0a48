import { atWordEnds } from "../grammar/word-ends.ts";

/**
 * How each language counts off what explains something. `announces`: a sentence that only says how many things do; `counts`:
 * the number before one of them. Written for speakers to review: no pattern is made for one sentence.
 */
type CountedOff = Record<"announces" | "counts", RegExp>;

export const countedOff = atWordEnds<keyof CountedOff>({
	en: () => ({
		announces:
			/^(?:there (?:are|were)|(?:i|we) (?:can )?see|(?:i|we) found|it comes down to|it is|here are|for)? ?(?:the |these )?(?:two|three|four|five|six|several|a (?:few|couple of)|many|\d) (?:main |big |different |simple |possible )?(?:things|reasons|causes|factors|explanations|points|answers)\b[^.:;]{0,60}[.:]?$/iu,
		counts:
			/^(?:first(?:ly)?|first of all|to begin with|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|last(?:ly)?|last of all|finally)\s?[,:–]\s+/iu,
	}),
	de: () => ({
		announces:
			/^(?:es (?:gibt|sind|liegt an)|das hat|dafür gibt es|ich sehe|wir sehen|hier sind)? ?(?:die |diese )?(?:zwei|drei|vier|fünf|sechs|mehrere|einige|ein paar|viele|\d) (?:verschiedene |wesentliche |mögliche )?(?:dinge[n]?|gründe[n]?|ursachen|faktoren|punkte[n]?|erklärungen|sachen)\b[^.:;]{0,60}[.:]?$/iu,
		counts: /^(?:erstens|zweitens|drittens|viertens|fünftens|zum einen|zum anderen|schließlich)\s?[,:–]\s+/iu,
	}),
	fr: () => ({
		announces:
			/^(?:il y a|j['’]en vois|je vois|on voit|nous voyons|cela tient à|voici)? ?(?:les |ces )?(?:deux|trois|quatre|cinq|six|plusieurs|quelques|\d) (?:grandes |principales )?(?:choses|raisons|causes|facteurs|explications|points)\b[^.:;]{0,60}[.:]?$/iu,
		counts:
			/^(?:premièrement|primo|d['’]abord|tout d['’]abord|en premier lieu|deuxièmement|secundo|ensuite|troisièmement|tertio|enfin)\s?[,:–]\s+/iu,
	}),
	es: () => ({
		announces:
			/^(?:hay|veo|vemos|se debe a|son)? ?(?:las |los |estas |estos )?(?:dos|tres|cuatro|cinco|seis|varias|varios|algunas|unas cuantas|\d) (?:grandes |posibles )?(?:cosas|razones|causas|factores|motivos|explicaciones|puntos)\b[^.:;]{0,60}[.:]?$/iu,
		counts:
			/^(?:primero|en primer lugar|para empezar|segundo|en segundo lugar|tercero|en tercer lugar|por último|finalmente)\s?[,:–]\s+/iu,
	}),
	it: () => ({
		announces:
			/^(?:ci sono|vedo|vediamo|dipende da|sono)? ?(?:le |i |queste |questi )?(?:due|tre|quattro|cinque|sei|varie|vari|alcune|alcuni|parecchie|\d) (?:grandi |possibili )?(?:cose|ragioni|cause|fattori|motivi|spiegazioni|punti)\b[^.:;]{0,60}[.:]?$/iu,
		counts:
			/^(?:primo|prima di tutto|in primo luogo|innanzitutto|anzitutto|secondo|in secondo luogo|terzo|in terzo luogo|infine)\s?[,:–]\s+/iu,
	}),
	nl: () => ({
		announces:
			/^(?:er zijn|ik zie|we zien|het komt door|het ligt aan|dat heeft)? ?(?:de |deze )?(?:twee|drie|vier|vijf|zes|meerdere|enkele|een paar|\d) (?:grote |mogelijke )?(?:dingen|redenen|oorzaken|factoren|punten|verklaringen|zaken)\b[^.:;]{0,60}[.:]?$/iu,
		counts:
			/^(?:ten eerste|allereerst|om te beginnen|ten tweede|ten derde|ten vierde|tot slot|ten slotte)\s?[,:–]\s+/iu,
	}),
});
