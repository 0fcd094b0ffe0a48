import type { KnownLanguage, Language } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/** What a paper that lists risks is called, as a word of its name. */
const lists: Record<KnownLanguage, { paper: string }> = {
	en: { paper: "register registers log assessment matrix list" },
	de: { paper: "*register *liste *matrix *analyse *bewertung" },
	fr: { paper: "registre matrice analyse évaluation liste" },
	es: { paper: "registro matriz análisis evaluación lista" },
	it: { paper: "registro matrice analisi valutazione elenco" },
	nl: { paper: "*register *lijst *matrix *analyse *inventarisatie" },
};

const cuesIn = matchersByLanguage(lists);

/** Whether a name of so many words has that of a paper. */
export function namesRiskPaper(words: readonly string[], language: Language): boolean {
	return (cuesIn(language)?.paper.count(words) ?? 0) > 0;
}
