import type { Language } from "../languages/language.ts";

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

/** The sentences in a language; English where the product has none in it. */
export function limitNotes(language: Language): LimitNotes {
	return language === "de" ? german : english;
}
