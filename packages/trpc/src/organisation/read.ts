import type { Executor } from "@throughline/db/connect";
import { organisation, person } from "@throughline/db/schema";
import { allows, roles } from "@throughline/domain/account";
import {
	type Organisation,
	type OrganisationSettings,
	organisationDefaults,
} from "@throughline/domain/organisation/organisation";
import { and, count, inArray, isNotNull, isNull } from "drizzle-orm";

/** What was set for the organisation, else the defaults. */
export async function readSettings(db: Executor): Promise<OrganisationSettings & { version: number }> {
	const [row] = await db.select().from(organisation);
	if (!row) return { ...organisationDefaults, version: 1 };
	const { id: _, only: __, createdAt: ___, updatedAt: ____, ...settings } = row;
	return settings;
}

/** The organisation as it is read. */
export async function readOrganisation(db: Executor): Promise<Organisation> {
	return { ...(await readSettings(db)), approvers: await countApprovers(db) };
}

/** How many people may approve expenses: those who may write, have signed in once and are let in still. */
async function countApprovers(db: Executor): Promise<number> {
	const may = roles.filter((role) => allows(role, "write"));
	const [row] = await db
		.select({ people: count() })
		.from(person)
		.where(and(inArray(person.role, may), isNull(person.disabledAt), isNotNull(person.issuer)));
	return row?.people ?? 0;
}
