import type { Executor } from "@throughline/db/connect";
import { person } from "@throughline/db/schema";
import { and, eq, inArray, isNull } from "drizzle-orm";

/**
 * Whether somebody can act as Admin who signs in by an identity provider of one of these names: has that role and is
 * not disabled. People of another provider, of the built-in one among them, don't count: they cannot come back.
 */
export async function hasAdmin(db: Executor, issuers: readonly string[]): Promise<boolean> {
	const [row] = await db
		.select({ id: person.id })
		.from(person)
		.where(and(inArray(person.issuer, [...issuers]), eq(person.role, "Admin"), isNull(person.disabledAt)))
		.limit(1);
	return row !== undefined;
}
