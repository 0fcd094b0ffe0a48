import { databaseDay } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { person as people } from "@throughline/db/schema";
import { displayName, type Person } from "@throughline/domain/account";
import { linkAsked } from "@throughline/domain/notification/rules";
import { and, eq, isNull, ne } from "drizzle-orm";
import { CodedError } from "../error.ts";
import { notify } from "../notification/notify.ts";
import { memberOf } from "../resource/contribution.ts";

/**
 * Asks the Admins to link the person's account to a team member; each hears of it once a day. Throws CONFLICT for one
 * who is linked, NOT_READY where there is no other Admin. Answers how many were asked.
 */
export async function askToBeLinked({ db, person }: { db: Transaction; person: Person }): Promise<number> {
	const member = await memberOf(db, person.id);
	if (member) throw new CodedError("CONFLICT", `Your account is linked to ${member.name} already`);
	const admins = await db
		.select({ id: people.id })
		.from(people)
		.where(and(eq(people.role, "Admin"), isNull(people.disabledAt), ne(people.id, person.id)));
	if (admins.length === 0) throw new CodedError("NOT_READY", "There is no other Admin who could link you");
	const today = await databaseDay(db);
	const asking = { id: person.id, name: displayName(person), email: person.email };
	await notify(
		db,
		admins.map(({ id }) => linkAsked(asking, id, today)),
	);
	return admins.length;
}
