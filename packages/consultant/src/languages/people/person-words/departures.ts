import type { KnownLanguage } from "../../language.ts";
import { matchersByLanguage } from "../../matchers.ts";

/**
 * Nouns that tell that somebody has left or died: `before` the name, with small words between, or `behind` it;
 * a `post` of somebody that is `vacant` tells the same. Lists as in
 * `CueWords`; written for speakers to review.
 */
const words: Record<KnownLanguage, Record<"before" | "behind" | "post" | "vacant", string>> = {
	en: {
		before: "departure retirement resignation death loss successor",
		behind: "departure retirement resignation death",
		post: "post position job role",
		vacant: "vacant unfilled empty open",
	},
	de: {
		before: "weggang abgang ausscheiden tod ruhestand pensionierung kündigung",
		behind: "weggang abgang ausscheiden tod ruhestand pensionierung",
		post: "stelle posten position planstelle",
		vacant: "unbesetzt vakant frei offen verwaist",
	},
	fr: {
		before: "départ démission décès mort",
		behind: "",
		post: "poste emploi place",
		vacant: "vacant vacante pourvu pourvue inoccupé",
	},
	es: {
		before: "salida marcha jubilación dimisión muerte fallecimiento",
		behind: "",
		post: "puesto plaza cargo",
		vacant: "vacante vacío cubierto cubierta libre",
	},
	it: {
		before: "uscita partenza pensionamento dimissioni morte scomparsa",
		behind: "",
		post: "posto incarico ruolo",
		vacant: "vacante scoperto libero vuoto",
	},
	nl: {
		before: "vertrek ontslag overlijden pensionering afscheid dood",
		behind: "vertrek ontslag overlijden pensioen afscheid",
		post: "post functie plek baan",
		vacant: "vacant onbezet open leeg vrij",
	},
};

/** The words of a language; null of an unknown one. */
export const departureWords = matchersByLanguage(words);
