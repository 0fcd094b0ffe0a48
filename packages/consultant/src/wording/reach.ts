import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

/** Said of what a plan is to reach, and of who decides. */
export type Reach = {
	/** `aim` is what is measured with its target: none of the chosen ways has to do with the root cause. */
	untouched(aim: string): string;
	/** The same where they have to do with another stated cause. */
	beside(aim: string, cause: string): string;
	/** `aim` where the chosen ways go at the root cause, and the day for it. */
	wanted(aim: string, due: string | null): string;
	/** What there is to gain or lose in all, where nothing shows that the chosen ways bring it. */
	size(said: string): string;
	/** Said where the text names nobody at all. */
	nobody: string;
	/** Said behind that: what somebody is to do about the root cause all the same. */
	step(quote: string): string;
};

/** For speakers to review. */
const reach: Record<KnownLanguage, Reach> = {
	en: {
		untouched: (aim) =>
			`Target – ${aim}. That the chosen ways reach it, your text does not show: none of them speaks of the root cause.`,
		beside: (aim, cause) =>
			`Target – ${aim}. The chosen ways go at another cause that your text states, “${cause}”; that this is enough, it does not show.`,
		wanted: (aim, due) => `Target – ${aim}${due === null ? "" : `, by ${due}`}.`,
		size: (said) => `How large the matter is, not what the chosen ways bring: ${said}`,
		nobody: "Who decides is still to be named.",
		step: (quote) => `A next step in your text has to do with it: “${quote}”.`,
	},
	de: {
		untouched: (aim) =>
			`Ziel – ${aim}. Dass die gewählten Wege es erreichen, zeigt Ihr Text nicht: Keiner von ihnen spricht von der Grundursache.`,
		beside: (aim, cause) =>
			`Ziel – ${aim}. Die gewählten Wege gehen eine andere Ursache an, die Ihr Text nennt, „${cause}“; dass das genügt, zeigt er nicht.`,
		wanted: (aim, due) => `Ziel – ${aim}${due === null ? "" : `, bis ${due}`}.`,
		size: (said) => `So groß ist die Sache, nicht der Gewinn der gewählten Wege: ${said}`,
		nobody: "Wer entscheidet, ist noch zu benennen.",
		step: (quote) => `Ein nächster Schritt aus Ihrem Text hat mit ihr zu tun: „${quote}“.`,
	},
	fr: {
		untouched: (aim) =>
			`Objectif – ${aim}. Que les voies choisies l'atteignent, votre texte ne le montre pas : aucune ne parle de la cause première.`,
		beside: (aim, cause) =>
			`Objectif – ${aim}. Les voies choisies s'attaquent à une autre cause citée dans votre texte, « ${cause} » ; qu'elle suffise, il ne le montre pas.`,
		wanted: (aim, due) => `Objectif – ${aim}${due === null ? "" : `, d'ici au ${due}`}.`,
		size: (said) => `L'ampleur de l'enjeu, non le gain des voies choisies : ${said}`,
		nobody: "Il reste à nommer qui décide.",
		step: (quote) => `Une prochaine étape citée dans votre texte la concerne : « ${quote} ».`,
	},
	es: {
		untouched: (aim) =>
			`Objetivo – ${aim}. Que las vías elegidas lo alcancen, su texto no lo muestra: ninguna habla de la causa raíz.`,
		beside: (aim, cause) =>
			`Objetivo – ${aim}. Las vías elegidas atacan otra causa que su texto nombra, «${cause}»; que baste con ella, no lo muestra.`,
		wanted: (aim, due) => `Objetivo – ${aim}${due === null ? "" : `, para el ${due}`}.`,
		size: (said) => `La magnitud del asunto, no lo que aportan las vías elegidas: ${said}`,
		nobody: "Falta nombrar a quien decida.",
		step: (quote) => `Un próximo paso de su texto sí tiene que ver con ella: «${quote}».`,
	},
	it: {
		untouched: (aim) =>
			`Obiettivo – ${aim}. Che le vie scelte lo raggiungano, il testo non lo mostra: nessuna parla della causa principale.`,
		beside: (aim, cause) =>
			`Obiettivo – ${aim}. Le vie scelte affrontano un'altra causa indicata nel testo, «${cause}»; che basti, il testo non lo mostra.`,
		wanted: (aim, due) => `Obiettivo – ${aim}${due === null ? "" : `, entro il ${due}`}.`,
		size: (said) => `La portata della questione, non il guadagno delle vie scelte: ${said}`,
		nobody: "Resta da indicare chi decide.",
		step: (quote) => `Un prossimo passo del testo la riguarda: «${quote}».`,
	},
	nl: {
		untouched: (aim) =>
			`Doel – ${aim}. Dat de gekozen wegen het bereiken, laat uw tekst niet zien: geen ervan gaat over de grondoorzaak.`,
		beside: (aim, cause) =>
			`Doel – ${aim}. De gekozen wegen pakken een andere oorzaak aan die uw tekst noemt, ‘${cause}’; dat dat genoeg is, laat hij niet zien.`,
		wanted: (aim, due) => `Doel – ${aim}${due === null ? "" : `, uiterlijk ${due}`}.`,
		size: (said) => `Zo groot is de zaak, niet wat de gekozen wegen opleveren: ${said}`,
		nobody: "Wie beslist, moet nog worden aangewezen.",
		step: (quote) => `Een volgende stap uit uw tekst gaat er wel over: ‘${quote}’.`,
	},
};

/** The sentences in a language; English in an unknown one. */
export function reachWords(language: Language): Reach {
	return reach[spoken(language)];
}
