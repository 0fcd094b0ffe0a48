import type { KnownLanguage } from "../src/languages/language.ts";
import { caseOfText } from "./read-text.ts";

/** A memo of 3 May 2026 that names no day by which anything is due. */
export const memoOfMay: Record<KnownLanguage, string> = {
	en: "Memo of 3 May 2026\n\nLate deliveries are at 14 %. Nobody plans the tours and the drivers wait at the gate.",
	de: "Vermerk vom 3. Mai 2026\n\nVerspätete Lieferungen liegen bei 14 %. Niemand plant die Touren, und die Fahrer warten am Tor.",
	fr: "Note du 3 mai 2026\n\nLes livraisons en retard sont à 14 %. Personne ne planifie les tournées et les chauffeurs attendent.",
	es: "Nota del 3 de mayo de 2026\n\nLas entregas tardías están en el 14 %. Nadie planifica las rutas y los conductores esperan.",
	it: "Nota del 3 maggio 2026\n\nLe consegne in ritardo sono al 14 %. Nessuno pianifica i giri e gli autisti aspettano.",
	nl: "Notitie van 3 mei 2026\n\nTe late leveringen liggen op 14 %. Niemand plant de ritten en de chauffeurs staan te wachten.",
};

/** The day by which it must be done (ISO) where such a memo ends with a sentence; null for none. */
export function dueOf(language: KnownLanguage, sentence: string): string | null {
	return caseOfText(`${memoOfMay[language]}\n\n${sentence}`).limits.deadline?.figure.date?.to ?? null;
}
