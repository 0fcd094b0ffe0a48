import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

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

/** What stands before who wrote a text, at the beginning of its line ("Author:", "Written by"), as a regular expression. */
export function writerLabel(language: KnownLanguage): string {
	return `^(?:${paperWords[language].writer})(?:\\s?:|(?<=\\s(?:by|von|durch|par|por|da|di|door)))`;
}

const writerLine = perLanguage(
	(language: KnownLanguage) => new RegExp(`${writerLabel(language)}\\s(.+)$`, "iu"),
);

/** "Written by Elena Bossi, head of purchasing", not "Written by hand": a line that only says who wrote the text. */
export function namesWriter(line: string, language: Language): boolean {
	if (language === "unknown") return false;
	const [whole = "", name = ""] = writerLine(language).exec(line) ?? [];
	return name !== "" && (whole.slice(0, -name.length).trimEnd().endsWith(":") || isFullName.test(name));
}

const isFullName = /^(?:\p{L}+\.\s)*\p{Lu}[\p{L}'’.-]*\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}/u;
