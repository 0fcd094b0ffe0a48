import { z } from "zod";
import { changeOf, id, mostTogether, requiredText } from "./shape.ts";

export const roles = ["Admin", "Editor", "Contributor", "Viewer"] as const;
export const tokenScopes = ["read", "write"] as const;

/**
 * What a person may do: a Viewer reads, a Contributor also reports on what is theirs (account/contribution.ts), an Editor
 * writes, an Admin also manages people and settings.
 */
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/**
 * What a call asks for. `public` needs nobody, `signed-in` any person (own sessions, own tokens),
 * `read` and `write` the portfolio, `contribute` what of it one may report on, `curate` keeps what the whole
 * organisation shares (deletes its playbooks, makes portfolios and exchange rates), `administer` people and settings.
 */
export type Permission = "public" | "signed-in" | "read" | "contribute" | "write" | "curate" | "administer";

/** How far a token reaches. A token never reaches further than the role of its owner. */
export const TokenScope = z.enum(tokenScopes);
export type TokenScope = z.infer<typeof TokenScope>;

/** A person as every screen and client sees them. Names and addresses come from the identity provider. */
export const Person = z.strictObject({
	id: z.uuid(),
	email: z.string().nullable(),
	firstName: z.string().nullable(),
	lastName: z.string().nullable(),
	profileImageUrl: z.string().nullable(),
	role: Role,
	version: z.int(),
});
export type Person = z.infer<typeof Person>;

/** How the people of the built-in sign-in are stored: the same whatever address the product runs at. */
export const builtInIssuer = "built-in";

/** A person as Admins see them in the list of people. Instants are ISO 8601 in UTC. */
export const PersonEntry = z.strictObject({
	...Person.shape,
	disabledAt: z.string().nullable(),
	/** True for people who can sign in, false for those who are only named in data. */
	hasSignedIn: z.boolean(),
	/** True for the people of the built-in sign-in: their role is given back when they sign in again. */
	builtIn: z.boolean(),
	createdAt: z.string(),
	updatedAt: z.string(),
});
export type PersonEntry = z.infer<typeof PersonEntry>;

/** What an Admin may change about a person. A field left out stays. */
export const PersonChange = changeOf({ role: Role.optional(), disabled: z.boolean().optional() }).refine(
	(change) => change.role !== undefined || change.disabled !== undefined,
	{
		error: "Give a role or say whether the person is disabled.",
	},
);
export type PersonChange = z.infer<typeof PersonChange>;

/** What an Admin changes about several people, all or none. */
export const PersonChanges = z.strictObject({
	changes: z
		.array(PersonChange.safeExtend({ id }))
		.min(1)
		.max(mostTogether)
		.refine(
			(changes) => new Set(changes.map(({ id }) => id)).size === changes.length,
			"Name each of them once",
		),
});

/** What an Admin ends of a person who may sign in again: every session, and on request every access token. */
export const AccessEnd = z.strictObject({ accessTokens: z.boolean().default(false) });

/** How many sessions and access tokens that held until then were ended. */
export const EndedAccess = z.strictObject({ sessions: z.int(), accessTokens: z.int() });
export type EndedAccess = z.infer<typeof EndedAccess>;

/** One signed-in browser. `id` is a public handle: it ends the session but can't be used to sign in. */
export const SessionEntry = z.strictObject({
	id: z.uuid(),
	current: z.boolean(),
	createdAt: z.string(),
	lastSeenAt: z.string(),
	expiresAt: z.string(),
	userAgent: z.string().nullable(),
	ipAddress: z.string().nullable(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** A new personal access token. It ends at `expiresAt`, or after `expiresInDays`, or never. */
export const NewToken = z
	.strictObject({
		name: requiredText(80, "Give the token a name"),
		scope: TokenScope,
		expiresAt: z.iso.datetime({ offset: true }).nullish(),
		expiresInDays: z.int().min(1).max(3650).nullish(),
	})
	.refine((token) => token.expiresAt == null || token.expiresInDays == null, {
		error: "Give either a date or a number of days, not both.",
		path: ["expiresInDays"],
	});
export type NewToken = z.infer<typeof NewToken>;

/** A token as its owner sees it later: `hint` is its last four characters, the rest is not kept. */
export const TokenEntry = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	hint: z.string(),
	scope: TokenScope,
	createdAt: z.string(),
	expiresAt: z.string().nullable(),
	lastUsedAt: z.string().nullable(),
	revokedAt: z.string().nullable(),
});
export type TokenEntry = z.infer<typeof TokenEntry>;

/** The answer to a new token, and the only one that ever holds the token itself. */
export const CreatedToken = z.strictObject({ ...TokenEntry.shape, token: z.string() });
export type CreatedToken = z.infer<typeof CreatedToken>;

const permissionsOf: Record<Role, ReadonlySet<Permission>> = {
	Viewer: new Set<Permission>(["public", "signed-in", "read"]),
	Contributor: new Set<Permission>(["public", "signed-in", "read", "contribute"]),
	Editor: new Set<Permission>(["public", "signed-in", "read", "contribute", "write"]),
	Admin: new Set<Permission>(["public", "signed-in", "read", "contribute", "write", "curate", "administer"]),
};

/** Whether somebody with this role (null: nobody is signed in) may make a call that asks for `permission`. */
export function allows(role: Role | null, permission: Permission): boolean {
	return role === null ? permission === "public" : permissionsOf[role].has(permission);
}

/** When a new token ends: an ISO 8601 instant in UTC, or null for never. */
export function tokenExpiry(token: NewToken, now: Date): string | null {
	if (token.expiresAt != null) return new Date(token.expiresAt).toISOString();
	if (token.expiresInDays == null) return null;
	return new Date(now.getTime() + token.expiresInDays * 86_400_000).toISOString();
}

type Named = { firstName?: string | null; lastName?: string | null; email?: string | null };

const filled = (text: string | null | undefined): string => text?.trim() ?? "";

/** The name on the user badge: first and last name if both exist, else the e-mail address, else "User". */
export function displayName(person: Named): string {
	const first = filled(person.firstName);
	const last = filled(person.lastName);
	if (first && last) return `${first} ${last}`;
	return filled(person.email) || "User";
}

/** The letter on an avatar without a picture: of the first name, else of the e-mail address, else "U". */
export function avatarInitial(person: Named): string {
	const text = filled(person.firstName) || filled(person.email);
	const [letter = "U"] = text.normalize("NFC").toUpperCase();
	return letter;
}
