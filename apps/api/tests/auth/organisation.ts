import { createServer, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { interactionPolicy } from "oidc-provider";
import { memoryAdapters } from "../../src/auth/built-in/memory-adapter.ts";
import type { Config } from "../../src/config.ts";
import { freePort } from "../../src/database/free-port.ts";

const clientId = "throughline at work";
/** Characters that need the form encoding of RFC 6749 2.3.1. */
const clientSecret = "s3cret+/=%: of the client";

export type Organisation = {
	oidc: Extract<Config["oidc"], { kind: "external" }>;
	/** Who signs in next, with their claims; null: access is denied. */
	employee: { sub: string; [claim: string]: unknown } | null;
	/** Stops answering, or answers again on the same port. */
	stop(): Promise<void>;
	start(): Promise<void>;
};

/**
 * An organisation's identity provider: the real library on a port of its own, with RS256 keys and profile claims at its
 * userinfo endpoint only, as is its default. Its people need no buttons: whoever is `employee` signs in.
 */
export async function startOrganisation(redirectUri: string): Promise<Organisation> {
	const port = await freePort();
	const issuer = `http://127.0.0.1:${port}`;
	const { privateKey } = await generateKeyPair("RS256", { extractable: true });
	const policy = interactionPolicy.base();
	policy.remove("consent");
	const employees = new Map<string, { sub: string }>();
	const provider: Provider = new Provider(issuer, {
		adapter: memoryAdapters(),
		clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
		jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "org-1", use: "sig", alg: "RS256" }] },
		claims: {
			profile: ["given_name", "family_name", "name", "picture"],
			email: ["email", "email_verified"],
			groups: ["groups"],
		},
		cookies: {
			keys: ["organisation"],
			names: { session: "org", interaction: "org_interaction", resume: "org_resume" },
		},
		features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
		interactions: { policy, url: (_context, { uid }) => `/employee/${uid}` },
		ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
		async loadExistingGrant({ oidc }) {
			const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId });
			grant.addOIDCScope("openid profile email groups");
			await grant.save();
			return grant;
		},
		findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...employees.get(sub), sub }) }),
	});
	const serve = provider.callback();

	const organisation: Organisation = {
		oidc: { kind: "external", issuer: new URL(issuer), clientId, clientSecret },
		employee: { sub: "e1" },
		stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
		start: () => new Promise((resolve) => void server.listen(port, "127.0.0.1", resolve)),
	};
	async function finish(request: Parameters<typeof serve>[0], response: ServerResponse): Promise<void> {
		const { employee } = organisation;
		if (employee) employees.set(employee.sub, employee);
		const result = employee
			? { login: { accountId: employee.sub, remember: false } }
			: { error: "access_denied" };
		// The organisation's single sign-on would otherwise answer for the last employee.
		request.headers.cookie = request.headers.cookie?.replace(/(^|; )org(\.sig)?=[^;]*/g, "");
		await provider.interactionFinished(request, response, result);
	}
	const server = createServer((request, response) => {
		if (request.url?.startsWith("/employee/")) {
			finish(request, response).catch((error) => response.writeHead(500).end(String(error)));
			return;
		}
		request.headers.cookie = request.headers.cookie?.replace(/(^|; )org(\.sig)?=[^;]*/g, "");
		serve(request, response);
	});
	await organisation.start();
	return organisation;
}
