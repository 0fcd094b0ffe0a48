import type { Database } from "@throughline/db/connect";
import { hasAdmin } from "../auth/has-admin.ts";
import type { Config } from "../config.ts";
import { StartProblem } from "../start-problem.ts";

/** Throws a StartProblem when nobody could ever manage people: no Admin, and nobody named who becomes one. */
export async function requireAdmin(
	db: Database,
	{ oidc, signIn }: Pick<Config, "oidc" | "signIn">,
): Promise<void> {
	if (oidc.kind === "built-in" || signIn.adminEmail !== null) return;
	const { href } = oidc.issuer;
	// The provider may write its name without the slash that an address has.
	if (await hasAdmin(db, [href, href.replace(/\/$/, "")])) return;
	throw new StartProblem(
		"ADMIN_EMAIL must be set because nobody is Admin yet among those who sign in by this identity provider: set it to the e-mail address of the person who is to become Admin at their next sign-in.",
	);
}
