import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDocumentReader } from "../src/documents/reader.ts";
import { readFileContent } from "../src/documents/worker/read-file.ts";
import { longDocx, longPdf, longWorkbook, scannedPage, scannedPdf } from "./long-documents.ts";

type Measured = { name: string; file: string; bytes: Buffer; count: number; unit: string; withinMs?: number };

/**
 * Reading files of each type, the start of the process that reads included: how many pages or rows a second of
 * processor time. A PDF of 300 pages must have its text and passages within three seconds. Beside it the time of `pdftotext`, where there is one.
 * @returns whether the target was met
 */
export async function benchDocuments(print: (line: string) => void): Promise<boolean> {
	const folder = await mkdtemp(join(tmpdir(), "throughline-documents-"));
	const reader = openDocumentReader({ pathOf: (key) => join(folder, key), discard: async () => {} });
	const all: Measured[] = [
		{ name: "PDF", file: "long.pdf", bytes: longPdf(300), count: 300, unit: "pages", withinMs: 3_000 },
		{ name: "Word", file: "long.docx", bytes: longDocx(300), count: 300, unit: "pages" },
		{ name: "Excel", file: "long.xlsx", bytes: longWorkbook(15_000, "xlsx"), count: 15_000, unit: "rows" },
		{ name: "Excel 97", file: "long.xls", bytes: longWorkbook(15_000, "biff8"), count: 15_000, unit: "rows" },
		{ name: "Scanned PDF", file: "scan.pdf", bytes: scannedPdf(5), count: 5, unit: "pages" },
		{ name: "Scanned page", file: "scan.png", bytes: scannedPage(), count: 1, unit: "pages" },
	];
	print(
		"Reading files, each in a process of its own: wall time with its start (median of 3), and processor time",
	);
	let met = true;
	try {
		for (const { name, file, bytes, count, unit, withinMs } of all) {
			await writeFile(join(folder, file), bytes);
			const upload = { name: file, byteSize: bytes.length, sha256: "", storageKey: file };
			const asking = { signal: new AbortController().signal, say: async () => {} };
			const { ms, result } = await median(() => reader.read(upload, asking));
			const busyMs = await processorTime(() => readFileContent(bytes, file, { say() {}, ocr() {} }));
			const speed = (count / (busyMs / 1000)).toLocaleString("en", { maximumSignificantDigits: 3 });
			const figures = `${ms.toFixed(0).padStart(6)} ms  ${busyMs.toFixed(0).padStart(6)} ms  ${speed.padStart(7)} a second`;
			const read = `${result.content.length.toLocaleString("en")} characters, ${result.passages.length.toLocaleString("en")} passages`;
			const verdict = withinMs ? `  target ${withinMs} ms  ${busyMs <= withinMs ? "met" : "MISSED"}` : "";
			print(`  ${name.padEnd(13)}${String(count).padStart(6)} ${unit}  ${figures}  ${read}${verdict}`);
			met &&= busyMs <= (withinMs ?? Number.POSITIVE_INFINITY);
			if (file === "long.pdf") await besidePdftotext(join(folder, file), ms, print);
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	return met;
}

/** Of all threads of this process, in milliseconds: what a busy machine does not distort. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

async function median<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
	const rounds: { ms: number; result: T }[] = [];
	for (let round = 0; round < 3; round++) {
		const started = performance.now();
		const result = await work();
		rounds.push({ ms: performance.now() - started, result });
	}
	const [, middle] = rounds.sort((one, other) => one.ms - other.ms);
	if (!middle) throw new Error("Nothing was measured");
	return middle;
}

async function besidePdftotext(file: string, ours: number, print: (line: string) => void): Promise<void> {
	try {
		const { ms } = await median(() =>
			promisify(execFile)("pdftotext", [file, "-"], { maxBuffer: 100_000_000 }),
		);
		print(`  pdftotext takes ${ms.toFixed(0)} ms for it: ours ${(ours / ms).toFixed(1)} times that`);
	} catch {
		print("  (there is no pdftotext here to compare with)");
	}
}
