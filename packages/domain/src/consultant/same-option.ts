/** Whether two whys say the same sentence: capitals, white space and punctuation do not count. */
export function sameOption(one: string, other: string): boolean {
	return plain(one) === plain(other);
}

function plain(option: string): string {
	const said = option.normalize("NFKC").toLowerCase();
	// A text of marks alone is told apart by them.
	return said.replaceAll(/[\p{P}\s]+/gu, " ").trim() || said;
}
