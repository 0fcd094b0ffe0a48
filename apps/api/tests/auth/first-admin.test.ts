import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../src/config.ts";
import { requireAdmin } from "../../src/lifecycle/require-admin.ts";
import { end, type Product, spawnProduct, startProduct } from "../faults/process.ts";
import { sessionSecret } from "../host.ts";

let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
	database = await createTestDatabase();
	environment = {
		DATABASE_URL: database.url,
		SESSION_SECRET: sessionSecret,
		OIDC_ISSUER: "http://id.example.org",
		OIDC_CLIENT_ID: "throughline",
		OIDC_CLIENT_SECRET: "s",
		ALLOW_INSECURE: "OIDC_ISSUER",
	};
});
afterAll(async () => {
	await database.drop();
});
beforeEach(async () => {
	await database.sql`delete from person`;
});

const addAdmin = (issuer: string | null, disabledAt: string | null = null) => database.sql`
	insert into person (id, issuer, subject, role, disabled_at)
	values (gen_random_uuid(), ${issuer}, ${issuer && "ada"}, 'Admin', ${disabledAt})`;

describe("with an organisation's provider and nobody who is Admin", () => {
	let product: Product | null = null;
	afterEach(async () => {
		if (product) await end(product);
	});

	test("the product does not start without ADMIN_EMAIL, and says so in one sentence", async () => {
		product = await spawnProduct(environment);
		expect(await product.ended).toBe(1);
		expect(product.stdout()).toBe("");
		const [, ...lines] = product.stderr().trim().split("\n");
		expect(lines).toEqual([expect.stringMatching(/^ADMIN_EMAIL must be set because nobody is Admin yet/)]);
	}, 30_000);

	test("it starts with ADMIN_EMAIL, and names what ALLOW_INSECURE lets through", async () => {
		product = await startProduct({ ...environment, ADMIN_EMAIL: "ada@org.example" });
		expect(product.stderr()).toMatch(
			/^Warning: OIDC_ISSUER uses plain http for id\.example\.org, as ALLOW_INSECURE allows\.\nChecked and started in .*\n$/,
		);
	}, 30_000);
});

describe("ADMIN_EMAIL", () => {
	const start = (changed: Record<string, string> = {}) =>
		requireAdmin(database.db, readConfig({ ...environment, ...changed }));

	test.each([
		["signs in by this provider", "http://id.example.org"],
		["signs in by this provider, which writes its name with a slash", "http://id.example.org/"],
	])("is not needed once an Admin %s", async (_who, issuer) => {
		await addAdmin(issuer);
		await expect(start()).resolves.toBeUndefined();
	});

	test.each([
		["is disabled", "http://id.example.org", "2026-01-01T00:00:00Z"],
		["came by the built-in sign-in", "built-in", null],
		["came by a provider that was left", "https://other.example", null],
		["is only named in data", null, null],
	])("is needed when the only Admin %s", async (_who, issuer, disabledAt) => {
		await addAdmin(issuer, disabledAt);
		await expect(start()).rejects.toThrow(/^ADMIN_EMAIL must be set/);
		await expect(start({ ADMIN_EMAIL: "ada@org.example" })).resolves.toBeUndefined();
	});

	test("is not needed with the built-in sign-in", async () => {
		await expect(requireAdmin(database.db, readConfig({}))).resolves.toBeUndefined();
	});
});
