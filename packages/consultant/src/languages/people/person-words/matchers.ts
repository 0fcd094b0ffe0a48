import type { KnownLanguage, Language } from "../../language.ts";
import { type Matcher, matchersOf } from "../../matchers.ts";
import { perLanguage } from "../../per-language.ts";
import { abroad } from "./abroad.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import type { PersonWords } from "./person-words.ts";

/** `anyGiven` has the given names of all languages, since people move. */
export type PersonCues = Record<keyof PersonWords | "anyGiven", Matcher>;

const lists: Record<KnownLanguage, PersonWords> = { en, de, fr, es, it, nl };
const { of: everywhere } = matchersOf({
	anyGiven: [abroad, ...Object.values(lists).map(({ given }) => given)].join(" "),
});
const known = perLanguage(
	(language: KnownLanguage): PersonCues => ({ ...matchersOf(lists[language]).of, ...everywhere }),
);

/** What stands beside names in a language; null for an unknown one. */
export function personCues(language: Language): PersonCues | null {
	return language === "unknown" ? null : known(language);
}
