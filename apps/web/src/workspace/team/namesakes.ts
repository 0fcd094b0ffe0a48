import { displayName, type Person } from "@throughline/domain/account";
import type { Resource } from "@throughline/domain/resource";

/** The unlinked team members who may be a person: those with the address, else those with the name. */
export function namesakesOf(
	person: Pick<Person, "firstName" | "lastName" | "email">,
	team: readonly Resource[],
): Resource[] {
	const free = team.filter(({ personId }) => personId === null);
	const lower = (text: string | null) => text?.trim().toLowerCase();
	const byAddress = free.filter(({ email }) => email !== null && lower(email) === lower(person.email));
	if (byAddress.length > 0) return byAddress;
	return free.filter(({ name }) => lower(name) === lower(displayName(person)));
}
