import { access } from "node:fs/promises";
import { readTyped } from "@throughline/trpc/consultant/reading/read-typed";
import type { Log } from "@throughline/trpc/context";
import { CodedError } from "@throughline/trpc/error";
import type { DocumentReader, NewDocument } from "@throughline/trpc/ports/document-reader";
import type { FileStore } from "./file-store.ts";
import { type ReadingLimits, readInProcess } from "./reading-process.ts";
import { openTurns } from "./turns.ts";
import type { PageTask } from "./worker/messages.ts";

const gibibyte = 1024 ** 3;
const usual: ReadingLimits = { seconds: 60, secondsPerScannedPage: 30, memory: gibibyte };

/** A page comes from anybody, and twenty may be waiting. */
const pageSeconds = 20;

const elsewhere =
	"The uploaded file is not where this server looks for it. Servers on one database must share one DATA_DIR.";

/** How many files, and how many texts, are read at once; a further one waits its turn. */
const mostAtOnce = 2;

/** Up to so many characters a text is read here and now: that takes less than it takes to start a process. */
const shortText = 10_000;

/** Reads files, texts, the bodies that bring them, and pages of the web. */
export type Reader = DocumentReader & {
	/** The JSON of a call that brings a long text. Throws INVALID_INPUT, TOO_LARGE, and what `readText` throws. */
	parseLongBody(bytes: Buffer): Promise<unknown>;
	/** A page of the web that was fetched. Throws UNREADABLE and TIMED_OUT, and the signal's reason. */
	readFetched(page: Omit<PageTask, "kind">, signal: AbortSignal): Promise<NewDocument>;
};

/**
 * Reads files and long texts in processes of their own, one for each, which can be killed at any moment: by a cancel,
 * when time or memory are up, when the server stops.
 */
export function openDocumentReader(
	store: Pick<FileStore, "pathOf" | "discard">,
	{ limits = usual, log }: { limits?: ReadingLimits; log?: Pick<Log, "info"> } = {},
): Reader {
	const fileInTurn = openTurns(mostAtOnce);
	// Nobody who types waits for scans of many pages.
	const textInTurn = openTurns(mostAtOnce);
	const closing = new AbortController();
	const bounded = (signal?: AbortSignal) =>
		signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;

	return {
		async read(upload, { signal: asked, say }) {
			const signal = bounded(asked);
			return await fileInTurn(signal, async () => {
				const path = store.pathOf(upload.storageKey);
				await access(path).catch((cause) => {
					throw new CodedError("UNREADABLE", elsewhere, { cause });
				});
				const report = (reason: string) =>
					log?.info({ file: upload.storageKey, reason }, "a file could not be read");
				const task = { kind: "file", path, name: upload.name, memory: limits.memory } as const;
				return await readInProcess(task, limits, { signal, say, report });
			});
		},
		async readText(text, asked) {
			if (text.length <= shortText) return readTyped(text);
			const signal = bounded(asked);
			const task = { kind: "text", text, memory: limits.memory } as const;
			return await textInTurn(signal, () => readInProcess(task, limits, { signal }));
		},
		async parseLongBody(bytes) {
			const { signal } = closing;
			const task = { kind: "body", bytes, memory: limits.memory } as const;
			return await textInTurn(signal, () => readInProcess(task, limits, { signal }));
		},
		async readFetched(page, asked) {
			const signal = bounded(asked);
			const report = (reason: string) =>
				log?.info({ site: new URL(page.finalUrl).host, reason }, "a page could not be read");
			const task = { ...page, kind: "page", memory: limits.memory } as const;
			const pageLimits = { ...limits, seconds: Math.min(limits.seconds, pageSeconds) };
			return await fileInTurn(signal, () => readInProcess(task, pageLimits, { signal, report }));
		},
		discard: (key) => store.discard(key),
		async close() {
			closing.abort(new CodedError("UNAVAILABLE", "The server is stopping"));
		},
	};
}
