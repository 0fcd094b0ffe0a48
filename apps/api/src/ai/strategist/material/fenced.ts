import { createHash } from "node:crypto";

/**
 * A block that its content cannot close: the tag holds a fingerprint of the content, which no text can hold of itself. The
 * same content gives the same block, so that a vendor's cache knows it again.
 */
export function fenced(kind: string, text: string): string {
	const tag = `${kind}-${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
	return `<${tag}>\n${text}\n</${tag}>`;
}
