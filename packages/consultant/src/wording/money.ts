import type { Language } from "../languages/language.ts";

/** An amount in full, as the language writes it: "£180,000", "180.000 €". */
export function moneyText(amount: number, currency: string, language: Language): string {
	const digits = Number.isInteger(amount) ? 0 : 2;
	return new Intl.NumberFormat(locale(language), {
		style: "currency",
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(amount);
}

/** A plain number, as the language writes it. */
export function numberText(value: number, language: Language): string {
	return new Intl.NumberFormat(locale(language), { maximumFractionDigits: 2 }).format(value);
}

/** An ISO date, written out. */
export function dateText(iso: string, language: Language): string {
	return new Intl.DateTimeFormat(locale(language), { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${iso}T00:00:00Z`),
	);
}

function locale(language: Language): string {
	const locales: Record<Language, string> = {
		en: "en-GB",
		de: "de-DE",
		fr: "fr-FR",
		es: "es-ES",
		it: "it-IT",
		nl: "nl-NL",
		unknown: "en-GB",
	};
	return locales[language];
}
