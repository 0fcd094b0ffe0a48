/** As specified, for a plan that is not there. */
export const programNotFound = {
	title: "EPM Program Not Found",
	message: "Unable to load EPM program. Please try converting again.",
};
