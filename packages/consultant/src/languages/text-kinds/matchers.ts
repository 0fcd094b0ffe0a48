import { type Matcher, matcherOf } from "../cues.ts";
import type { KnownLanguage, Language } from "../language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import type { TextKindWords } from "./text-kind-words.ts";

type Matchers = Record<keyof TextKindWords, Matcher>;

const lists: Record<KnownLanguage, TextKindWords> = { en, de, fr, es, it, nl };
const compiled = new Map<KnownLanguage, Matchers>();

/** What tells the kinds of text in a language apart; null for an unknown one. */
export function textKindMatchers(language: Language): Matchers | null {
	if (language === "unknown") return null;
	const known = compiled.get(language);
	if (known) return known;
	const entries = Object.entries(lists[language]).map(([kind, list]) => [kind, matcherOf(list)]);
	const matchers = Object.fromEntries(entries) as Matchers;
	compiled.set(language, matchers);
	return matchers;
}
