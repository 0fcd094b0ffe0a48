import type { KnownLanguage } from "../src/languages/language.ts";
import { caseOfText } from "./read-text.ts";

/** A problem and its cause, without anybody's name. */
export const lostBoxes: Record<KnownLanguage, string> = {
	en: "We lose 12 of 40 boxes because nobody checks the labels.",
	de: "Wir verlieren 12 von 40 Kisten, weil niemand die Etiketten prüft.",
	fr: "Nous perdons 12 cartons sur 40 parce que personne ne contrôle les étiquettes.",
	es: "Perdemos 12 de 40 cajas porque nadie revisa las etiquetas.",
	it: "Perdiamo 12 scatole su 40 perché nessuno controlla le etichette.",
	nl: "We verliezen 12 van de 40 dozen omdat niemand de etiketten controleert.",
};

/** Whom a text behind it names, by their names in order. */
export function names(language: KnownLanguage, text: string): string[] {
	return caseOfText(`${lostBoxes[language]}\n\n${text}`)
		.people.map(({ name }) => name)
		.toSorted();
}
