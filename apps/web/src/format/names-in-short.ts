/** The first names, and how many more there are: "Harbour, Jetty and 4 more". */
export function namesInShort(names: readonly string[], most: number): string {
	const shown = names.slice(0, most).join(", ");
	return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
