import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

type Sentence = (column: string, arithmetic: string) => string;

/** What a column of a table comes to. */
const sentences: Record<KnownLanguage, Sentence> = {
	en: (column, arithmetic) => `By your table “${column}” comes to ${arithmetic}.`,
	de: (column, arithmetic) => `Laut Ihrer Tabelle ergibt „${column}“ ${arithmetic}.`,
	fr: (column, arithmetic) => `D'après votre tableau, « ${column} » donne ${arithmetic}.`,
	es: (column, arithmetic) => `Según su tabla, «${column}» suma ${arithmetic}.`,
	it: (column, arithmetic) => `Secondo la tabella «${column}» dà ${arithmetic}.`,
	nl: (column, arithmetic) => `Volgens uw tabel komt „${column}” op ${arithmetic}.`,
};

/** The sentence in a language; English in an unknown one. */
export function costByColumn(language: Language, column: string, arithmetic: string): string {
	return sentences[spoken(language)](column, arithmetic);
}
