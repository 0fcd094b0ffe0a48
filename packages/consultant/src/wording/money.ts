import type { KnownLanguage, Language } from "../languages/language.ts";
import { perLanguage } from "../languages/per-language.ts";
import { wording } from "./wording.ts";

const locales: Record<KnownLanguage, string> = {
	en: "en-GB",
	de: "de-DE",
	fr: "fr-FR",
	es: "es-ES",
	it: "it-IT",
	nl: "nl-NL",
};

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const of = locale(language);
	const key = `${of} ${Object.values(options).join(" ")}`;
	const format = formats.get(key) ?? new Intl.NumberFormat(of, options);
	formats.set(key, format);
	return format;
}

const dateFormats = perLanguage(
	(language: KnownLanguage) =>
		new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }),
);

/** An amount in full, as the product's sentences about a text in that language write it: "£180,000", "180.000 €". */
export function moneyText(amount: number, currency: string, language: Language): string {
	const digits = Number.isInteger(amount) ? 0 : 2;
	return numberFormat(language, {
		style: "currency",
		currency,
		// Dollars of the United States are "$", as specified; those of others say whose they are.
		currencyDisplay: currency === "USD" ? "narrowSymbol" : "symbol",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(amount);
}

/** A plain number, as those sentences write it. */
export function numberText(value: number, language: Language): string {
	return numberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** A share as those sentences write it: "38%", "38 %". */
export function percentText(value: number, language: Language): string {
	const parts = numberFormat(language, { style: "percent" }).formatToParts(1);
	return `${numberText(value, language)}${parts.some(({ type }) => type === "literal") ? " " : ""}%`;
}

/** An ISO date, written out. */
export function dateText(iso: string, language: Language): string {
	return dateFormats(wording(language).language).format(new Date(`${iso}T00:00:00Z`));
}

/** A span of time, written out: "8 weeks", "1 Monat". `unit` is the ledger's: day, working-day, week … */
export function durationText(value: number, unit: string, language: Language): string {
	const { workingDay, quarter } = wording(language).spans;
	if (unit === "working-day" || unit === "quarter") {
		const [one, many] = unit === "quarter" ? quarter : workingDay;
		return `${numberText(value, language)} ${value === 1 ? one : many}`;
	}
	return numberFormat(language, {
		style: "unit",
		unit,
		unitDisplay: "long",
		maximumFractionDigits: 2,
	}).format(value);
}

/** The unit of a span of time beside any number of them: "weeks", "Wochen". */
export function durationUnit(unit: string, language: Language): string {
	return durationText(2, unit, language).replace(/^2\s/u, "").trim();
}

/** Numbers and dates are written as the sentence that they stand in is. */
function locale(language: Language): string {
	return locales[wording(language).language];
}
