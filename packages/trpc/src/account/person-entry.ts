import type { person } from "@throughline/db/schema";
import { builtInIssuer, type PersonEntry } from "@throughline/domain/account";

export type PersonRow = typeof person.$inferSelect;

/** A row as Admins see it: without the identity at the provider. */
export function personEntry({ issuer, subject: _subject, ...row }: PersonRow): PersonEntry {
	return { ...row, hasSignedIn: issuer !== null, builtIn: issuer === builtInIssuer };
}
