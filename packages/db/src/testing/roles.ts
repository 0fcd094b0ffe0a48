import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { databaseUrl } from "./template.ts";

/** An empty database that one role owns and another one uses, as an operator makes them. */
export type TwoRoles = {
	/** As the role that owns the database and migrates it. */
	ownerUrl: string;
	/** As the role that the product runs with. It may connect, and nothing else. */
	runtimeUrl: string;
	runtimeRole: string;
	drop(): Promise<void>;
};

/** @throws when the test server is missing, see `createTestDatabase`. */
export async function createTwoRoles(): Promise<TwoRoles> {
	const serverUrl = process.env.TEST_POSTGRES_URL;
	if (!serverUrl) throw new Error("TEST_POSTGRES_URL is unset: run the tests from the root.");
	const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
	const name = `test_roles_${randomBytes(6).toString("hex")}`;
	// A name that has to be quoted: a hyphen is common in the names of cloud providers.
	const [owner, runtime] = [`${name}-owner`, `${name}-app`];
	for (const role of [owner, runtime])
		await admin`create role ${admin(role)} login password 'secret' nosuperuser nocreatedb nocreaterole`;
	await admin`create database ${admin(name)} owner ${admin(owner)}`;
	const urlOf = (role: string): string => {
		const url = new URL(databaseUrl(serverUrl, name));
		url.username = role;
		url.password = "secret";
		return url.href;
	};
	return {
		ownerUrl: urlOf(owner),
		runtimeUrl: urlOf(runtime),
		runtimeRole: runtime,
		async drop() {
			await admin`drop database ${admin(name)} with (force)`;
			for (const role of [owner, runtime]) await admin`drop role ${admin(role)}`;
			await admin.end();
		},
	};
}
