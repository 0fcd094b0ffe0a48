import { toApiError } from "../../api/api-error.ts";

/** Why the server refused, for a toast: without the names of fields, which nobody sees there. */
export function refusalText(error: unknown): string {
	const { issues, sentence } = toApiError(error);
	return issues.length > 0 ? issues.map(({ message }) => message).join(" ") : sentence;
}
