import { toApiError } from "../../../api/api-error.ts";

/** As specified, for a plan that is not there. */
export const programNotFound = {
	title: "EPM Program Not Found",
	message: "Unable to load EPM program. Please try converting again.",
};

/** What follows it for who cannot convert: that there is nothing to see for them. */
export function readersWords(error: unknown): string | undefined {
	if (error && toApiError(error).status !== 404) return undefined;
	return "There is no such plan, or it is not open to you. A plan can be read by everybody once it has become a program.";
}
