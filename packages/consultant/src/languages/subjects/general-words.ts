import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language speaks of all, most or none of several: `most` of them (`more` than half), `nobody`, and what somebody does
 * with a thing that they have at all (`uses`). Lists as in `CueWords`, written for speakers to review.
 */
export const generalWords = matchersByLanguage({
	en: {
		most: "most majority bulk_of more_than_half",
		nobody: "nobody no_one none_of not_one never",
		uses: "use uses used using has have had work works write writes anymore",
	},
	de: {
		most: "meisten größte_teil großteil mehrheit mehrzahl mehr_als_die_hälfte überwiegend",
		nobody: "niemand keiner keine_einzige kein_einziger nie niemals",
		uses: "benutzt benutzen nutzt nutzen verwendet verwenden hat haben arbeitet arbeiten schreibt schreiben",
	},
	fr: {
		most: "plupart majorité plus_de_la_moitié",
		nobody: "personne aucun aucune jamais",
		uses: "utilise utilisent emploie emploient a ont travaille travaillent écrit écrivent",
	},
	es: {
		most: "mayoría mayor_parte más_de_la_mitad",
		nobody: "nadie ninguno ninguna nunca jamás",
		uses: "usa usan utiliza utilizan tiene tienen trabaja trabajan escribe escriben",
	},
	it: {
		most: "maggior_parte maggioranza gran_parte più_della_metà",
		nobody: "nessuno nessuna mai",
		uses: "usa usano utilizza utilizzano ha hanno lavora lavorano scrive scrivono",
	},
	nl: {
		most: "meeste merendeel grootste_deel meerderheid meer_dan_de_helft",
		nobody: "niemand geen_enkele nooit",
		uses: "gebruikt gebruiken heeft hebben werkt werken schrijft schrijven",
	},
});
