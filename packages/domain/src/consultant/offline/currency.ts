import type { Language } from "../text/words.ts";

/** How the currencies are called that a material may name besides dollars. */
const foreign: readonly [mark: RegExp, name: Record<Language, string>][] = [
	[/€|\beur(?:os?)?\b/iu, { en: "euros", de: "Euro" }],
	[/£|\b(?:gbp|pounds?)\b/iu, { en: "pounds", de: "Pfund" }],
	[/\bchf\b/iu, { en: "Swiss francs", de: "Schweizer Franken" }],
];

/**
 * What is to be said of an amount that the product shows in dollars although the material names it in another currency;
 * null for dollars.
 */
export function parNote(amount: string, language: Language): string | null {
	const name = foreign.find(([mark]) => mark.test(amount))?.[1][language];
	if (name === undefined) return null;
	return language === "en"
		? `Amounts are taken from ${name} at par, as the material names no rate.`
		: `Beträge in ${name} sind eins zu eins als Dollar gerechnet, da das Material keinen Kurs nennt.`;
}

/** A text with the note on the currency of its amount behind it, if there is one to make. */
export function withParNote(text: string, amount: string, language: Language): string {
	const note = parNote(amount, language);
	return note === null ? text : `${text}${/[.!?]["”“»]?$/u.test(text) ? "" : "."} ${note}`;
}
