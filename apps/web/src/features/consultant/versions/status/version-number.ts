/** The version that the address names, 1 for none; null for what is no version's number. */
export function versionNumberOf(text: string | undefined): number | null {
	if (text === undefined) return 1;
	return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
