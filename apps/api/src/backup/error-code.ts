/** The code of a failure of the system or of PostgreSQL, such as `ENOENT`; null for any other. */
export function errorCode(error: unknown): string | null {
	if (!(error instanceof Error) || !("code" in error)) return null;
	return typeof error.code === "string" ? error.code : null;
}
