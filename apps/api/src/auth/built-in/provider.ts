import { exportJWK, generateKeyPair } from "jose";
import Provider, { interactionPolicy } from "oidc-provider";
import { deriveKey } from "../../secret.ts";
import { contentSecurityPolicy, noticePage } from "../page.ts";
import { interactionCookie, mountPath, resumeCookie } from "./addresses.ts";
import { memoryAdapters } from "./memory-adapter.ts";
import { builtInPerson } from "./people.ts";

export type BuiltInOptions = {
	/** The origin that browsers use. */
	origin: string;
	clientId: string;
	clientSecret: string;
	redirectUri: string;
	sessionSecret: string;
};

const minute = 60;

/**
 * An OpenID Connect provider for one machine: one client (ourselves), three people, no passwords. It keeps nothing but
 * in memory and makes its keys at each start.
 */
export async function builtInProvider(options: BuiltInOptions): Promise<Provider> {
	const { clientId, clientSecret, redirectUri, origin, sessionSecret } = options;
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	const cookie = { httpOnly: true, sameSite: "lax", signed: true } as const;
	const policy = interactionPolicy.base();
	policy.remove("consent");

	const provider = new Provider(`${origin}${mountPath}`, {
		adapter: memoryAdapters(),
		clients: [
			{
				client_id: clientId,
				client_secret: clientSecret,
				redirect_uris: [redirectUri],
				response_types: ["code"],
				grant_types: ["authorization_code"],
				token_endpoint_auth_method: "client_secret_basic",
				id_token_signed_response_alg: "ES256",
			},
		],
		jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "built-in", use: "sig", alg: "ES256" }] },
		responseTypes: ["code"],
		scopes: ["openid"],
		claims: { openid: ["sub"], profile: ["given_name", "family_name", "name"], email: ["email"] },
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		cookies: {
			keys: [deriveKey(sessionSecret, "built-in provider cookies").toString("base64url")],
			names: {
				session: "throughline_provider",
				interaction: interactionCookie,
				resume: resumeCookie,
			},
			long: { ...cookie, path: mountPath },
			// The library gives each interaction a path of its own, so that two tabs don't meet.
			short: cookie,
		},
		features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
		interactions: { policy, url: (_context, { uid }) => `${mountPath}/interaction/${uid}` },
		ttl: {
			AccessToken: minute,
			AuthorizationCode: minute,
			IdToken: 5 * minute,
			Grant: 10 * minute,
			Interaction: 10 * minute,
			Session: 10 * minute,
		},
		clientBasedCORS: () => false,
		async loadExistingGrant({ oidc }) {
			// Nobody is asked for consent to their own machine.
			const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId });
			grant.addOIDCScope("openid profile email");
			await grant.save();
			return grant;
		},
		findAccount(_context, subject) {
			const person = builtInPerson(subject);
			if (!person) return undefined;
			const { givenName, familyName, email } = person;
			const name = `${givenName} ${familyName}`;
			const claims = { sub: subject, given_name: givenName, family_name: familyName, name, email };
			return { accountId: subject, claims: () => claims };
		},
		renderError(context, out) {
			context.type = "html";
			context.set("content-security-policy", contentSecurityPolicy);
			const sentence = out.error_description ?? "The sign-in could not be continued.";
			context.body = noticePage({ title: "Sign-in did not work", sentence: sentenceOf(sentence) });
		},
	});
	provider.proxy = origin.startsWith("https:");
	return provider;
}

function sentenceOf(text: string): string {
	const start = text.slice(0, 1).toUpperCase() + text.slice(1);
	return start.endsWith(".") ? start : `${start}.`;
}
