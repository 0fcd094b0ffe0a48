/** How many limits are broken. */
export function brokenWords(count: number): string {
	return count === 1 ? "A limit is broken" : `${count} limits are broken`;
}
