import type { Playbook } from "@throughline/domain/playbook/playbook";
import { type ProductLanguage, productLanguages } from "@throughline/domain/value/language";

/** Each language by its own name. */
export const languageNames: Record<ProductLanguage, string> = {
	en: "English",
	de: "Deutsch",
	fr: "Français",
	es: "Español",
	it: "Italiano",
	nl: "Nederlands",
};

/** The languages in which a playbook can be read as a whole: those of its name. English comes first. */
export function languagesOf({ name }: Pick<Playbook, "name">): ProductLanguage[] {
	return productLanguages.filter((language) => name[language] !== undefined);
}

/** The language that an address asks for, where the playbook has it; else its first. */
export function readingLanguage(
	playbook: Pick<Playbook, "name">,
	asked: string | undefined,
): ProductLanguage {
	const languages = languagesOf(playbook);
	return languages.find((language) => language === asked) ?? languages[0] ?? "en";
}
