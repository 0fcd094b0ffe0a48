/** A place in a source, as the address names it on every screen: the document, and the passage that is meant. */
export type SourceSearch = { source?: string; passage?: string };

const key = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address; what cannot be a document or a passage is left out. */
export function sourceSearch({ source, passage }: Record<string, unknown>): SourceSearch {
	if (!isKey(source)) return {};
	return isKey(passage) ? { source, passage } : { source };
}

/** The place that a link of ours leads to (`/?source=…&passage=…`); null for a page of the web. */
export function placeOfUrl(url: string): SourceSearch | null {
	if (!url.startsWith("/")) return null;
	const search = sourceSearch(Object.fromEntries(new URLSearchParams(url.split("?")[1] ?? "")));
	return search.source ? search : null;
}

function isKey(value: unknown): value is string {
	return typeof value === "string" && key.test(value);
}
