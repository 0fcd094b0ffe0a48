import { createServer, type IncomingMessage } from "node:http";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import type { Config } from "../../src/config.ts";
import { freePort } from "../../src/database/free-port.ts";

/** What a forger starts from: a token that would be accepted, and everything needed to change it. */
export type Forge = {
	claims: JWTPayload;
	/** Signs as the provider does. */
	sign(claims: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>;
	/** Signs with a key that the provider does not publish. */
	signWithStrangeKey(claims: JWTPayload, kid: string): Promise<string>;
	/** Signs by HMAC with the provider's public key as the secret. */
	signWithPublicKeyAsSecret(claims: JWTPayload): Promise<string>;
	unsigned(claims: JWTPayload): string;
};

export type ForgingProvider = {
	oidc: Extract<Config["oidc"], { kind: "external" }>;
	/** Makes the ID token of the next answer; null leaves it out. */
	makeToken: (forge: Forge) => Promise<string | null> | string | null;
	/** What the userinfo endpoint says; null: it fails. */
	userinfo: Record<string, unknown> | null;
	/** The last ID token that was given out. */
	lastToken: string | null;
	/** What came to the token endpoint last. */
	lastExchange: URLSearchParams;
	close(): Promise<void>;
};

export const clientId = "throughline";

/** An identity provider that says whatever a test wants, on a real socket and with real keys. */
export async function startForgingProvider(): Promise<ForgingProvider> {
	const port = await freePort();
	const issuer = `http://127.0.0.1:${port}`;
	const own = await generateKeyPair("RS256");
	const strange = await generateKeyPair("RS256");
	const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: "known", use: "sig", alg: "RS256" }] };
	const publicKeyText = new TextEncoder().encode(await exportSPKI(own.publicKey));
	const nonces = new Map<string, string>();

	const provider: ForgingProvider = {
		oidc: { kind: "external", issuer: new URL(issuer), clientId, clientSecret: "secret" },
		makeToken: ({ claims, sign }) => sign(claims),
		userinfo: null,
		lastToken: null,
		lastExchange: new URLSearchParams(),
		close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
	};

	function forge(nonce: string): Forge {
		// The provider's clock is right, whatever a test does to that of the server in this process.
		const now = Math.floor((performance.timeOrigin + performance.now()) / 1000);
		const signed = (claims: JWTPayload, alg: string, kid?: string) =>
			new SignJWT(claims).setProtectedHeader({ alg, ...(kid && { kid }) });
		return {
			claims: {
				iss: issuer,
				aud: clientId,
				sub: "person-1",
				iat: now,
				exp: now + 300,
				nonce,
				email: "p@org.example",
				name: "P Q",
			},
			sign: (claims, { alg = "RS256", kid = "known" } = {}) => signed(claims, alg, kid).sign(own.privateKey),
			signWithStrangeKey: (claims, kid) => signed(claims, "RS256", kid).sign(strange.privateKey),
			signWithPublicKeyAsSecret: (claims) => signed(claims, "HS256", "known").sign(publicKeyText),
			unsigned: (claims) => new UnsecuredJWT(claims).encode(),
		};
	}

	async function answer(
		request: IncomingMessage,
	): Promise<{ status: number; body?: unknown; location?: string }> {
		const url = new URL(request.url ?? "/", issuer);
		switch (url.pathname) {
			case "/.well-known/openid-configuration":
				return {
					status: 200,
					body: {
						issuer,
						authorization_endpoint: `${issuer}/authorize`,
						token_endpoint: `${issuer}/token`,
						jwks_uri: `${issuer}/jwks`,
						userinfo_endpoint: `${issuer}/userinfo`,
					},
				};
			case "/jwks":
				return { status: 200, body: jwks };
			case "/authorize": {
				const code = crypto.randomUUID();
				nonces.set(code, url.searchParams.get("nonce") ?? "");
				const back = new URL(url.searchParams.get("redirect_uri") ?? "");
				back.searchParams.set("code", code);
				back.searchParams.set("state", url.searchParams.get("state") ?? "");
				return { status: 302, location: back.href };
			}
			case "/token": {
				provider.lastExchange = new URLSearchParams(await textOf(request));
				const nonce = nonces.get(provider.lastExchange.get("code") ?? "") ?? "";
				provider.lastToken = await provider.makeToken(forge(nonce));
				const token = provider.lastToken === null ? {} : { id_token: provider.lastToken };
				return { status: 200, body: { access_token: "a", token_type: "Bearer", expires_in: 60, ...token } };
			}
			case "/userinfo":
				return provider.userinfo ? { status: 200, body: provider.userinfo } : { status: 500 };
			default:
				return { status: 404 };
		}
	}

	const server = createServer((request, response) => {
		answer(request).then(
			({ status, body, location }) => {
				response.writeHead(status, { "content-type": "application/json", ...(location && { location }) });
				response.end(body === undefined ? undefined : JSON.stringify(body));
			},
			(error) => response.writeHead(500).end(String(error)),
		);
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const chunk of request) text += chunk;
	return text;
}
