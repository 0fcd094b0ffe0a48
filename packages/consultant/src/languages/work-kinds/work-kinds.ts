import { type KnownLanguage, type Language, spoken } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";
import { wordsOf } from "../words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";

/**
 * Kinds of work that an organisation has people for. Of two that a text speaks of equally, the one that stands first is
 * meant: who buys software needs those who run it.
 */
const workKinds = [
	"hiring",
	"training",
	"software",
	"maintenance",
	"building",
	"legal",
	"pricing",
	"transport",
	"stock",
	"planning",
	"quality",
	"purchasing",
	"information",
	"finance",
	"analysis",
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Of each kind the role that does it, as an organisation calls it, and the cue words of such work. */
export type WorkKindWords = Record<WorkKind, readonly [role: string, cues: string]>;

const lists: Record<KnownLanguage, WorkKindWords> = { en, de, fr, es, it, nl };

const cuesIn = matchersByLanguage(
	Object.fromEntries(
		Object.entries(lists).map(([language, kinds]) => [
			language,
			Object.fromEntries(workKinds.map((kind) => [kind, kinds[kind][1]])),
		]),
	) as Record<KnownLanguage, Record<WorkKind, string>>,
);

/** The role that a kind of work needs, in a language; in English for an unknown one. */
export function roleOfKind(kind: WorkKind, language: Language): string {
	return lists[spoken(language)][kind][0];
}

/** The kind of work that a text speaks of most; null where it speaks of none. */
export function workKindOf(text: string, language: Language): WorkKind | null {
	const cues = cuesIn(language);
	if (!cues) return null;
	const words = wordsOf(text);
	const counts = workKinds.map((kind) => cues[kind].count(words));
	const most = Math.max(...counts);
	return most === 0 ? null : (workKinds[counts.indexOf(most)] ?? null);
}
