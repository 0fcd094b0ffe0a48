import { person } from "@throughline/db/schema";
import { createTestDatabase } from "@throughline/db/testing/database";
import type { Person, Role } from "@throughline/domain/account";
import { eq } from "drizzle-orm";
import type { ChangeFeed, Context, Log } from "../src/context.ts";
import { createCaller } from "../src/router.ts";

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const noChanges: ChangeFeed = { async *subscribe() {} };

/** A database of its own with one person per role, and the procedures called as any of them. */
export async function createWorld(options?: { demo?: boolean }) {
	const database = await createTestDatabase(options);
	const { db } = database;
	const people: Record<Role, Person> = {
		Admin: await addPerson("Admin"),
		Editor: await addPerson("Editor"),
		Viewer: await addPerson("Viewer"),
	};

	async function addPerson(role: Role): Promise<Person> {
		const [row] = await db
			.insert(person)
			.values({ issuer: "https://id.test", subject: role, firstName: role, lastName: "Example", role })
			.returning();
		if (!row) throw new Error("no person");
		return row;
	}

	function as(who: Role | null, overrides: Partial<Context> = {}) {
		return createCaller({
			db,
			person: who && people[who],
			scope: "write",
			sessionPublicId: null,
			requestId: "request-1",
			idempotencyKey: null,
			log: silent,
			changes: noChanges,
			...overrides,
		});
	}

	return {
		...database,
		people,
		as,
		async remember(who: Role) {
			const [row] = await db.select().from(person).where(eq(person.id, people[who].id));
			return row;
		},
	};
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The coded refusal that a call meets; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>) {
	const { CodedError } = await import("../src/error.ts");
	const error = await call.then(
		() => {
			throw new Error("the call was not refused");
		},
		(thrown: unknown) => thrown,
	);
	if (error instanceof Error && error.cause instanceof CodedError) {
		return { code: error.cause.code, message: error.cause.message, ...error.cause.detail };
	}
	throw error;
}
