import type { Executor } from "@throughline/db/connect";
import { person, resource } from "@throughline/db/schema";
import { and, eq, ne } from "drizzle-orm";
import { people } from "../account/entity.ts";
import { invalidInput } from "../error.ts";
import { goneSentence } from "../find.ts";

/**
 * Throws INVALID_INPUT, at `personId`, unless the person exists and nobody else in the team signs in as them.
 * `memberId` is the member that takes the person; none for a new one.
 */
export async function requireFreePerson(
	db: Executor,
	personId: string | null | undefined,
	memberId?: string,
): Promise<void> {
	if (personId == null) return;
	const [account] = await db.select({ id: person.id }).from(person).where(eq(person.id, personId));
	if (!account) throw refused(goneSentence(people));
	const others = memberId === undefined ? undefined : ne(resource.id, memberId);
	const [taken] = await db
		.select({ name: resource.name })
		.from(resource)
		.where(and(eq(resource.personId, personId), others));
	if (taken) throw refused(`${taken.name} already signs in as this person`);
}

function refused(message: string) {
	return invalidInput([{ path: "personId", message }]);
}
