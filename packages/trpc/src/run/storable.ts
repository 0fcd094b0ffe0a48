/**
 * A value as JSON text that PostgreSQL's `jsonb` takes: it refuses the character U+0000 and halves of surrogate pairs,
 * which answers of models and texts of documents may hold.
 */
export function storableJson(value: unknown): string {
	const clean = (_key: string, part: unknown) =>
		typeof part === "string" ? part.replaceAll("\0", "").toWellFormed() : part;
	return JSON.stringify(value, clean) ?? "null";
}

/** The value as it comes back from the database. */
export function storable<T>(value: T): T {
	return JSON.parse(storableJson(value)) as T;
}
