import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../src/database/free-port.ts";
import { Browser } from "./browser.ts";
import { type ForgingProvider, startForgingProvider } from "./forging-provider.ts";
import { type Organisation, startOrganisation } from "./organisation.ts";
import { call, type RunningServer, startServer, whoIs } from "./server.ts";

const environment = {
	ALLOWED_DOMAINS: "Org.Example, zürich.example",
	ALLOWED_GROUPS: "Portfolio office,/program managers",
	ADMIN_EMAIL: "ada@org.example",
};

let server: RunningServer;
let organisation: Organisation;

beforeAll(async () => {
	const port = await freePort();
	organisation = await startOrganisation(`http://127.0.0.1:${port}/api/callback`);
	server = await startServer({ oidc: organisation.oidc, port, environment });
});
afterAll(async () => {
	await server.close();
	await organisation.stop();
});
beforeEach(async () => {
	await server.database.sql`delete from person`;
	await server.database.sql`delete from rate_limit`;
});

const bob = {
	sub: "bob",
	name: "Bob Berg",
	email: "bob@org.example",
	email_verified: true,
	groups: ["everybody", "Portfolio office"],
};

async function signIn(employee: Organisation["employee"], browser = new Browser()) {
	organisation.employee = employee;
	const { visited, response } = await browser.visit(`${server.origin}/api/login`);
	return { browser, response, last: visited.at(-1)?.replace(server.origin, "") };
}

const people = () => server.database.sql`select subject, role from person`;

describe("who may sign in", () => {
	test.each([
		["is of a listed domain and in a listed group", {}],
		["has an address in capitals", { email: "BOB@ORG.EXAMPLE" }],
		["has a domain with letters beyond ASCII", { email: "bob@Zürich.example" }],
		["has it in its ASCII form", { email: "bob@xn--zrich-kva.example" }],
		["has a verification in words, as Amazon Cognito writes it", { email_verified: "true" }],
		["has one group, written without a list, as AD FS does", { groups: "/program managers" }],
	])("%s", async (_who, claims) => {
		expect((await signIn({ ...bob, ...claims })).last).toBe("/");
		expect(await people()).toEqual([{ subject: "bob", role: "Viewer" }]);
	});
});

describe("refused at sign-in, with nobody made, is who", () => {
	test.each([
		["is of another domain", "ACCOUNT_NOT_ALLOWED", { email: "bob@evil.example" }],
		["is of a domain within a listed one", "ACCOUNT_NOT_ALLOWED", { email: "bob@mail.org.example" }],
		["is of a domain that ends as a listed one", "ACCOUNT_NOT_ALLOWED", { email: "bob@notorg.example" }],
		["writes two addresses into one", "EMAIL_UNVERIFIED", { email: "bob@evil.example,x@org.example" }],
		["hides a domain in the local part", "EMAIL_UNVERIFIED", { email: "bob@org.example@evil.example" }],
		["has an address that is not verified", "EMAIL_UNVERIFIED", { email_verified: false }],
		["has an address of which nothing is said", "EMAIL_UNVERIFIED", { email_verified: undefined }],
		["has no address", "EMAIL_UNVERIFIED", { email: undefined }],
		["is in other groups only", "ACCOUNT_NOT_ALLOWED", { groups: ["everybody"] }],
		["is in a group whose name is in part a listed one", "ACCOUNT_NOT_ALLOWED", { groups: "Portfolio" }],
		["is in a group that is written otherwise", "ACCOUNT_NOT_ALLOWED", { groups: ["portfolio office"] }],
		["has groups that are no names", "ACCOUNT_NOT_ALLOWED", { groups: [null, 7, ["Portfolio office"]] }],
		["is in no group", "ACCOUNT_NOT_ALLOWED", { groups: [] }],
		[
			"has the address of ADMIN_EMAIL but no group",
			"ACCOUNT_NOT_ALLOWED",
			{ email: "ada@org.example", groups: [] },
		],
	])("%s", async (_who, code, claims) => {
		const { last, browser } = await signIn({ ...bob, ...claims });
		expect(last).toBe(`/auth?error=${code}`);
		expect(await whoIs(browser, server.origin)).toBeNull();
		expect(await people()).toEqual([]);
	});
});

test("who no longer matches loses the sessions that still run, in the audit trail too, and no access token", async () => {
	const { browser } = await signIn(bob);
	const elsewhere = (await signIn(bob)).browser;
	const { body } = await call(browser, server.origin, "POST", "/api/tokens", { name: "ci", scope: "read" });
	const refused = await signIn({ ...bob, groups: ["everybody"] }, elsewhere);
	expect(refused.last).toBe("/auth?error=ACCOUNT_NOT_ALLOWED");
	expect(await whoIs(browser, server.origin)).toBeNull();
	expect(await whoIs(elsewhere, server.origin)).toBeNull();
	expect(
		await server.database.sql`select person_name, after from audit_entry where action = 'signed out'`,
	).toEqual([{ person_name: "Bob Berg", after: { sessions: 2, accessTokens: 0 } }]);
	const headers = { authorization: `Bearer ${body.token}` };
	expect((await fetch(`${server.origin}/api/programs`, { headers })).status).toBe(200);
	expect((await signIn(bob)).last).toBe("/");
});

describe("what the ID token and userinfo say apart", () => {
	let forging: ForgingProvider;
	let other: RunningServer;
	beforeAll(async () => {
		forging = await startForgingProvider();
		const trusting = { OIDC_TRUST_EMAIL: "true", OIDC_GROUPS_CLAIM: "cognito:groups" };
		other = await startServer({ oidc: forging.oidc, environment: { ...environment, ...trusting } });
	});
	afterAll(async () => {
		await other.close();
		await forging.close();
	});

	const sub = "person-1";
	const groups = { "cognito:groups": ["Portfolio office"] };
	const email = "p@org.example";
	test.each<[string, string, object, object | null]>([
		["lets in by the token alone", "/", { email, email_verified: true, ...groups }, null],
		["lets in by userinfo alone", "/", { email: undefined }, { email, email_verified: true, ...groups }],
		["lets in by both together", "/", { email, email_verified: true }, groups],
		["trusts an address of which nobody says anything, where that is asked for", "/", { email }, groups],
		[
			"trusts no address that userinfo calls unverified",
			"EMAIL_UNVERIFIED",
			{ email, ...groups },
			{ email, email_verified: false },
		],
		[
			"prefers the token's groups",
			"ACCOUNT_NOT_ALLOWED",
			{ email, email_verified: true, "cognito:groups": [] },
			groups,
		],
		[
			"lets nobody in without userinfo that decides",
			"PROVIDER_UNREACHABLE",
			{ email, email_verified: true },
			null,
		],
	])("%s", async (_what, outcome, token, userinfo) => {
		forging.makeToken = ({ claims, sign }) => sign({ ...claims, ...token });
		forging.userinfo = userinfo && { sub, ...userinfo };
		const { visited } = await new Browser().visit(`${other.origin}/api/login`);
		expect(visited.at(-1)).toBe(`${other.origin}${outcome === "/" ? "/" : `/auth?error=${outcome}`}`);
	});
});
