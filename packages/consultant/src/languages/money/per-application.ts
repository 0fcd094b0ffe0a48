import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** What a grant or a budget is asked for with: "at most £120,000 per application" is the most that one of them may cost. Written for speakers to review. */
const words: Record<KnownLanguage, string> = {
	en: "application applicant bid project case",
	de: "antrag projekt vorhaben fall förderfall antragsteller",
	fr: "dossier projet demande opération porteur",
	es: "solicitud proyecto expediente solicitante",
	it: "domanda progetto pratica richiedente",
	nl: "aanvraag project dossier aanvrager",
};

/** The words of a language, in small letters. */
export const perApplication = perLanguage(
	(language: KnownLanguage): ReadonlySet<string> => new Set(words[language].split(" ")),
);
