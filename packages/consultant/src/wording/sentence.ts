/** With a full stop behind it where nothing ends it yet. */
export function asSentence(text: string): string {
	return /[.!?…]["“”«»)]?$/u.test(text) ? text : `${text}.`;
}

/** Sentences one after the other, without those that are empty. */
export function inARow(sentences: readonly string[]): string {
	return sentences.filter((each) => each !== "").join(" ");
}
