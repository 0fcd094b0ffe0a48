/** With a capital in front, as a sentence or a name begins. */
export function capitalise(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A sentence begins with a capital, also where the text goes on behind "Dear Ms Vogt," or is a note; "eBay" stays. */
export function begun(text: string): string {
	return /^\p{Ll}+(?![\p{L}\d])/u.test(text) ? capitalise(text) : text;
}
