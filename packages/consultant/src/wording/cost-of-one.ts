import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

/** Behind what one piece or one case costs, of which the text does not say how many there are. */
const sentences: Record<KnownLanguage, string> = {
	en: "That is the cost of one: how many there are was not found, so it is in no sum.",
	de: "Das kostet ein Fall: Wie viele es sind, wurde nicht gefunden, also steht es in keiner Summe.",
	fr: "C'est le coût d'un seul cas : combien il y en a n'a pas été trouvé, cela n'entre donc dans aucune somme.",
	es: "Es el coste de un solo caso: no se ha encontrado cuántos hay, así que no entra en ninguna suma.",
	it: "È il costo di un solo caso: non si è trovato quanti sono, quindi non entra in alcuna somma.",
	nl: "Dat kost één geval: hoeveel het er zijn is niet gevonden, dus het staat in geen som.",
};

/** The sentence in a language; English in an unknown one. */
export function costOfOne(language: Language): string {
	return sentences[spoken(language)];
}
