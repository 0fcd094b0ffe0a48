import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "@throughline/db/connect";
import { aiProvider } from "@throughline/db/schema";
import { readProviderRows } from "@throughline/trpc/ai-provider/rows";
import type { AiProviderRow } from "@throughline/trpc/ports/ai-provider-desk";
import { and, eq } from "drizzle-orm";
import { deriveKey } from "../../secret.ts";

/** Where a key belongs; it can be read for no other provider and no other address. */
type Place = Pick<AiProviderRow, "provider" | "baseUrl">;
type Sealed = Place & Pick<AiProviderRow, "sealedKey">;

/** Encrypts the keys of providers. The plain ones are in memory only, for as long as a model is spoken to. */
export type SealedKeys = {
	seal(place: Place, key: string): string;
	/** The key; null when there is none, or none that can be read: of another secret, or changed in the database. */
	open(row: Sealed): string | null;
	/** Whether a key was sealed with an earlier secret. */
	isOutdated(row: Sealed): boolean;
};

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** The form of what is stored: this, then nonce, encrypted key and tag in base64url. */
const form = "v1.";

/**
 * AES-256-GCM under a key derived from the session secret; a random nonce for each, provider and address as associated
 * data.
 * @param secrets the session secret, then those before it
 */
export function openSealedKeys(...secrets: string[]): SealedKeys {
	const [current, ...earlier] = secrets.map((secret) => deriveKey(secret, "keys of AI providers"));
	if (!current) throw new Error("Keys need a session secret");
	return {
		seal: (place, key) => sealWith(current, place, key),
		open: (row) =>
			[current, ...earlier].reduce<string | null>((found, key) => found ?? openWith(key, row), null),
		isOutdated: (row) =>
			openWith(current, row) === null && earlier.some((key) => openWith(key, row) !== null),
	};
}

function sealWith(key: Buffer, place: Place, text: string): string {
	const nonce = randomBytes(nonceBytes);
	const cipherer = createCipheriv(cipher, key, nonce).setAAD(associated(place));
	const encrypted = [cipherer.update(text, "utf8"), cipherer.final()];
	return form + Buffer.concat([nonce, ...encrypted, cipherer.getAuthTag()]).toString("base64url");
}

function openWith(key: Buffer, { sealedKey, ...place }: Sealed): string | null {
	if (!sealedKey?.startsWith(form)) return null;
	const sealed = Buffer.from(sealedKey.slice(form.length), "base64url");
	if (sealed.length <= nonceBytes + tagBytes) return null;
	try {
		const opener = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes));
		opener.setAAD(associated(place)).setAuthTag(sealed.subarray(-tagBytes));
		const text = opener.update(sealed.subarray(nonceBytes, -tagBytes));
		return Buffer.concat([text, opener.final()]).toString("utf8");
	} catch {
		// Neither the secret nor the place that it was sealed for.
		return null;
	}
}

function associated({ provider, baseUrl }: Place): Buffer {
	return Buffer.from(JSON.stringify([provider, baseUrl]));
}

/** Encrypts anew what an earlier secret encrypted. Instances that start at once do the same, and one of them first. */
export async function resealKeys(db: Database, keys: SealedKeys): Promise<number> {
	let count = 0;
	for (const row of await readProviderRows(db)) {
		const key = keys.isOutdated(row) ? keys.open(row) : null;
		if (key === null || row.sealedKey === null) continue;
		await db
			.update(aiProvider)
			.set({ sealedKey: keys.seal(row, key), updatedAt: row.updatedAt })
			.where(and(eq(aiProvider.id, row.id), eq(aiProvider.sealedKey, row.sealedKey)));
		count++;
	}
	return count;
}
