import type { Executor } from "@throughline/db/connect";
import { person, resource } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import type { Account } from "@throughline/domain/resource";
import { eq } from "drizzle-orm";

/** Everybody who can sign in, by name, and which member they are: no more than who edits the team must know. */
export async function accounts(db: Executor): Promise<Account[]> {
	const { id, firstName, lastName, email } = person;
	const rows = await db
		.select({ id, firstName, lastName, email, resourceId: resource.id })
		.from(person)
		.leftJoin(resource, eq(resource.personId, person.id));
	return rows
		.map(({ id, resourceId, ...named }) => ({ id, name: displayName(named), resourceId }))
		.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
