import { createHash, randomBytes } from "node:crypto";

/** What every personal access token looks like: 32 random bytes in base64url behind a prefix that scanners know. */
export const tokenPattern = /^tl_[A-Za-z0-9_-]{43}$/;

/** A new token, to be shown once. */
export function newTokenSecret(): string {
	return `tl_${randomBytes(32).toString("base64url")}`;
}

/** What is stored of a token. It has 256 random bits, so a plain hash can't be searched backwards. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
