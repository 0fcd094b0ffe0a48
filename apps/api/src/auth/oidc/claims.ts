import { type EmailAddress, parseEmailAddress } from "../../config/email-address.ts";
import type { SignInRules } from "../../config/sign-in.ts";

export type Claims = Readonly<Record<string, unknown>>;

/**
 * What the ID token and the userinfo endpoint say together; the token has the last word. `email_verified` stays with
 * the address that it was said of.
 */
export function joinClaims(token: Claims, userinfo: Claims): Claims {
	const ofUserinfo =
		token.email === undefined || (token.email_verified === undefined && token.email === userinfo.email);
	const email_verified = ofUserinfo ? userinfo.email_verified : token.email_verified;
	return { ...userinfo, ...token, email_verified };
}

/** Whether a sign-in cannot be decided by these claims as long as more can be asked for. */
export function lacksDecisiveClaims(claims: Claims, rules: SignInRules): boolean {
	const emailDecides = rules.adminEmail !== null || rules.allowedDomains.length > 0;
	if (emailDecides && (claims.email === undefined || claims.email_verified === undefined)) return true;
	return rules.allowedGroups.length > 0 && claims[rules.groupsClaim] === undefined;
}

/** The person's address, and whether it is known to be theirs; null without one. */
export function emailOf(
	claims: Claims,
	{ trustEmail }: SignInRules,
): (EmailAddress & { verified: boolean }) | null {
	const email = typeof claims.email === "string" ? parseEmailAddress(claims.email) : null;
	if (!email) return null;
	// Amazon Cognito writes it as text.
	const verified = claims.email_verified === true || claims.email_verified === "true";
	return { ...email, verified: verified || (trustEmail && claims.email_verified === undefined) };
}

/** The person's groups: AD FS and others write a single one without a list. */
export function groupsOf(claims: Claims, { groupsClaim }: SignInRules): string[] {
	const value = claims[groupsClaim];
	if (typeof value === "string") return [value];
	return Array.isArray(value) ? value.filter((group) => typeof group === "string") : [];
}
