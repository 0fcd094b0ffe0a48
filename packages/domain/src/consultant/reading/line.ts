/** Marks and numbers that open a line are shorter. */
const longest = 80;

/**
 * What stands before a place in its line, as far as a mark or a number may reach: a text of thousands of sentences may
 * be a single line.
 */
export function lineBefore(content: string, start: number): string {
	const near = content.slice(Math.max(0, start - longest), start);
	return near.slice(near.lastIndexOf("\n") + 1);
}
