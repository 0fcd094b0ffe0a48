import { setTimeout as wait } from "node:timers/promises";
import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { SignInFailure } from "../failure.ts";

/** What we need to know of an identity provider. Addresses as strings. */
export type ProviderMetadata = {
	/** Exactly as the provider writes it in its tokens. */
	issuer: string;
	authorizationEndpoint: string;
	tokenEndpoint: string;
	userinfoEndpoint: string | null;
	/** What may be asked for, as far as the provider says. */
	scopes: readonly string[];
	/** Whether the provider promises its name in every answer (RFC 9207). */
	namesItself: boolean;
	keys: JWTVerifyGetKey;
};

const Metadata = z.object({
	issuer: z.string(),
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	jwks_uri: z.url(),
	userinfo_endpoint: z.url().optional(),
	scopes_supported: z.array(z.string()).default([]),
	token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
	authorization_response_iss_parameter_supported: z.boolean().default(false),
});

const hourMs = 3_600_000;
const attempts = 3;

export type DiscoveryOptions = {
	issuer: string;
	/** Where to read the provider's description, when that is not the issuer's own address. */
	at?: () => string;
	/** Where browsers sign in, when the description says it as this server sees it. */
	authorizationEndpoint?: string;
};

/**
 * Learns what the provider is by OpenID Connect Discovery 1.0, at the first sign-in and again every hour. The returned
 * function throws a SignInFailure PROVIDER_UNREACHABLE when the provider does not answer; the next call tries again.
 */
export function discovery({
	issuer,
	at,
	authorizationEndpoint,
}: DiscoveryOptions): () => Promise<ProviderMetadata> {
	let cached: { metadata: ProviderMetadata; at: number } | null = null;
	let running: Promise<ProviderMetadata> | null = null;

	async function learn(): Promise<ProviderMetadata> {
		try {
			const metadata = await discover(issuer, at?.() ?? issuer);
			const adjusted = authorizationEndpoint ? { ...metadata, authorizationEndpoint } : metadata;
			cached = { metadata: adjusted, at: performance.now() };
			return adjusted;
		} catch (error) {
			// What was true an hour ago is better than nobody signing in.
			if (cached) return cached.metadata;
			throw error;
		} finally {
			running = null;
		}
	}

	return async () => {
		if (cached && performance.now() - cached.at < hourMs) return cached.metadata;
		running ??= learn();
		return await running;
	};
}

async function discover(issuer: string, at: string): Promise<ProviderMetadata> {
	const address = `${at.replace(/\/$/, "")}/.well-known/openid-configuration`;
	for (let attempt = 1; ; attempt++) {
		try {
			const response = await fetch(address, {
				headers: { accept: "application/json" },
				signal: AbortSignal.timeout(5000),
			});
			if (!response.ok) throw new Error(`${address} answered ${response.status}`);
			return metadataOf(issuer, at, await response.json());
		} catch (cause) {
			if (attempt < attempts) await wait(attempt * 200);
			else
				throw new SignInFailure(
					"PROVIDER_UNREACHABLE",
					`Discovery at ${address} failed: ${reasonOf(cause)}`,
					cause,
				);
		}
	}
}

function metadataOf(issuer: string, readFrom: string, description: unknown): ProviderMetadata {
	const metadata = Metadata.parse(description);
	// Our configuration writes an address without a path with a slash; the provider may write it without.
	if (metadata.issuer !== issuer && metadata.issuer !== issuer.replace(/\/$/, "")) {
		throw new Error(`it calls itself ${metadata.issuer}, not ${issuer}`);
	}
	const addresses = [
		metadata.authorization_endpoint,
		metadata.token_endpoint,
		metadata.jwks_uri,
		metadata.userinfo_endpoint,
	];
	// What was read over http is the built-in provider, which we reach on this machine.
	if (
		readFrom.startsWith("https:") &&
		addresses.some((address) => address && !address.startsWith("https:"))
	) {
		throw new Error("it names addresses without https");
	}
	if (!metadata.token_endpoint_auth_methods_supported.includes("client_secret_basic")) {
		throw new Error("it does not accept client_secret_basic, which this client uses");
	}
	return {
		issuer: metadata.issuer,
		authorizationEndpoint: metadata.authorization_endpoint,
		tokenEndpoint: metadata.token_endpoint,
		userinfoEndpoint: metadata.userinfo_endpoint ?? null,
		scopes: metadata.scopes_supported,
		namesItself: metadata.authorization_response_iss_parameter_supported,
		keys: createRemoteJWKSet(new URL(metadata.jwks_uri)),
	};
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
