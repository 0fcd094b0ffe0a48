import type { Executor, Transaction } from "@throughline/db/connect";
import { resource } from "@throughline/db/schema";
import { allows, type Person } from "@throughline/domain/account";
import {
	type ContributedKind,
	contributionIssues,
	contributorMay,
} from "@throughline/domain/account/contribution";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";

/** The team member as whom a person signs in; null for none. */
export async function memberOf(db: Executor, personId: string) {
	const [member] = await db.select().from(resource).where(eq(resource.personId, personId));
	return member ?? null;
}

type Contribution = {
	kind: ContributedKind;
	change: Readonly<Record<string, unknown>>;
	/** The team members whose object it is, as it is stored. */
	owners: readonly (string | null)[];
};

/**
 * Lets a Contributor change what is theirs, and who may write anything. The rows must be locked, so that their owners
 * stay; the member is, so that the link with the account does. `path` says where the n-th change's fields stand in the
 * input. Throws FIELD_FORBIDDEN or NOT_YOURS.
 */
export async function requireContribution(
	{ db, person }: { db: Transaction; person: Person },
	contributions: readonly Contribution[],
	path: (place: number, field: string) => string = (_, field) => field,
): Promise<void> {
	if (allows(person.role, "write")) return;
	const issues = contributions.flatMap(({ kind, change }, place) =>
		contributionIssues(person.role, kind, change, (field) => path(place, field)),
	);
	if (issues.length > 0) throw new CodedError("FIELD_FORBIDDEN", contributorMay, { issues });
	const [member] = await db
		.select({ id: resource.id })
		.from(resource)
		.where(eq(resource.personId, person.id))
		.for("share");
	const foreign = contributions.find(({ owners }) => !member || !owners.includes(member.id));
	if (!foreign) return;
	throw new CodedError("NOT_YOURS", `This ${foreign.kind} is not yours. ${contributorMay}`);
}
