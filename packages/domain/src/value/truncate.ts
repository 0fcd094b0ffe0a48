/** A text of at most `longest` characters, for its column; null when it is blank. */
export function truncate(text: string, longest: number): string | null {
	const trimmed = text.trim();
	if (trimmed === "") return null;
	return trimmed.length <= longest ? trimmed : `${trimmed.slice(0, longest - 1).trimEnd()}…`;
}
