import { z } from "zod";
import { parseDomain, parseEmailAddress } from "./email-address.ts";
import { list, optional } from "./variable.ts";

/** Who may sign in by the organisation's provider, and who is its first Admin. */
export type SignInRules = {
	/** Whose verified address makes its owner Admin while nobody is; in comparable form. */
	adminEmail: string | null;
	/** In ASCII and lower case; empty: every domain. */
	allowedDomains: readonly string[];
	/** As the provider writes them; empty: every group, and none. */
	allowedGroups: readonly string[];
	groupsClaim: string;
	/** Whether an address about whose verification the provider says nothing counts as verified. */
	trustEmail: boolean;
};

const group = (entry: string) => (entry.includes("*") ? null : entry);

/** The variables behind it, for the shape of the environment. */
export const signInVariables = {
	ADMIN_EMAIL: optional(
		z.string().transform((text, context) => {
			const email = parseEmailAddress(text);
			if (email) return email;
			context.addIssue({ code: "custom", message: "must be one e-mail address" });
			return z.NEVER;
		}),
	),
	ALLOWED_DOMAINS: optional(
		list(parseDomain, "must hold domain names between commas, such as example.org, without @ or wildcard"),
	),
	ALLOWED_GROUPS: optional(
		list(group, "must hold names of groups between commas, as the provider writes them, without wildcard"),
	),
	OIDC_GROUPS_CLAIM: optional(z.string().trim()).default("groups"),
	OIDC_TRUST_EMAIL: optional(z.enum(["true", "false"], "must be true or false")).default("false"),
};
const Variables = z.object(signInVariables);

/** What is wrong between these variables; reads the raw values, so that it is listed beside what is wrong in one. */
export function signInMistakes(raw: Record<string, string | undefined>): string[] {
	const mistakes: string[] = [];
	const limits = ["ALLOWED_DOMAINS", "ALLOWED_GROUPS"].filter((name) => raw[name]?.trim());
	if (limits.length > 0 && !raw.OIDC_ISSUER?.trim()) {
		mistakes.push(
			`${limits.join(" and ")} ${limits.length === 1 ? "has" : "have"} no effect with the built-in sign-in, which lets everybody in: set OIDC_ISSUER too, or leave ${limits.length === 1 ? "it" : "them"} unset`,
		);
	}
	const { data } = Variables.pick({ ADMIN_EMAIL: true, ALLOWED_DOMAINS: true }).safeParse(raw);
	const domain = data?.ADMIN_EMAIL?.domain;
	if (domain !== undefined && data?.ALLOWED_DOMAINS?.includes(domain) === false) {
		mistakes.push(
			`ADMIN_EMAIL is outside ALLOWED_DOMAINS, so that person could not sign in: add ${domain}, or set another address`,
		);
	}
	return mistakes;
}

export function signInRules(env: z.infer<typeof Variables>): SignInRules {
	return {
		adminEmail: env.ADMIN_EMAIL?.address ?? null,
		allowedDomains: env.ALLOWED_DOMAINS ?? [],
		allowedGroups: env.ALLOWED_GROUPS ?? [],
		groupsClaim: env.OIDC_GROUPS_CLAIM,
		trustEmail: env.OIDC_TRUST_EMAIL === "true",
	};
}
