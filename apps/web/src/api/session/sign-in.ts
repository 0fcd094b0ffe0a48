/** The address that starts a sign-in and leads back to a path of ours. */
function signInAddress(returnTo: string | undefined): string {
	return returnTo && returnTo !== "/" ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : "/api/login";
}

/** Takes this tab to the identity provider. */
export function signIn(returnTo: string | undefined): void {
	window.location.assign(signInAddress(returnTo));
}
