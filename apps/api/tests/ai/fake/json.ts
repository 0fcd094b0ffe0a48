export type Json = Record<string, unknown>;

/** What is not an object counts as an empty one, so that a fake can look into any request. */
export function record(value: unknown): Json {
	return typeof value === "object" && value !== null ? (value as Json) : {};
}

export function list(value: unknown): Json[] {
	return Array.isArray(value) ? value.map(record) : [];
}
