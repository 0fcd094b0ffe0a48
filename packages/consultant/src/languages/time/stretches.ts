import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language names a stretch of a year that is over or runs: "the first half of the year", "the last quarter". Lists as
 * in `CueWords`. Written for speakers to review: no entry is made for one sentence.
 */
export const stretchWords = matchersByLanguage({
	en: {
		half: "half_of_the_year half_of_this_year half_of_last_year half-year half_year",
		/** The same beside `which` alone, where nothing behind it says half of what. */
		bareHalf: "half",
		quarter: "quarter",
		month: "month",
		which: "first second third fourth last past previous",
		of: "of",
	},
	de: {
		half: "halbjahr halbjahres halbjahrs jahreshälfte",
		bareHalf: "hj",
		quarter: "quartal quartals vierteljahr vierteljahrs",
		month: "monat monats",
		which:
			"erste ersten erstes erster zweite zweiten zweites zweiter dritte dritten drittes vierte vierten viertes letzte letzten letztes letzter vergangene vergangenen vergangenes vorige vorigen voriges",
		of: "von der",
	},
	fr: {
		half: "semestre",
		bareHalf: "semestre",
		quarter: "trimestre",
		month: "mois",
		which: "premier second deuxième troisième quatrième dernier derniers précédent passé écoulé",
		of: "de des du",
	},
	es: {
		half: "semestre",
		bareHalf: "semestre",
		quarter: "trimestre",
		month: "mes meses",
		which: "primer primero segundo tercer tercero cuarto último últimos pasado anterior",
		of: "de del",
	},
	it: {
		half: "semestre",
		bareHalf: "semestre",
		quarter: "trimestre",
		month: "mese mesi",
		which:
			"primo secondo terzo quarto ultimo nell'ultimo l'ultimo dell'ultimo ultimi scorso scorsi passato precedente",
		of: "di dei del",
	},
	nl: {
		half: "halfjaar jaarhelft helft_van_het_jaar helft_van_dit_jaar",
		bareHalf: "halfjaar",
		quarter: "kwartaal",
		month: "maand maanden",
		which: "eerste tweede derde vierde laatste vorig vorige afgelopen",
		of: "van",
	},
});
