/** What a version is called where one line must do: `Version 2 · Staged automation`. */
export function versionName(version: { versionNumber: number; versionLabel: string | null }): string {
	const number = `Version ${version.versionNumber}`;
	return version.versionLabel ? `${number} · ${version.versionLabel}` : number;
}
