import type { Database, Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { person } from "@throughline/db/schema";
import type { Role } from "@throughline/domain/account";
import { people } from "@throughline/trpc/account/entity";
import { Writer } from "@throughline/trpc/writer";
import { and, eq, sql } from "drizzle-orm";
import { SignInFailure } from "./failure.ts";
import { hasAdmin } from "./has-admin.ts";
import { linkMember } from "./link-member.ts";
import type { Profile } from "./oidc/profile.ts";

type Row = typeof person.$inferSelect;

/** Who comes from the identity provider. */
export type Arrival = {
	issuer: string;
	subject: string;
	profile: Profile;
	/** The role that the built-in provider gives at each sign-in; null leaves it to us. */
	role: Role | null;
	/** Their address where it is known to be theirs. */
	verifiedEmail: string | null;
	/** Whether theirs is the address that ADMIN_EMAIL names, and known to be; null: it is not. */
	adminEmail: "verified" | "unverified" | null;
	requestId: string;
};

/** Any number that nothing else locks: held by whoever makes a person, or the first Admin. */
const newPersonLock = 7_420_260_103;

/**
 * Finds the person by issuer and subject, never by e-mail address, and brings the profile up to date; or makes the
 * person, as Viewer. While nobody is Admin, the owner of the address in ADMIN_EMAIL becomes it. Who has the verified
 * address of a team member becomes that (link-member.ts). Throws
 * PERSON_DISABLED, or EMAIL_UNVERIFIED for who would be Admin if the address were known to be theirs.
 */
export async function admit(db: Database, arrival: Arrival): Promise<Row> {
	const row = await db.transaction(async (tx) => {
		const admitted = await admitPerson(tx, arrival);
		if (admitted.disabledAt === null && arrival.verifiedEmail !== null)
			await linkMember(tx, admitted, arrival.verifiedEmail, arrival.requestId);
		return admitted;
	});
	if (row.disabledAt !== null) throw new SignInFailure("PERSON_DISABLED", `Person ${row.id} is disabled`);
	return row;
}

async function admitPerson(tx: Transaction, arrival: Arrival): Promise<Row> {
	const existing = await findPerson(tx, arrival);
	if (existing && arrival.adminEmail === null) return await refresh(tx, existing, arrival, arrival.role);
	// One at a time, so that of two first people one becomes Admin, and one person is made once.
	await tx.execute(sql`select pg_advisory_xact_lock(${newPersonLock})`);
	const role = await roleOf(tx, arrival);
	const sameMoment = await findPerson(tx, arrival);
	return sameMoment
		? await refresh(tx, sameMoment, arrival, role)
		: await create(tx, arrival, role ?? "Viewer");
}

/** The role that comes with this sign-in; null: the one that the person has. */
async function roleOf(tx: Transaction, { role, adminEmail, issuer }: Arrival): Promise<Role | null> {
	if (adminEmail === null || (await hasAdmin(tx, [issuer]))) return role;
	if (adminEmail === "verified") return "Admin";
	throw new SignInFailure(
		"EMAIL_UNVERIFIED",
		"The address in ADMIN_EMAIL is not verified, and nobody is Admin yet",
	);
}

export async function findPerson(
	tx: Transaction,
	{ issuer, subject }: Pick<Arrival, "issuer" | "subject">,
): Promise<Row | undefined> {
	const [row] = await tx
		.select()
		.from(person)
		.where(and(eq(person.issuer, issuer), eq(person.subject, subject)));
	return row;
}

async function refresh(
	tx: Transaction,
	row: Row,
	{ profile, requestId }: Arrival,
	role: Role | null,
): Promise<Row> {
	if (row.disabledAt !== null) return row;
	return await new Writer(tx, row, requestId).update(
		people,
		{ id: row.id, version: "any" },
		{ ...profile, role: role ?? undefined },
	);
}

async function create(
	tx: Transaction,
	{ issuer, subject, profile, requestId }: Arrival,
	role: Role,
): Promise<Row> {
	const id = newId();
	const values = {
		id,
		issuer,
		subject,
		email: profile.email ?? null,
		firstName: profile.firstName ?? null,
		lastName: profile.lastName ?? null,
		profileImageUrl: profile.profileImageUrl ?? null,
		role,
	};
	return await new Writer(tx, { ...values, version: 1 }, requestId).insert(people, values);
}
