/** Why a sign-in did not happen, by the stable code in `/auth?error=CODE`: one sentence for the person. */
export const signInErrors = {
	ACCESS_DENIED: "The identity provider did not let you in. Ask your administrator for access, or try again.",
	ATTEMPT_EXPIRED: "That sign-in took too long or was already used. Please sign in again.",
	ATTEMPT_MISMATCH: "That sign-in was started in another browser or tab. Please sign in again.",
	TOKEN_REFUSED: "The answer of the identity provider could not be verified. Please sign in again.",
	PROVIDER_ERROR: "The identity provider reported an error. Please try again in a moment.",
	PROVIDER_UNREACHABLE: "The identity provider does not answer. Please try again in a moment.",
	ACCOUNT_NOT_ALLOWED:
		"This account is not allowed to sign in here. Ask an administrator for access, or use another account.",
	EMAIL_UNVERIFIED:
		"Your identity provider has not verified your e-mail address. Verify it there, or ask an administrator.",
	PERSON_DISABLED: "Your access has been switched off. Ask an administrator to switch it on again.",
	RATE_LIMITED: "Too many sign-ins from your address. Please wait a minute and try again.",
	SIGN_IN_FAILED: "Signing in failed on our side. Please try again in a moment.",
} as const;

export type SignInErrorCode = keyof typeof signInErrors;

/** The sentence for the code in the address of the sign-in page, or null when there is none to show. */
export function signInErrorSentence(code: unknown): string | null {
	if (typeof code !== "string" || code === "") return null;
	return Object.hasOwn(signInErrors, code)
		? signInErrors[code as SignInErrorCode]
		: signInErrors.SIGN_IN_FAILED;
}
