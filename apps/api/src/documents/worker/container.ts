import { promisify } from "node:util";
import { CFB } from "@e965/xlsx";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { limits } from "./limits.ts";
import { Refusal, refusals } from "./refusal.ts";

const openZip = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** What a zip file is, and whether it holds text that readers do not see. */
export type ZipContent = { kind: "docx" | "xlsx"; hidden: boolean };

/**
 * Looks into a zip file without unpacking it into memory: what it is, and that it is no bomb. The true sizes count, not
 * those that it declares. Null for a zip file of anything else.
 */
export async function zipContent(bytes: Buffer): Promise<ZipContent | null> {
	const zip = await openZip(bytes, { lazyEntries: true, decodeStrings: true }).catch((error: unknown) => {
		throw refusals.damaged(error);
	});
	if (zip.entryCount > limits.entries) throw refusals.bomb();
	const allowed = Math.min(limits.unpackedBytes, Math.max(bytes.length, 200_000) * limits.unpackedRatio);
	const names = new Set<string>();
	let unpacked = 0;
	let hidden = false;
	try {
		for await (const entry of entriesOf(zip)) {
			names.add(entry.fileName);
			if (entry.isEncrypted()) throw refusals.encrypted();
			const seen = await look(zip, entry, allowed - unpacked);
			unpacked += seen.bytes;
			hidden ||= seen.hidden;
		}
	} catch (error) {
		throw error instanceof Refusal ? error : refusals.damaged(error);
	} finally {
		zip.close();
	}
	if (names.has("word/document.xml")) return { kind: "docx", hidden };
	if (names.has("xl/workbook.xml")) return { kind: "xlsx", hidden: false };
	return null;
}

async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
	for (;;) {
		const entry = await new Promise<Entry | null>((resolve, reject) => {
			zip
				.once("entry", resolve)
				.once("end", () => resolve(null))
				.once("error", reject);
			zip.readEntry();
		});
		zip.removeAllListeners();
		if (!entry) return;
		yield entry;
	}
}

/** In Word's XML: runs that are marked as hidden, or of at most two points. */
const hiddenRun = /<w:vanish(?:\/>| w:val="(?:1|true|on)")|<w:sz w:val="[1-4]"/;

/** Unpacks an entry piece by piece: how many bytes it holds, and whether text in it cannot be seen. */
async function look(
	zip: ZipFile,
	entry: Entry,
	allowed: number,
): Promise<{ bytes: number; hidden: boolean }> {
	const stream = await promisify(zip.openReadStream.bind(zip))(entry);
	const xml = /\.(?:xml|rels)$/i.test(entry.fileName);
	let bytes = 0;
	let before = "";
	let hidden = false;
	for await (const chunk of stream as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > allowed) throw refusals.bomb();
		if (!xml) continue;
		const text = before + chunk.toString("latin1");
		if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw refusals.entities();
		hidden ||= entry.fileName === "word/document.xml" && hiddenRun.test(text);
		before = text.slice(-40);
	}
	return { bytes, hidden };
}

/** What a compound file (OLE) is: an old workbook; null for anything else. */
export function compoundContent(bytes: Buffer): { kind: "xls"; hidden: false } | null {
	let names: string[];
	try {
		names = CFB.read(bytes, { type: "buffer" }).FileIndex.map(({ name }: { name: string }) => name);
	} catch (error) {
		throw refusals.damaged(error);
	}
	if (names.includes("EncryptedPackage")) throw refusals.encrypted();
	return names.includes("Workbook") || names.includes("Book") ? { kind: "xls", hidden: false } : null;
}
