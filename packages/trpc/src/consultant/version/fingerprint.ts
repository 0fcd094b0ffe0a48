import { createHash } from "node:crypto";

/** Tells one stored JSON value from another; null for none. */
export function fingerprint(stored: unknown): string | null {
	if (stored === null) return null;
	return createHash("sha256").update(JSON.stringify(stored)).digest("hex").slice(0, 16);
}
