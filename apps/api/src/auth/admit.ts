import type { Database, Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { person } from "@throughline/db/schema";
import { builtInIssuer, type Role } from "@throughline/domain/account";
import { people } from "@throughline/trpc/account/entity";
import { Writer } from "@throughline/trpc/writer";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { SignInFailure } from "./failure.ts";
import type { Profile } from "./profile.ts";

type Row = typeof person.$inferSelect;

/** Who comes from the identity provider. */
export type Arrival = {
	issuer: string;
	subject: string;
	profile: Profile;
	/** The role that the built-in provider gives at each sign-in; null leaves it to us. */
	role: Role | null;
	requestId: string;
};

/** Any number that nothing else locks: held by whoever makes a person. */
const newPersonLock = 7_420_260_103;

/**
 * Finds the person by issuer and subject, never by e-mail address, and brings the profile up to date; or makes the
 * person. The first to come from an outside provider is Admin, later ones are Viewer. Throws PERSON_DISABLED.
 */
export async function admit(db: Database, arrival: Arrival): Promise<Row> {
	const row = await db.transaction(async (tx) => {
		const known = await findPerson(tx, arrival);
		if (known) return await refresh(tx, known, arrival);
		// One at a time, so that of two first people one becomes Admin, and one person is made once.
		await tx.execute(sql`select pg_advisory_xact_lock(${newPersonLock})`);
		const sameMoment = await findPerson(tx, arrival);
		return sameMoment ?? (await create(tx, arrival));
	});
	if (row.disabledAt !== null) throw new SignInFailure("PERSON_DISABLED", `Person ${row.id} is disabled`);
	return row;
}

async function findPerson(tx: Transaction, { issuer, subject }: Arrival): Promise<Row | undefined> {
	const [row] = await tx
		.select()
		.from(person)
		.where(and(eq(person.issuer, issuer), eq(person.subject, subject)));
	return row;
}

async function refresh(tx: Transaction, row: Row, { profile, role, requestId }: Arrival): Promise<Row> {
	if (row.disabledAt !== null) return row;
	return await new Writer(tx, row, requestId).update(
		people,
		{ id: row.id },
		{ ...profile, role: role ?? undefined },
	);
}

async function create(tx: Transaction, { issuer, subject, profile, role, requestId }: Arrival): Promise<Row> {
	const id = newId();
	const values = {
		id,
		issuer,
		subject,
		email: profile.email ?? null,
		firstName: profile.firstName ?? null,
		lastName: profile.lastName ?? null,
		profileImageUrl: profile.profileImageUrl ?? null,
		role: role ?? ((await somebodyCameBefore(tx)) ? ("Viewer" as const) : ("Admin" as const)),
	};
	return await new Writer(tx, { ...values, version: 1 }, requestId).insert(people, values);
}

/** The built-in provider's people do not count: whoever tried the product on one machine is nobody's Admin. */
async function somebodyCameBefore(tx: Transaction): Promise<boolean> {
	const [row] = await tx
		.select({ id: person.id })
		.from(person)
		.where(and(isNotNull(person.issuer), ne(person.issuer, builtInIssuer)))
		.limit(1);
	return row !== undefined;
}
