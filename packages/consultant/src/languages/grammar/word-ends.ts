import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * Of the Latin script alone, in which all these languages are written: each place repeats them, and with the letters of all
 * scripts a pattern takes thirty times as long to make.
 */
const letter =
	"[\\w\\xaa\\xb2\\xb3\\xb5\\xb9\\xba\\xbc-\\xbe\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u024f\\u1e00-\\u1eff]";
/** Not `(?-i:…)`, although small and large letters are both among them: V8 then misses words, by the text it begins with. */
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
