import { matchersByLanguage } from "../matchers.ts";

/**
 * What stands before a thing that a clause only mentions (`before`), and what counts some of many, so that those are what it
 * speaks of (`some`): "from the customer", "two of our customers". Lists as in `CueWords`, written for speakers to review.
 */
export const prepositions = matchersByLanguage({
	en: {
		before:
			"from of to by with for at in on between among about against via per without under through let lets",
		some: "one two three four five six many most some several few half all none more fewer percent part share",
	},
	de: {
		before:
			"von vom für bei beim mit durch an am zu zum zur nach aus in im auf über unter gegen ohne um des wegen zwischen seit",
		some: "einer eine zwei drei vier fünf sechs viele manche einige mehrere wenige die_hälfte hälfte alle prozent teil",
	},
	fr: {
		before: "de du des d à au aux par pour avec chez sur dans entre contre sans sous en vers",
		some: "un une deux trois quatre cinq six beaucoup certains plupart plusieurs moitié tous peu part nombre",
	},
	es: {
		before: "de del a al por para con en sobre entre contra sin desde hacia según",
		some: "uno una dos tres cuatro cinco seis muchos muchas algunos algunas mayoría varios mitad todos pocos parte",
	},
	it: {
		before:
			"di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla dai per con in nel nella su sul sulla tra fra contro senza dell all dall",
		some: "uno una due tre quattro cinque sei molti molte alcuni alcune maggior metà tutti pochi parte",
	},
	nl: {
		before: "van voor met door bij aan in op over tegen zonder tussen uit naar om per sinds",
		some: "een twee drie vier vijf zes veel sommige meeste enkele meerdere helft alle weinig deel",
	},
});
