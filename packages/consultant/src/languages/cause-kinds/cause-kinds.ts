import type { KnownLanguage, Language } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";
import { wordsOf } from "../words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";

/** What a cause lacks or has wrong, by which its first step is known; of two equally told, the one that stands first. */
const causeKinds = ["data", "handover", "training", "staff", "repair", "rule"] as const;
export type CauseKind = (typeof causeKinds)[number];

/** Of each kind the cue words that tell it. */
export type CauseKindWords = Record<CauseKind, string>;

const lists: Record<KnownLanguage, CauseKindWords> = { en, de, fr, es, it, nl };
const cuesIn = matchersByLanguage(lists);

/** The kind of a cause; null where its words tell none. */
export function causeKindOf(text: string, language: Language): CauseKind | null {
	const cues = cuesIn(language);
	if (!cues) return null;
	const words = wordsOf(text);
	const counts = causeKinds.map((kind) => cues[kind].count(words));
	const most = Math.max(...counts);
	return most === 0 ? null : (causeKinds[counts.indexOf(most)] ?? null);
}
