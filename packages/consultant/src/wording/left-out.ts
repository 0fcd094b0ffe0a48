import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";
import { listText } from "./list-text.ts";
import { wording } from "./wording.ts";

/** Of other amounts that stand beside the cost of a problem and are in no sum. */
const sentences: Record<KnownLanguage, (amounts: string) => string> = {
	en: (amounts) => `Not counted in: ${amounts}, which your text names beside it.`,
	de: (amounts) => `Nicht eingerechnet: ${amounts}, in Ihrem Text daneben genannt.`,
	fr: (amounts) => `Non compris : ${amounts}, que votre texte cite à côté.`,
	es: (amounts) => `Sin contar: ${amounts}, que su texto nombra al lado.`,
	it: (amounts) => `Non conteggiati: ${amounts}, che il testo nomina accanto.`,
	nl: (amounts) => `Niet meegeteld: ${amounts}, dat uw tekst ernaast noemt.`,
};

/** The sentence in a language, English in an unknown one; "" where there are none. */
export function leftOut(amounts: readonly string[], language: Language): string {
	if (amounts.length === 0) return "";
	return sentences[spoken(language)](listText(amounts, wording(language).language));
}
