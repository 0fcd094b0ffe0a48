import type { KnownLanguage } from "../../language.ts";
import { matchersByLanguage } from "../../matchers.ts";

/**
 * Nouns that tell that somebody has left or died: `before` the name, with small words between, or `behind` it. Lists as in
 * `CueWords`; written for speakers to review.
 */
const words: Record<KnownLanguage, Record<"before" | "behind", string>> = {
	en: {
		before: "departure retirement resignation death loss successor",
		behind: "departure retirement resignation death",
	},
	de: {
		before: "weggang abgang ausscheiden tod ruhestand pensionierung kündigung",
		behind: "weggang abgang ausscheiden tod ruhestand pensionierung",
	},
	fr: {
		before: "départ démission décès mort",
		behind: "",
	},
	es: {
		before: "salida marcha jubilación dimisión muerte fallecimiento",
		behind: "",
	},
	it: {
		before: "uscita partenza pensionamento dimissioni morte scomparsa",
		behind: "",
	},
	nl: {
		before: "vertrek ontslag overlijden pensionering afscheid dood",
		behind: "vertrek ontslag overlijden pensioen afscheid",
	},
};

/** The words of a language; null of an unknown one. */
export const departureWords = matchersByLanguage(words);
