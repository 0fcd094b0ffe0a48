import type { KnownLanguage, Language } from "../languages/language.ts";

/** Said of a plan of which nothing shows that it reaches what is wanted. */
export type Reach = {
	/** `aim` is what is measured with its target: none of the chosen ways has to do with the root cause. */
	untouched(aim: string): string;
	/** Said behind that: what somebody is to do about the root cause all the same. */
	step(quote: string): string;
};

/** For speakers to review. */
const reach: Record<KnownLanguage, Reach> = {
	en: {
		untouched: (aim) =>
			`Target – ${aim}. That the chosen ways reach it, your text does not show: none of them speaks of the root cause.`,
		step: (quote) => `A next step in your text has to do with it: “${quote}”.`,
	},
	de: {
		untouched: (aim) =>
			`Ziel – ${aim}. Dass die gewählten Wege es erreichen, zeigt Ihr Text nicht: Keiner von ihnen spricht von der Grundursache.`,
		step: (quote) => `Ein nächster Schritt aus Ihrem Text hat mit ihr zu tun: „${quote}“.`,
	},
	fr: {
		untouched: (aim) =>
			`Objectif – ${aim}. Que les voies choisies l'atteignent, votre texte ne le montre pas : aucune ne parle de la cause première.`,
		step: (quote) => `Une prochaine étape citée dans votre texte la concerne : « ${quote} ».`,
	},
	es: {
		untouched: (aim) =>
			`Objetivo – ${aim}. Que las vías elegidas lo alcancen, su texto no lo muestra: ninguna habla de la causa raíz.`,
		step: (quote) => `Un próximo paso de su texto sí tiene que ver con ella: «${quote}».`,
	},
	it: {
		untouched: (aim) =>
			`Obiettivo – ${aim}. Che le vie scelte lo raggiungano, il testo non lo mostra: nessuna parla della causa principale.`,
		step: (quote) => `Un prossimo passo del testo la riguarda: «${quote}».`,
	},
	nl: {
		untouched: (aim) =>
			`Doel – ${aim}. Dat de gekozen wegen het bereiken, laat uw tekst niet zien: geen ervan gaat over de grondoorzaak.`,
		step: (quote) => `Een volgende stap uit uw tekst gaat er wel over: ‘${quote}’.`,
	},
};

/** The sentences in a language; English in an unknown one. */
export function reachWords(language: Language): Reach {
	return reach[language === "unknown" ? "en" : language];
}
