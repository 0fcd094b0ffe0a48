import type { KnownLanguage } from "./language.ts";
import { perLanguage } from "./per-language.ts";

const letter = "[\\p{L}\\p{N}_]";
const wordEnd = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

type Patterns<Kind extends string> = Readonly<Record<Kind, RegExp>>;

/**
 * The same patterns with `\b` at every letter's end: by itself it takes "è" and "é" for no letters. Those of a language are
 * made when they are first asked for.
 */
export function atWordEnds<Kind extends string>(
	languages: Readonly<Record<KnownLanguage, () => Patterns<Kind>>>,
): (language: KnownLanguage) => Patterns<Kind> {
	return perLanguage((language: KnownLanguage) => withWordEnds(languages[language]()));
}

function withWordEnds<Kind extends string>(patterns: Patterns<Kind>): Patterns<Kind> {
	const entries = Object.entries<RegExp>(patterns).map(([kind, { source, flags }]) => [
		kind,
		new RegExp(source.replaceAll("\\b", wordEnd), flags),
	]);
	return Object.fromEntries(entries);
}
