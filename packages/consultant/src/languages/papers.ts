import type { KnownLanguage } from "./language.ts";

/**
 * What somebody writes and reads out under their own name, the word between it and the name, and the label before who wrote
 * a text, as alternatives of a regular expression. Written for speakers to review: no entry is made for one sentence.
 */
export const paperWords: Record<KnownLanguage, { paper: string; of: string; writer: string }> = {
	en: {
		paper: "notes?|memo|minutes|summary|report|remarks|comments|findings|log|diary|letter",
		of: "of|from|by",
		writer: "authors?|(?:written|prepared|drafted|compiled|submitted) by|drafter|writer",
	},
	de: {
		paper:
			"notiz(?:en)?|vermerk|aktennotiz|bericht|protokoll|zusammenfassung|anmerkungen|aufzeichnungen|schreiben|brief|memo",
		of: "von|durch",
		writer:
			"verfasser(?:in)?|autor(?:in)?|(?:verfasst|erstellt|geschrieben|vorgelegt) (?:von|durch)|berichterstatter(?:in)?",
	},
	fr: {
		paper: "notes?|mémo|compte[ -]rendu|rapport|synthèse|remarques|relevé|lettre|courrier",
		of: "de|par",
		writer: "auteure?|autrice|rédaction|rédact(?:eur|rice)|(?:rédigée?|établie?|écrite?|préparée?) par",
	},
	es: {
		paper: "notas?|apuntes|informe|acta|resumen|memorando|carta|observaciones|escrito",
		of: "de|por",
		writer: "autora?|redacción|redactora?|(?:redactad|elaborad|escrit|preparad)[oa] por|redacta|elabora",
	},
	it: {
		paper: "note|nota|appunti|verbale|relazione|promemoria|sintesi|lettera|osservazioni",
		of: "di|da",
		writer:
			"autore|autrice|redazione|redattore|redattrice|estensore|(?:redatt|scritt|preparat)[oa] da|a cura di|redige",
	},
	nl: {
		paper: "notities?|notulen|verslag|rapport|memo|samenvatting|aantekeningen|brief|opmerkingen",
		of: "van|door",
		writer: "auteur|opsteller|schrijver|schrijfster|(?:opgesteld|geschreven|voorbereid) door",
	},
};
