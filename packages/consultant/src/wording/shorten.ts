/** At most so many characters, at a word's end. */
export function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	return text.slice(0, text.lastIndexOf(" ", most)).replace(/[\s,;:–-]+$/u, "");
}
