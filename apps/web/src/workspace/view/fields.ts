/**
 * One parameter of an address. Reads it as the router does, where what looks like a number or a truth value is one;
 * undefined for what it cannot mean.
 */
export type Field<Value = unknown> = (value: unknown) => Value | undefined;

/** Parameters by their names. */
export type Fields = Readonly<Record<string, Field>>;

/** What an address says in these parameters. */
export type SearchOf<Shape extends Fields> = {
	[Name in keyof Shape]?: Exclude<ReturnType<Shape[Name]>, undefined> | undefined;
};

const longest = 500;

/** Any text of 1 to 500 characters: typed words, an id, a name that people choose. */
export const text: Field<string> = (value) => {
	const read = typeof value === "number" || typeof value === "boolean" ? String(value) : value;
	return typeof read === "string" && read !== "" && read.length <= longest ? read : undefined;
};

/** One word of a closed list. */
export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word> {
	return (value) => words.find((word) => word === value);
}

/** Some words of a closed list, `High,Critical`; others are left out. */
export function someOf(words: readonly string[]): Field<string> {
	return (value) => wordsIn(text(value), words).join(",") || undefined;
}

/** The words of a closed list that a text names, in the order of the list. */
export function wordsIn<Word extends string>(named: string | undefined, words: readonly Word[]): Word[] {
	const parts = named?.split(",") ?? [];
	return words.filter((word) => parts.includes(word));
}

/** Reads the parameters of an address. Each has its name in the answer, for the router would keep a bad value otherwise. */
export function readFields<Shape extends Fields>(
	shape: Shape,
	address: Readonly<Record<string, unknown>>,
): SearchOf<Shape> {
	const read = Object.entries(shape).map(([name, field]) => [name, field(address[name])]);
	// Each field answers what its type says.
	return Object.fromEntries(read) as SearchOf<Shape>;
}
