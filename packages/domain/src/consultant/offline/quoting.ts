/** A text as it stands between quotation marks, English or German: marks within it become the single ones. */
export function inner(text: string): string {
	return text.replaceAll("„", "‚").replaceAll("“", "‘").replaceAll("”", "’");
}
