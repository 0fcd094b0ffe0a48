import { createHmac, hkdfSync, randomBytes } from "node:crypto";

/** A key for one purpose, made from the session secret, so that no two uses share one. 32 bytes. */
export function deriveKey(sessionSecret: string, purpose: string): Buffer {
	return Buffer.from(hkdfSync("sha256", sessionSecret, "", `throughline ${purpose}`, 32));
}

/** 256 random bits in base64url, for what must not be guessed. */
export function randomToken(): string {
	return randomBytes(32).toString("base64url");
}

/** A keyed hash in base64url: who reads the stored value can't find the token, nor make another. */
export function keyedHash(key: Buffer, text: string): string {
	return createHmac("sha256", key).update(text).digest("base64url");
}
