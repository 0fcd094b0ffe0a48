import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";

/** A key for one purpose, made from the session secret, so that no two uses share one. 32 bytes. */
export function deriveKey(sessionSecret: string, purpose: string): Buffer {
	return Buffer.from(hkdfSync("sha256", sessionSecret, "", `throughline ${purpose}`, 32));
}

/** 256 random bits in base64url, for what must not be guessed. */
export function randomToken(): string {
	return randomBytes(32).toString("base64url");
}

/** A key to hash with: kept as an object, as hashing under the bytes themselves costs seven times as much. */
export function hashKey(sessionSecret: string, purpose: string): KeyObject {
	return createSecretKey(deriveKey(sessionSecret, purpose));
}

/** A keyed hash in base64url: who reads the stored value can't find the token, nor make another. */
export function keyedHash(key: KeyObject, text: string): string {
	return createHmac("sha256", key).update(text).digest("base64url");
}
