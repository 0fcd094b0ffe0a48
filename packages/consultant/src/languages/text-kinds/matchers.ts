import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import type { TextKindWords } from "./text-kind-words.ts";

const lists: Record<KnownLanguage, TextKindWords> = { en, de, fr, es, it, nl };

/** What tells the kinds of text in a language apart; null for an unknown one. */
export const textKindMatchers = matchersByLanguage(lists);
