import type { EmailAddress } from "../config/email-address.ts";
import type { SignInRules } from "../config/sign-in.ts";
import { SignInFailure } from "./failure.ts";
import { type Claims, emailOf, groupsOf } from "./oidc/claims.ts";

/** Why these claims let nobody in; null when they do. Where domains and groups are listed, both must match. */
export function accessRefusal(claims: Claims, rules: SignInRules): SignInFailure | null {
	return domainRefusal(claims, rules) ?? groupRefusal(claims, rules);
}

function domainRefusal(claims: Claims, rules: SignInRules): SignInFailure | null {
	if (rules.allowedDomains.length === 0) return null;
	const email = emailOf(claims, rules);
	if (!email?.verified) {
		return new SignInFailure(
			"EMAIL_UNVERIFIED",
			`ALLOWED_DOMAINS needs a verified address: ${lackOf(claims, email)}`,
		);
	}
	if (rules.allowedDomains.includes(email.domain)) return null;
	return new SignInFailure("ACCOUNT_NOT_ALLOWED", `${email.domain} is not among ALLOWED_DOMAINS`);
}

function groupRefusal(claims: Claims, rules: SignInRules): SignInFailure | null {
	if (rules.allowedGroups.length === 0) return null;
	const groups = groupsOf(claims, rules);
	if (groups.some((group) => rules.allowedGroups.includes(group))) return null;
	// Microsoft Entra ID leaves the groups out when they are many.
	const left =
		claims._claim_names === undefined ? "" : "; it names another place that holds claims, which is not asked";
	return new SignInFailure(
		"ACCOUNT_NOT_ALLOWED",
		`None of the ${groups.length} groups in the claim "${rules.groupsClaim}" is among ALLOWED_GROUPS${left}`,
	);
}

/** What an operator has to know of an address that does not count, without the address. */
function lackOf(claims: Claims, email: EmailAddress | null): string {
	if (!email) return "the identity provider sent none";
	if (claims.email_verified !== undefined) return "the identity provider says that it is not verified";
	return "the identity provider does not say whether it is verified (see OIDC_TRUST_EMAIL)";
}
