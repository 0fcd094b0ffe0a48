import {
	ArcticFetchError,
	CodeChallengeMethod,
	OAuth2Client,
	OAuth2RequestError,
	type OAuth2Tokens,
} from "arctic";
import type { FastifyBaseLogger } from "fastify";
import type { SignInRules } from "../../config/sign-in.ts";
import { SignInFailure } from "../failure.ts";
import { type Claims, joinClaims, lacksDecisiveClaims } from "./claims.ts";
import type { ProviderMetadata } from "./discovery.ts";
import { verifyIdToken } from "./id-token.ts";
import { lacksProfile, type Profile, profileOf } from "./profile.ts";

export type ClientOptions = {
	clientId: string;
	clientSecret: string;
	redirectUri: string;
	metadata: () => Promise<ProviderMetadata>;
	/** The clock against which the times of an ID token are held. */
	now: () => Promise<Date>;
	/** `login` asks the person each time. */
	prompt?: "login";
	/** Who may sign in, which decides what the provider is asked; null: everybody whom it lets in. */
	rules: SignInRules | null;
};

export type Checks = { state: string; nonce: string; codeVerifier: string };
export type Arrived = { issuer: string; subject: string; profile: Profile; claims: Claims };

const timeoutMs = 10_000;

/** We as a client of the identity provider: authorization code flow with PKCE (S256) and nonce. */
export function oidcClient({
	clientId,
	clientSecret,
	redirectUri,
	metadata,
	now,
	prompt,
	rules,
}: ClientOptions) {
	const browserClient = new OAuth2Client(clientId, null, redirectUri);
	// RFC 6749 2.3.1: id and secret are form-encoded before they go into the Basic header.
	const serverClient = new OAuth2Client(formEncoded(clientId), formEncoded(clientSecret), redirectUri);

	async function exchange(code: string, codeVerifier: string): Promise<OAuth2Tokens> {
		const { tokenEndpoint } = await metadata();
		try {
			return await inTime(serverClient.validateAuthorizationCode(tokenEndpoint, code, codeVerifier));
		} catch (cause) {
			if (cause instanceof SignInFailure) throw cause;
			if (cause instanceof OAuth2RequestError) {
				// `invalid_grant`: the code was used, is too old or was never given out.
				const failure = cause.code === "invalid_grant" ? "ATTEMPT_EXPIRED" : "PROVIDER_ERROR";
				throw new SignInFailure(failure, `The token endpoint answered ${cause.code}`);
			}
			const failure = cause instanceof ArcticFetchError ? "PROVIDER_UNREACHABLE" : "PROVIDER_ERROR";
			throw new SignInFailure(failure, `The token endpoint failed: ${String(cause)}`, cause);
		}
	}

	return {
		/** Where to send the browser. */
		async authorizationUrl({ state, nonce, codeVerifier }: Checks): Promise<URL> {
			const { authorizationEndpoint, scopes } = await metadata();
			// Dex, Authelia and others give groups to who asks for the scope of that name; some refuse an unknown one.
			const groups = rules && rules.allowedGroups.length > 0 && scopes.includes(rules.groupsClaim);
			const url = browserClient.createAuthorizationURLWithPKCE(
				authorizationEndpoint,
				state,
				CodeChallengeMethod.S256,
				codeVerifier,
				["openid", "profile", "email", ...(groups ? [rules.groupsClaim] : [])],
			);
			url.searchParams.set("nonce", nonce);
			if (prompt) url.searchParams.set("prompt", prompt);
			return url;
		},

		/** Checks the answer's `iss` (RFC 9207): another provider's code must not be sent to ours. */
		async checkIssuer(iss: string | undefined): Promise<void> {
			const { issuer, namesItself } = await metadata();
			if (iss === undefined ? namesItself : iss !== issuer) {
				throw new SignInFailure("TOKEN_REFUSED", "The answer comes from another issuer");
			}
		},

		/** Turns the code into a verified person. Throws a SignInFailure. */
		async redeem(code: string, checks: Omit<Checks, "state">, log: FastifyBaseLogger): Promise<Arrived> {
			const tokens = await exchange(code, checks.codeVerifier);
			const provider = await metadata();
			const claims = await verifyIdToken(idTokenOf(tokens), {
				metadata: provider,
				clientId,
				nonce: checks.nonce,
				now: await now(),
			});
			const arrived = { issuer: provider.issuer, subject: claims.sub };
			const undecided = rules !== null && lacksDecisiveClaims(claims, rules);
			if (provider.userinfoEndpoint === null || (!undecided && !lacksProfile(profileOf(claims)))) {
				return { ...arrived, claims, profile: profileOf(claims) };
			}
			const more = await userinfo(provider.userinfoEndpoint, tokens.accessToken(), claims.sub).catch(
				(cause) => {
					if (undecided) {
						throw new SignInFailure(
							"PROVIDER_UNREACHABLE",
							`Userinfo, which decides, could not be read: ${String(cause)}`,
							cause,
						);
					}
					log.warn(
						{ err: cause },
						"the identity provider's userinfo could not be read; signing in without it",
					);
					return {};
				},
			);
			const joined = joinClaims(claims, more);
			return { ...arrived, claims: joined, profile: profileOf(joined) };
		},
	};
}

export type OidcClient = ReturnType<typeof oidcClient>;

function idTokenOf(tokens: OAuth2Tokens): string {
	try {
		return tokens.idToken();
	} catch (cause) {
		throw new SignInFailure("TOKEN_REFUSED", "The token answer holds no ID token", cause);
	}
}

async function userinfo(
	endpoint: string,
	accessToken: string,
	subject: string,
): Promise<Record<string, unknown>> {
	const response = await fetch(endpoint, {
		headers: { authorization: `Bearer ${accessToken}`, accept: "application/json" },
		signal: AbortSignal.timeout(timeoutMs),
	});
	if (!response.ok) throw new Error(`Userinfo answered ${response.status}`);
	const claims: unknown = await response.json();
	if (typeof claims !== "object" || claims === null || !("sub" in claims) || claims.sub !== subject) {
		throw new Error("Userinfo speaks of another person");
	}
	return { ...claims };
}

/** Arctic's request has no time limit of its own. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		const failure = new SignInFailure("PROVIDER_UNREACHABLE", "The token endpoint did not answer in time");
		timer = setTimeout(() => reject(failure), timeoutMs);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}

function formEncoded(text: string): string {
	return new URLSearchParams({ "": text }).toString().slice(1);
}
