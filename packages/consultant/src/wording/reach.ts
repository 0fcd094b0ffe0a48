import type { KnownLanguage, Language } from "../languages/language.ts";

/** Said of a plan of which nothing shows that it reaches what is wanted. */
export type Reach = {
	/** `aim` is what is measured with its target: none of the chosen ways has to do with the root cause. */
	untouched(aim: string): string;
	/** What is done about it. */
	estimate: string;
};

/** For speakers to review. */
const reach: Record<KnownLanguage, Reach> = {
	en: {
		untouched: (aim) =>
			`Target – ${aim}. That the chosen ways reach it, your text does not show: none of them speaks of the root cause.`,
		estimate:
			"Before money is spent, have those who know the work estimate what each way brings, and look for one against the root cause.",
	},
	de: {
		untouched: (aim) =>
			`Ziel – ${aim}. Dass die gewählten Wege es erreichen, zeigt Ihr Text nicht: Keiner von ihnen spricht von der Grundursache.`,
		estimate:
			"Bevor Geld ausgegeben wird, von denen, die die Arbeit kennen, schätzen lassen, was jeder Weg bringt, und einen gegen die Grundursache suchen.",
	},
	fr: {
		untouched: (aim) =>
			`Objectif – ${aim}. Que les voies choisies l'atteignent, votre texte ne le montre pas : aucune ne parle de la cause première.`,
		estimate:
			"Avant toute dépense, faire estimer par ceux qui connaissent le travail ce qu'apporte chaque voie, et en chercher une contre la cause première.",
	},
	es: {
		untouched: (aim) =>
			`Objetivo – ${aim}. Que las vías elegidas lo alcancen, su texto no lo muestra: ninguna habla de la causa raíz.`,
		estimate:
			"Antes de gastar, que quienes conocen el trabajo estimen qué aporta cada vía, y buscar una contra la causa raíz.",
	},
	it: {
		untouched: (aim) =>
			`Obiettivo – ${aim}. Che le vie scelte lo raggiungano, il testo non lo mostra: nessuna parla della causa principale.`,
		estimate:
			"Prima di spendere, far stimare a chi conosce il lavoro che cosa porta ogni via, e cercarne una contro la causa principale.",
	},
	nl: {
		untouched: (aim) =>
			`Doel – ${aim}. Dat de gekozen wegen het bereiken, laat uw tekst niet zien: geen ervan gaat over de grondoorzaak.`,
		estimate:
			"Laat, voordat er geld wordt uitgegeven, wie het werk kent schatten wat elke weg oplevert, en zoek er een tegen de grondoorzaak.",
	},
};

/** The sentences in a language; English in an unknown one. */
export function reachWords(language: Language): Reach {
	return reach[language === "unknown" ? "en" : language];
}
