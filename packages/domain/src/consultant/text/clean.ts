/** Breaks of lines in all their spellings; the form feed and the vertical tab included. */
const lineBreaks = /\r\n?|[\u2028\u2029\v\f\x85]/g;
/** Spaces that only look different: they would keep a quote from being found. */
const spaces = /[^\S\n\t ]/g;
/** Control characters, which PostgreSQL or a screen cannot hold, and marks of direction and of width that nobody sees. */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * A text from outside in the one form that is stored: NFC, lines ended by `\n`, plain spaces, no control characters.
 * Spans count in this text.
 */
export function cleanText(text: string): string {
	return text
		.toWellFormed()
		.replace(lineBreaks, "\n")
		.replace(unseen, "")
		.replace(spaces, " ")
		.normalize("NFC");
}
