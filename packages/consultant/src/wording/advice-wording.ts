import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

/** What is said of the ways that the text itself recommends. */
export type AdviceWording = {
	/** The recommendation, which is followed. */
	followed(quote: string): string;
	/** The same where something is left out or something else is recommended here. */
	otherwise(quote: string): string;
	/** In which order. */
	inOrder(first: readonly string[], then: readonly string[]): string;
	/** What it takes on a condition only. */
	tied(names: readonly string[]): string;
	/** Of a way by itself: recommended after others, or on a condition. */
	after: string;
	onCondition: string;
	/** Why a recommended way is left out. */
	leftOut(name: string, reason: string): string;
	because: {
		cap(cap: string, sum: string): string;
		late(deadline: string): string;
		forbidden: string;
		spokenAgainst: string;
		otherMoney: string;
		other: string;
	};
};

const english: AdviceWording = {
	followed: (quote) => `Your text recommends it: “${quote}”.`,
	otherwise: (quote) => `Your text recommends otherwise: “${quote}”.`,
	inOrder: (first, then) => `In this order: ${joined(first)} first, then ${joined(then)}.`,
	tied: (names) => `On a condition only: ${joined(names)}.`,
	after: "after others",
	onCondition: "on a condition only",
	leftOut: (name, reason) => `“${name}” is left out here: ${reason}.`,
	because: {
		cap: (cap, sum) => `with it the sum would be ${sum}, and at most ${cap} may be spent`,
		late: (deadline) => `it cannot be done by ${deadline}`,
		forbidden: "your text forbids it",
		spokenAgainst: "your text speaks against it",
		otherMoney: "its price is in another currency",
		other: "it does not go together with the others",
	},
};

const german: AdviceWording = {
	followed: (quote) => `Ihr Text empfiehlt es: „${quote}“.`,
	otherwise: (quote) => `Ihr Text empfiehlt es anders: „${quote}“.`,
	inOrder: (first, then) => `In dieser Folge: zuerst ${joined(first)}, dann ${joined(then)}.`,
	tied: (names) => `Nur unter einer Bedingung: ${joined(names)}.`,
	after: "nach anderen",
	onCondition: "nur unter einer Bedingung",
	leftOut: (name, reason) => `„${name}“ fehlt hier: ${reason}.`,
	because: {
		cap: (cap, sum) => `Mit diesem Teil wären es ${sum}, und höchstens ${cap} dürfen ausgegeben werden`,
		late: (deadline) => `Bis ${deadline} ist es nicht zu schaffen`,
		forbidden: "Ihr Text verbietet es",
		spokenAgainst: "Ihr Text spricht dagegen",
		otherMoney: "Der Preis ist in einer anderen Währung",
		other: "Es geht mit den anderen nicht zusammen",
	},
};

const french: AdviceWording = {
	followed: (quote) => `Votre texte le recommande : « ${quote} ».`,
	otherwise: (quote) => `Votre texte recommande autre chose : « ${quote} ».`,
	inOrder: (first, then) => `Dans cet ordre : d'abord ${joined(first)}, puis ${joined(then)}.`,
	tied: (names) => `À une condition seulement : ${joined(names)}.`,
	after: "après d'autres",
	onCondition: "à une condition seulement",
	leftOut: (name, reason) => `« ${name} » n'est pas repris ici : ${reason}.`,
	because: {
		cap: (cap, sum) => `avec cette voie, le total serait de ${sum}, et on peut dépenser ${cap} au plus`,
		late: (deadline) => `ce ne peut être fait d'ici le ${deadline}`,
		forbidden: "votre texte l'interdit",
		spokenAgainst: "votre texte s'y oppose",
		otherMoney: "son prix est dans une autre monnaie",
		other: "cela ne va pas avec les autres",
	},
};

const spanish: AdviceWording = {
	followed: (quote) => `Su texto lo recomienda: «${quote}».`,
	otherwise: (quote) => `Su texto recomienda otra cosa: «${quote}».`,
	inOrder: (first, then) => `En este orden: primero ${joined(first)}, luego ${joined(then)}.`,
	tied: (names) => `Solo con una condición: ${joined(names)}.`,
	after: "después de otras",
	onCondition: "solo con una condición",
	leftOut: (name, reason) => `«${name}» queda fuera aquí: ${reason}.`,
	because: {
		cap: (cap, sum) => `con esta vía la suma sería de ${sum}, y se pueden gastar ${cap} como máximo`,
		late: (deadline) => `no puede estar hecho para el ${deadline}`,
		forbidden: "su texto lo prohíbe",
		spokenAgainst: "su texto se opone",
		otherMoney: "su precio está en otra moneda",
		other: "no es compatible con las demás",
	},
};

const italian: AdviceWording = {
	followed: (quote) => `Il testo lo raccomanda: «${quote}».`,
	otherwise: (quote) => `Il testo raccomanda altro: «${quote}».`,
	inOrder: (first, then) => `In quest'ordine: prima ${joined(first)}, poi ${joined(then)}.`,
	tied: (names) => `Solo a una condizione: ${joined(names)}.`,
	after: "dopo altre",
	onCondition: "solo a una condizione",
	leftOut: (name, reason) => `«${name}» qui resta fuori: ${reason}.`,
	because: {
		cap: (cap, sum) => `con questa via la somma sarebbe di ${sum}, e si possono spendere al massimo ${cap}`,
		late: (deadline) => `non può essere pronto entro il ${deadline}`,
		forbidden: "il testo lo vieta",
		spokenAgainst: "il testo è contrario",
		otherMoney: "il prezzo è in un'altra valuta",
		other: "non va insieme alle altre",
	},
};

const dutch: AdviceWording = {
	followed: (quote) => `Uw tekst beveelt dit aan: ‘${quote}’.`,
	otherwise: (quote) => `Uw tekst beveelt iets anders aan: ‘${quote}’.`,
	inOrder: (first, then) => `In deze volgorde: eerst ${joined(first)}, dan ${joined(then)}.`,
	tied: (names) => `Alleen op een voorwaarde: ${joined(names)}.`,
	after: "na andere",
	onCondition: "alleen op een voorwaarde",
	leftOut: (name, reason) => `‘${name}’ blijft hier weg: ${reason}.`,
	because: {
		cap: (cap, sum) => `met deze weg zou de som ${sum} zijn, en er mag hoogstens ${cap} worden uitgegeven`,
		late: (deadline) => `het kan niet klaar zijn op ${deadline}`,
		forbidden: "uw tekst verbiedt het",
		spokenAgainst: "uw tekst is ertegen",
		otherMoney: "de prijs is in een andere munt",
		other: "het gaat niet samen met de andere",
	},
};

function joined(names: readonly string[]): string {
	return names.join(" + ");
}

const wordings: Record<KnownLanguage, AdviceWording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function adviceWording(language: Language): AdviceWording {
	return wordings[spoken(language)];
}
