import { createHash } from "node:crypto";
import { generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { verifyIdToken } from "../../src/auth/oidc/id-token.ts";
import { Browser } from "./browser.ts";
import { clientId, type Forge, type ForgingProvider, startForgingProvider } from "./forging-provider.ts";
import { type RunningServer, startServer, whoIs } from "./server.ts";

let server: RunningServer;
let provider: ForgingProvider;

beforeAll(async () => {
	provider = await startForgingProvider();
	server = await startServer({ oidc: provider.oidc });
});
afterAll(async () => {
	await server.close();
	await provider.close();
});
beforeEach(async () => {
	provider.userinfo = null;
	await server.database.sql`delete from person`;
	await server.database.sql`delete from rate_limit`;
});

async function signInWith(makeToken: ForgingProvider["makeToken"]) {
	provider.makeToken = makeToken;
	const browser = new Browser();
	const { visited } = await browser.visit(`${server.origin}/api/login`);
	return { outcome: visited.at(-1)?.replace(server.origin, ""), person: await whoIs(browser, server.origin) };
}

const seconds = () => Math.floor(Date.now() / 1000);
const changed =
	(change: (claims: JWTPayload) => JWTPayload) =>
	({ claims, sign }: Forge) =>
		sign(change(claims));
const without = (name: string) =>
	changed((claims) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)));

describe("an ID token is accepted", () => {
	test.each<[string, ForgingProvider["makeToken"]]>([
		["as the provider signs it", ({ claims, sign }) => sign(claims)],
		["without a key id, when the provider has one key", ({ claims, sign }) => sign(claims, { kid: "" })],
		["by a clock that runs half a minute late", changed((claims) => ({ ...claims, exp: seconds() - 30 }))],
		["by a clock that runs half a minute early", changed((claims) => ({ ...claims, iat: seconds() + 30 }))],
		[
			"for several audiences, issued for us",
			changed((claims) => ({ ...claims, aud: [clientId, "other"], azp: clientId })),
		],
	])("%s", async (_, makeToken) => {
		const { outcome, person } = await signInWith(makeToken);
		expect(outcome).toBe("/");
		expect(person).toMatchObject({ email: "p@org.example", firstName: "P", lastName: "Q" });
	});
});

test.each([
	["an hour ahead", 3_600_000],
	["two days behind", -2 * 86_400_000],
])("an ID token is accepted by a server whose own clock is %s", async (_, off) => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off });
	const { outcome } = await signInWith(({ claims, sign }) => sign(claims)).finally(() => vi.useRealTimers());
	expect(outcome).toBe("/");
});

test.each([
	[3_600, "3,600 seconds ahead of"],
	[-3_600, "3,600 seconds behind"],
])("the log names the clocks when a token's times are off by %s s", async (off, differs) => {
	const { publicKey, privateKey } = await generateKeyPair("RS256");
	const now = new Date("2026-05-01T10:00:00Z");
	const iat = now.getTime() / 1000 + off;
	const claims = { iss: "https://id.example", aud: clientId, sub: "p", nonce: "n", iat, exp: iat + 300 };
	const token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256" }).sign(privateKey);
	const metadata = { issuer: claims.iss, keys: async () => publicKey };
	await expect(verifyIdToken(token, { metadata, clientId, nonce: "n", now })).rejects.toThrow(
		`The identity provider's clock is ${differs} ours (the database server's), and 60 are tolerated: synchronize both clocks`,
	);
});

describe("an ID token is refused", () => {
	test.each<[string, ForgingProvider["makeToken"]]>([
		["when it has expired", changed((claims) => ({ ...claims, exp: seconds() - 61 }))],
		["when it never expires", without("exp")],
		["when it is older than ten minutes", changed((claims) => ({ ...claims, iat: seconds() - 700 }))],
		["when it comes from the future", changed((claims) => ({ ...claims, iat: seconds() + 120 }))],
		["when it does not say when it was made", without("iat")],
		["when it is not yet valid", changed((claims) => ({ ...claims, nbf: seconds() + 120 }))],
		["for another audience", changed((claims) => ({ ...claims, aud: "another-client" }))],
		["without an audience", without("aud")],
		[
			"for several audiences without saying for whom",
			changed((claims) => ({ ...claims, aud: [clientId, "other"] })),
		],
		["issued for another client", changed((claims) => ({ ...claims, azp: "another-client" }))],
		["from another issuer", changed((claims) => ({ ...claims, iss: "https://evil.example" }))],
		["without an issuer", without("iss")],
		["with another nonce", changed((claims) => ({ ...claims, nonce: "x".repeat(43) }))],
		["without a nonce", without("nonce")],
		["without a subject", without("sub")],
		["with an empty subject", changed((claims) => ({ ...claims, sub: "" }))],
		["with a subject that is too long", changed((claims) => ({ ...claims, sub: "s".repeat(256) }))],
		["unsigned", ({ claims, unsigned }) => unsigned(claims)],
		["with its signature cut off", async ({ claims, sign }) => (await sign(claims)).replace(/[^.]+$/, "")],
		[
			"signed by HMAC with the public key",
			({ claims, signWithPublicKeyAsSecret }) => signWithPublicKeyAsSecret(claims),
		],
		[
			"signed by a key of an unknown name",
			({ claims, signWithStrangeKey }) => signWithStrangeKey(claims, "unknown"),
		],
		[
			"signed by a strange key under a known name",
			({ claims, signWithStrangeKey }) => signWithStrangeKey(claims, "known"),
		],
		[
			"with claims that were changed after it was signed",
			async ({ claims, sign }) => {
				const [header, , signature] = (await sign(claims)).split(".");
				const forged = Buffer.from(JSON.stringify({ ...claims, sub: "admin" })).toString("base64url");
				return `${header}.${forged}.${signature}`;
			},
		],
		["that is no token", () => "not a token"],
		["that is missing", () => null],
	])("%s", async (_, makeToken) => {
		const { outcome, person } = await signInWith(makeToken);
		expect(outcome).toBe("/auth?error=TOKEN_REFUSED");
		expect(person).toBeNull();
		expect(await server.database.sql`select id from person`).toEqual([]);
	});

	test("when the same answer comes again, though the provider would honour its code again", async () => {
		provider.makeToken = ({ claims, sign }) => sign(claims);
		const browser = new Browser();
		const callback = await browser.visitUntil(`${server.origin}/api/login`, `${server.origin}/api/callback`);
		const bound = browser.cookie(server.origin, "throughline_sign_in") ?? "";
		expect((await browser.request(callback)).headers.get("location")).toBe("/");
		browser.plant(server.origin, "throughline_sign_in", bound);
		expect((await browser.request(callback)).headers.get("location")).toBe("/auth?error=ATTEMPT_EXPIRED");
	});

	test("that was accepted in an earlier sign-in", async () => {
		expect((await signInWith(({ claims, sign }) => sign(claims))).outcome).toBe("/");
		const used = provider.lastToken;
		expect((await signInWith(() => used)).outcome).toBe("/auth?error=TOKEN_REFUSED");
	});
});

describe("the exchange of the code", () => {
	test("proves by PKCE that the asker is the one who began", async () => {
		provider.makeToken = ({ claims, sign }) => sign(claims);
		const browser = new Browser();
		const asked = new URL(
			await browser.visitUntil(`${server.origin}/api/login`, provider.oidc.issuer.origin),
		);
		expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
		expect(asked.searchParams.get("state")).toMatch(/^[\w-]{43}$/);
		expect(asked.searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
		await browser.visit(asked.href);
		const verifier = provider.lastExchange.get("code_verifier") ?? "";
		const challenge = createHash("sha256").update(verifier).digest("base64url");
		expect(challenge).toBe(asked.searchParams.get("code_challenge"));
	});
});

describe("the profile", () => {
	const bare = changed(({ email: _email, name: _name, ...claims }) => claims);

	test("comes from the userinfo endpoint when the token leaves it out", async () => {
		provider.userinfo = { sub: "person-1", given_name: "Una", family_name: "Info", email: "una@org.example" };
		expect((await signInWith(bare)).person).toMatchObject({
			firstName: "Una",
			lastName: "Info",
			email: "una@org.example",
		});
	});

	test("is not taken from a userinfo that speaks of another person, nor from one that fails", async () => {
		provider.userinfo = { sub: "person-2", given_name: "Mallory", email: "m@org.example" };
		expect((await signInWith(bare)).person).toMatchObject({ firstName: null, email: null });
		provider.userinfo = null;
		expect((await signInWith(bare)).person).toMatchObject({ firstName: null, email: null });
	});

	test("is cleaned: odd names are cut and odd pictures dropped", async () => {
		const { person } = await signInWith(
			changed((claims) => ({
				...claims,
				name: undefined,
				given_name: ` A\u0000\n${"x".repeat(300)}`,
				family_name: 7,
				picture: "javascript:alert(1)",
			})),
		);
		expect(person).toMatchObject({
			firstName: `A ${"x".repeat(198)}`,
			lastName: null,
			profileImageUrl: null,
		});
	});
});
