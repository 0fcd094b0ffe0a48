import { timingSafeEqual } from "node:crypto";
import { errors, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import { SignInFailure } from "../failure.ts";
import type { ProviderMetadata } from "./discovery.ts";

/** Signatures that only the provider can make. `none` and the HS family, which we could make too, are not among them. */
const algorithms = [
	"RS256",
	"RS384",
	"RS512",
	"PS256",
	"PS384",
	"PS512",
	"ES256",
	"ES384",
	"ES512",
	"EdDSA",
	"Ed25519",
];

/** How far the provider's clock may differ from the one that decides here. */
const toleranceSeconds = 60;
const oldestSeconds = 600;

const Claims = z.object({ sub: z.string().min(1).max(255), nonce: z.string(), azp: z.string().optional() });

/** Claims that a provider vouches for. */
export type VerifiedClaims = JWTPayload & { sub: string };

type Expected = {
	metadata: Pick<ProviderMetadata, "issuer" | "keys">;
	clientId: string;
	nonce: string;
	/** The moment against which the token's times are held. */
	now: Date;
};

/**
 * Verifies an ID token as OpenID Connect Core 3.1.3.7 says: signature by a key of the provider, issuer, audience,
 * authorised party, expiry, age and nonce; clocks may differ by a minute. Throws a SignInFailure: TOKEN_REFUSED, or PROVIDER_UNREACHABLE when the keys
 * can't be fetched.
 */
export async function verifyIdToken(
	token: string,
	{ metadata, clientId, nonce, now }: Expected,
): Promise<VerifiedClaims> {
	const payload = await verifiedPayload(token, metadata, { audience: clientId, now });
	const claims = Claims.safeParse(payload);
	if (!claims.success) throw new SignInFailure("TOKEN_REFUSED", "The ID token lacks claims", claims.error);
	const { sub, azp } = claims.data;
	if (!sameText(claims.data.nonce, nonce))
		throw new SignInFailure("TOKEN_REFUSED", "The ID token has another nonce");
	const severalAudiences = Array.isArray(payload.aud) && payload.aud.length > 1;
	if (azp === undefined ? severalAudiences : azp !== clientId) {
		throw new SignInFailure("TOKEN_REFUSED", "The ID token was issued for another client");
	}
	return { ...payload, sub };
}

async function verifiedPayload(
	token: string,
	{ issuer, keys }: Expected["metadata"],
	{ audience, now }: { audience: string; now: Date },
): Promise<JWTPayload> {
	try {
		const { payload } = await jwtVerify(token, keys, {
			algorithms,
			issuer,
			audience,
			currentDate: now,
			clockTolerance: toleranceSeconds,
			maxTokenAge: oldestSeconds,
			requiredClaims: ["exp", "iat", "sub", "nonce"],
		});
		return payload;
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		// Jose's plain error and everything that is not Jose's come from fetching the keys.
		const isRefusal = cause instanceof errors.JOSEError && cause.code !== "ERR_JOSE_GENERIC";
		const timedOut = cause instanceof errors.JWKSTimeout;
		if (isRefusal && !timedOut)
			throw new SignInFailure(
				"TOKEN_REFUSED",
				`The ID token does not hold: ${reason}${clockHint(cause, now)}`,
			);
		throw new SignInFailure("PROVIDER_UNREACHABLE", `The provider's keys could not be fetched: ${reason}`);
	}
}

/** A token comes from the provider at this moment: when its times do not fit, most likely a clock is wrong. */
function clockHint(cause: errors.JOSEError, now: Date): string {
	const concernsClaims =
		cause instanceof errors.JWTExpired || cause instanceof errors.JWTClaimValidationFailed;
	if (!concernsClaims || !["exp", "iat", "nbf"].includes(cause.claim)) return "";
	const { iat } = cause.payload;
	if (typeof iat !== "number") return "";
	const seconds = Math.round(iat - now.getTime() / 1000);
	if (Math.abs(seconds) <= toleranceSeconds) return "";
	const differs = `${Math.abs(seconds).toLocaleString("en")} seconds ${seconds > 0 ? "ahead of" : "behind"}`;
	return `. The identity provider's clock is ${differs} ours (the database server's), and ${toleranceSeconds} are tolerated: synchronize both clocks`;
}

function sameText(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
