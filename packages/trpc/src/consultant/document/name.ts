const longestName = 120;

/** The name of a document that is made of a sentence: at most 120 characters. */
export function documentName(sentence: string): string {
	return sentence.length > longestName ? `${sentence.slice(0, longestName - 1).trimEnd()}…` : sentence;
}
