import { ApiError } from "./api-error.ts";

const missing = new WeakSet<Error>();

/**
 * Marks the errors of parts of the app that could not be fetched, so that the screen that shows them knows. Renames
 * them too: by the browser's own words the router reloads the page, also when nobody would answer.
 */
export function markMissingParts(): void {
	window.addEventListener("vite:preloadError", ({ payload }) => {
		if (missing.has(payload)) return;
		missing.add(payload);
		payload.cause ??= new ApiError(0, payload.message, {
			sentence:
				"Its code did not come through. What you typed is kept; it opens as soon as the server answers.",
			code: null,
			requestId: null,
			issues: [],
			current: undefined,
		});
		payload.message = `Part missing: ${payload.message}`;
	});
}

export function isMissingPart(error: unknown): boolean {
	return error instanceof Error && missing.has(error);
}
