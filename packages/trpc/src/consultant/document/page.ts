/** On which page, from 1, a place of a document lies; null when it has no pages. */
export function pageOf(pageStarts: readonly number[] | null, place: number): number | null {
	if (pageStarts === null || pageStarts.length === 0) return null;
	const next = pageStarts.findIndex((start) => start > place);
	return next === -1 ? pageStarts.length : Math.max(1, next);
}
