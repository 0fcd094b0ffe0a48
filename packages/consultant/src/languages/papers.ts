import type { KnownLanguage } from "./language.ts";

/**
 * What somebody writes and reads out under their own name, and the word between it and the name, as alternatives of a
 * regular expression. Written for speakers to review: no entry is made for one sentence.
 */
export const paperWords: Record<KnownLanguage, { paper: string; of: string }> = {
	en: {
		paper: "notes?|memo|minutes|summary|report|remarks|comments|findings|log|diary|letter",
		of: "of|from|by",
	},
	de: {
		paper:
			"notiz(?:en)?|vermerk|aktennotiz|bericht|protokoll|zusammenfassung|anmerkungen|aufzeichnungen|schreiben|brief|memo",
		of: "von|durch",
	},
	fr: {
		paper: "notes?|mémo|compte[ -]rendu|rapport|synthèse|remarques|relevé|lettre|courrier",
		of: "de|par",
	},
	es: { paper: "notas?|apuntes|informe|acta|resumen|memorando|carta|observaciones|escrito", of: "de|por" },
	it: { paper: "note|nota|appunti|verbale|relazione|promemoria|sintesi|lettera|osservazioni", of: "di|da" },
	nl: {
		paper: "notities?|notulen|verslag|rapport|memo|samenvatting|aantekeningen|brief|opmerkingen",
		of: "van|door",
	},
};
