import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

/** What a price is for one of: a piece, or a time. */
export type UnitKind = "piece" | "time";

/** What is said of an option's time and of a price that is not known in all. */
export type OptionWording = {
	/** The price of a piece, or for a time, of which the text does not say how many or how long. */
	unitPrice(price: string, kind: UnitKind): string;
	/** The same as a sentence. */
	unitPriceOnly(unitPrice: string, kind: UnitKind): string;
	/** What has to be found out then. */
	findOut: Record<UnitKind, string>;
	/** It can begin after so long a time. */
	startsIn(time: string): string;
};

const english: OptionWording = {
	unitPrice: (price, kind) => `${price}, ${kind === "piece" ? "number" : "length of time"} not stated`,
	unitPriceOnly: (price, kind) =>
		`Stated price: ${price}. What it comes to is not known until somebody finds out how ${kind === "piece" ? "many" : "long"}, so it is in no sum.`,
	findOut: {
		piece: "How many are needed has to be found out before the price is known",
		time: "How long it is paid has to be found out before the price is known",
	},
	startsIn: (time) => `It can begin in ${time}, your text says.`,
};

const german: OptionWording = {
	unitPrice: (price, kind) => `${price}, ${kind === "piece" ? "Anzahl" : "Dauer"} nicht genannt`,
	unitPriceOnly: (price, kind) =>
		`Genannter Preis: ${price}. Was es im Ganzen kostet, ist erst bekannt, wenn jemand ermittelt, wie ${kind === "piece" ? "viele" : "lange"}; es steht in keiner Summe.`,
	findOut: {
		piece: "Wie viele es braucht, muss ermittelt werden, bevor der Preis bekannt ist",
		time: "Wie lange gezahlt wird, muss ermittelt werden, bevor der Preis bekannt ist",
	},
	startsIn: (time) => `Kann laut Ihrem Text beginnen in: ${time}.`,
};

const french: OptionWording = {
	unitPrice: (price, kind) =>
		`${price}, ${kind === "piece" ? "nombre" : "durée"} non précisé${kind === "piece" ? "" : "e"}`,
	unitPriceOnly: (price, kind) =>
		`Prix indiqué : ${price}. Le total n'est connu que quand quelqu'un a établi ${kind === "piece" ? "combien il en faut" : "combien de temps"} ; il n'entre dans aucune somme.`,
	findOut: {
		piece: "Il reste à établir combien il en faut pour connaître le prix",
		time: "Il reste à établir combien de temps on paie pour connaître le prix",
	},
	startsIn: (time) => `Peut commencer dans ${time}, dit votre texte.`,
};

const spanish: OptionWording = {
	unitPrice: (price, kind) => `${price}, ${kind === "piece" ? "número no indicado" : "duración no indicada"}`,
	unitPriceOnly: (price, kind) =>
		`Precio indicado: ${price}. El total no se conoce hasta que alguien averigüe ${kind === "piece" ? "cuántos hacen falta" : "durante cuánto tiempo"}; no entra en ninguna suma.`,
	findOut: {
		piece: "Falta averiguar cuántos hacen falta para conocer el precio",
		time: "Falta averiguar durante cuánto tiempo se paga para conocer el precio",
	},
	startsIn: (time) => `Puede empezar en ${time}, según su texto.`,
};

const italian: OptionWording = {
	unitPrice: (price, kind) => `${price}, ${kind === "piece" ? "numero non indicato" : "durata non indicata"}`,
	unitPriceOnly: (price, kind) =>
		`Prezzo indicato: ${price}. Il totale non è noto finché qualcuno non accerta ${kind === "piece" ? "quanti ne servono" : "per quanto tempo"}; non entra in alcuna somma.`,
	findOut: {
		piece: "Resta da accertare quanti ne servono per conoscere il prezzo",
		time: "Resta da accertare per quanto tempo si paga per conoscere il prezzo",
	},
	startsIn: (time) => `Può iniziare tra ${time}, secondo il testo.`,
};

const dutch: OptionWording = {
	unitPrice: (price, kind) => `${price}, ${kind === "piece" ? "aantal" : "duur"} niet genoemd`,
	unitPriceOnly: (price, kind) =>
		`Genoemde prijs: ${price}. Wat het in totaal kost, is pas bekend als iemand uitzoekt hoe${kind === "piece" ? "veel" : " lang"}; het telt in geen som mee.`,
	findOut: {
		piece: "Hoeveel er nodig zijn, moet worden uitgezocht voordat de prijs bekend is",
		time: "Hoe lang er wordt betaald, moet worden uitgezocht voordat de prijs bekend is",
	},
	startsIn: (time) => `Kan volgens uw tekst beginnen over ${time}.`,
};

const wordings: Record<KnownLanguage, OptionWording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function optionWording(language: Language): OptionWording {
	return wordings[spoken(language)];
}
