import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "@throughline/db/connect";
import { aiProvider, webSearch } from "@throughline/db/schema";
import { readProviderRows } from "@throughline/trpc/ai-provider/rows";
import type { WebSearchRow } from "@throughline/trpc/ports/web-search-desk";
import { readSearchRow } from "@throughline/trpc/web-search/rows";
import { and, eq } from "drizzle-orm";
import { deriveKey } from "../../secret.ts";

/** Where a key belongs; it can be read for no other provider and no other address. */
type Place = { provider: string; baseUrl: string | null };
type Sealed = Place & { sealedKey: string | null };

/** The same for a key of the web search. */
export const placeOfSearch = ({ kind, baseUrl }: Pick<WebSearchRow, "kind" | "baseUrl">): Place => ({
	provider: `web search/${kind}`,
	baseUrl,
});

/** Encrypts the keys of providers and of the web search. The plain ones are in memory only, for as long as one is spoken to. */
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
		const sealedKey = resealed(keys, row);
		if (sealedKey === null || row.sealedKey === null) continue;
		await db
			.update(aiProvider)
			.set({ sealedKey, updatedAt: row.updatedAt })
			.where(and(eq(aiProvider.id, row.id), eq(aiProvider.sealedKey, row.sealedKey)));
		count++;
	}
	const search = await readSearchRow(db);
	const sealedKey = search ? resealed(keys, { ...placeOfSearch(search), sealedKey: search.sealedKey }) : null;
	if (search?.sealedKey && sealedKey !== null) {
		await db
			.update(webSearch)
			.set({ sealedKey, updatedAt: search.updatedAt })
			.where(and(eq(webSearch.id, search.id), eq(webSearch.sealedKey, search.sealedKey)));
		count++;
	}
	return count;
}

/** The key under the current secret; null where it is, or cannot be read. */
function resealed(keys: SealedKeys, row: Sealed): string | null {
	const key = keys.isOutdated(row) ? keys.open(row) : null;
	return key === null ? null : keys.seal(row, key);
}
