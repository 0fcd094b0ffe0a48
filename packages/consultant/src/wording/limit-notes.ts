import type { KnownLanguage, Language } from "../languages/language.ts";

/** What is said of a limit that nothing can be held against. */
type LimitNotes = {
	/** A cap in another currency than the case. */
	foreignCap(amount: string): string;
	convert: string;
	/** A day that is over. */
	passed(date: string): string;
};

const english: LimitNotes = {
	foreignCap: (amount) =>
		`At most ${amount} may be spent: another currency than the case, so it bounds nothing yet.`,
	convert: "Not calculated: enter the amount in the currency of the case.",
	passed: (date) => `The day that your text names, ${date}, has passed: enter the one that holds now.`,
};

const german: LimitNotes = {
	foreignCap: (amount) =>
		`Ausgegeben werden dürfen höchstens ${amount}: eine andere Währung als die des Falls, also begrenzt es noch nichts.`,
	convert: "Nicht berechnet: Geben Sie den Betrag in der Währung des Falls ein.",
	passed: (date) => `Der Tag, den Ihr Text nennt, ${date}, ist vorbei: Geben Sie den an, der jetzt gilt.`,
};

const french: LimitNotes = {
	foreignCap: (amount) =>
		`On peut dépenser ${amount} au plus : une autre monnaie que celle du dossier, donc cela ne limite encore rien.`,
	convert: "Non calculé : saisissez le montant dans la monnaie du dossier.",
	passed: (date) =>
		`Le jour que nomme votre texte, le ${date}, est passé : saisissez celui qui vaut maintenant.`,
};

const spanish: LimitNotes = {
	foreignCap: (amount) =>
		`Se pueden gastar ${amount} como máximo: otra moneda que la del caso, así que aún no limita nada.`,
	convert: "Sin calcular: introduzca el importe en la moneda del caso.",
	passed: (date) => `El día que nombra su texto, el ${date}, ya ha pasado: introduzca el que rige ahora.`,
};

const italian: LimitNotes = {
	foreignCap: (amount) =>
		`Si possono spendere al massimo ${amount}: una valuta diversa da quella del caso, quindi non limita ancora nulla.`,
	convert: "Non calcolato: inserisca l'importo nella valuta del caso.",
	passed: (date) => `Il giorno indicato nel testo, il ${date}, è passato: inserisca quello che vale ora.`,
};

const dutch: LimitNotes = {
	foreignCap: (amount) =>
		`Er mag hoogstens ${amount} worden uitgegeven: een andere munt dan die van de casus, dus het begrenst nog niets.`,
	convert: "Niet berekend: voer het bedrag in de munt van de casus in.",
	passed: (date) => `De dag die uw tekst noemt, ${date}, is voorbij: voer de dag in die nu geldt.`,
};

const notes: Record<KnownLanguage, LimitNotes> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function limitNotes(language: Language): LimitNotes {
	return notes[language === "unknown" ? "en" : language];
}
