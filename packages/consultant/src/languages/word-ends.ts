const letter = "[\\p{L}\\p{N}_]";
const wordEnd = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

/** The same patterns with `\b` at every letter's end: by itself it takes "è" and "é" for no letters. */
export function atWordEnds<Kind extends string>(
	patterns: Readonly<Record<Kind, RegExp>>,
): Record<Kind, RegExp> {
	const entries = Object.entries<RegExp>(patterns).map(([kind, { source, flags }]) => [
		kind,
		new RegExp(source.replaceAll("\\b", wordEnd), flags),
	]);
	return Object.fromEntries(entries);
}
