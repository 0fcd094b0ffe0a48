/** What a provider says about a person; undefined where it says nothing. */
export type Profile = {
	email: string | undefined;
	firstName: string | undefined;
	lastName: string | undefined;
	profileImageUrl: string | undefined;
};

const longest = { name: 200, email: 320, address: 2000 };

/**
 * Reads the standard claims (OpenID Connect Core 5.1). Without given and family name, `name` is split at its first
 * space. A picture must be an https address; anything else is as good as none.
 */
export function profileOf(claims: Record<string, unknown>): Profile {
	const [first, ...rest] = line(claims.name, longest.name * 2)?.split(" ") ?? [];
	const named = claims.given_name !== undefined || claims.family_name !== undefined;
	return {
		email: email(claims.email),
		firstName: line(named ? claims.given_name : first, longest.name),
		lastName: line(named ? claims.family_name : rest.join(" "), longest.name),
		profileImageUrl: httpsAddress(claims.picture),
	};
}

/** Whether the ID token left the profile to the userinfo endpoint. */
export function lacksProfile({ email, firstName, lastName }: Profile): boolean {
	return email === undefined || (firstName === undefined && lastName === undefined);
}

/** A text in one line, cut to length; undefined when nothing is left of it. */
function line(value: unknown, max: number): string | undefined {
	if (typeof value !== "string") return undefined;
	const clean = value
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	return [...clean].slice(0, max).join("").trim() || undefined;
}

function email(value: unknown): string | undefined {
	const text = line(value, longest.email + 1);
	return text && text.length <= longest.email ? text : undefined;
}

function httpsAddress(value: unknown): string | undefined {
	if (typeof value !== "string" || value.length > longest.address || !URL.canParse(value)) return undefined;
	const { href, protocol } = new URL(value);
	return protocol === "https:" && href.length <= longest.address ? href : undefined;
}
