import { inLanguage, type Localized } from "@throughline/domain/playbook/localized";
import type { ProductLanguage } from "@throughline/domain/value/language";
import { createContext, useContext } from "react";

/** The language in which a playbook is read. */
export const ReadingLanguage = createContext<ProductLanguage>("en");

/** A playbook's text in the reader's language; in another one, marked as such, where the playbook lacks it. */
export function InLanguage({ text: texts }: { text: Localized }) {
	const wanted = useContext(ReadingLanguage);
	const { text, language } = inLanguage(texts, wanted);
	return language === wanted ? text : <span lang={language}>{text}</span>;
}

/** The same as a plain text, for labels and lists. */
export function useInLanguage(): (text: Localized) => string {
	const wanted = useContext(ReadingLanguage);
	return (text) => inLanguage(text, wanted).text;
}
