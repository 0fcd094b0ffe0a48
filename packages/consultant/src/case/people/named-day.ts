import { figuresIn } from "../../figures/figures.ts";
import type { KnownLanguage, Language } from "../../languages/language.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Read } from "../../roles/statements.ts";

/** Any day will do: only whether one is named counts, in a text that does not say of which year. */
const anyDay = "2000-01-01";

/** Whether a statement names a day that is not over; the day itself is known only in a text with a date of its own. */
export function namesDay({ figures, over, text, language }: Read): boolean {
	if (over) return false;
	// "By Monday", "d'ici la fin du mois"
	if (!/\d/.test(text)) return figures.some(isLimitingDay);
	if (bareDayIn(text, language) !== null) return true;
	const dates = figures.filter(({ kind }) => kind === "date");
	const found = dates.length > 0 ? dates : figuresIn(text, { language, asOf: anyDay, currency: null });
	return found.some(({ kind, date }) => kind === "date" && date?.precision === "day");
}

function isLimitingDay({ kind, date, relation }: Read["figures"][number]): boolean {
	return kind === "date" && date?.precision === "day" && (relation === "by" || relation === "until");
}

/** Before a day of a month that is not named, by or before which something is to be done; written for speakers to review. */
const limits: Record<KnownLanguage, string> = {
	en: "(?:by|before|until|till|no later than) the",
	de: "(?:bis|bis zum|vor dem|spätestens am|spätestens zum)",
	fr: "(?:avant le|d['’]ici le|d['’]ici au|jusqu['’]au|pour le|au plus tard le)",
	es: "(?:antes del|para el|hasta el|a más tardar el)(?: día)?",
	it: "(?:entro il|prima del|per il|non oltre il|al più tardi il)(?: giorno)?",
	nl: "(?:voor|vóór|tot|uiterlijk|uiterlijk op) de",
};

/** Behind it: "16th", "16.", "16e"; in German a full stop makes the day of it. */
const ends: Partial<Record<KnownLanguage, string>> = { en: "(?:st|nd|rd|th)", de: "\\.", nl: "(?:e|de|ste)" };

const bareDay = perLanguage(
	(language: KnownLanguage) =>
		new RegExp(
			`(?<!\\p{L})${limits[language]}\\s(\\d{1,2})${ends[language] ?? ""}(?=[.,;:!?)]|\\s*$|\\s[–—-]\\s)(?!\\d)`,
			"iu",
		),
);

const longestMonth = 31;

/** The day of a month that limits what is said, where no month stands with it: 16 in "before the 16th"; null for none. */
export function bareDayIn(text: string, language: Language): number | null {
	if (language === "unknown") return null;
	const day = Number(bareDay(language).exec(text)?.[1] ?? 0);
	return day > 0 && day <= longestMonth ? day : null;
}

/** The next such day from a day on, ISO; null in a text without a date. */
export function nextDay(day: number, asOf: string | null): string | null {
	if (asOf === null) return null;
	const [year = 0, month = 0, today = 0] = asOf.split("-").map(Number);
	const found = new Date(Date.UTC(year, month - 1 + (day < today ? 1 : 0), day));
	return found.getUTCDate() === day ? found.toISOString().slice(0, 10) : null;
}
