import { type ChildProcess, fork } from "node:child_process";
import { access } from "node:fs/promises";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { DocumentReader, ReadDocument } from "@throughline/trpc/consultant/document-reader";
import type { Log } from "@throughline/trpc/context";
import { CodedError } from "@throughline/trpc/error";
import type { FileStore } from "./file-store.ts";
import type { Task, Told } from "./worker/messages.ts";
import { refusals } from "./worker/refusal.ts";
import { memorySignal } from "./worker/watchdog.ts";

/** What one reading may take. */
export type ReadingLimits = {
	/** Seconds; and for each page that is read by OCR. */
	seconds: number;
	secondsPerScannedPage: number;
	/** Of resident memory, in bytes. */
	memory: number;
};

const gibibyte = 1024 ** 3;
const usual: ReadingLimits = { seconds: 60, secondsPerScannedPage: 30, memory: gibibyte };

const main = fileURLToPath(new URL("./worker/main.ts", import.meta.url));
const noNetwork = new URL("./worker/no-network.ts", import.meta.url).href;
/** The repository: our code and what is installed. */
const installation = fileURLToPath(new URL("../../../../", import.meta.url));

const elsewhere =
	"The uploaded file is not where this server looks for it. Servers on one database must share one DATA_DIR.";

/** How many files are read at once; a further one waits its turn. */
const mostAtOnce = 2;

/**
 * Reads files in processes of their own, one for each file, which can be killed at any moment: by a cancel, when time or
 * memory are up, when the server stops. Such a process gets none of our environment, may read the installation and its
 * file, and can write nothing and reach no network.
 */
export function openDocumentReader(
	store: Pick<FileStore, "pathOf" | "discard">,
	{ limits = usual, log }: { limits?: ReadingLimits; log?: Pick<Log, "info"> } = {},
): DocumentReader {
	const underWay = new Set<ChildProcess>();
	const waiting: (() => void)[] = [];
	let busy = 0;

	async function turn(signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		if (busy >= mostAtOnce) {
			await new Promise<void>((resolve, reject) => {
				const go = () => {
					signal.removeEventListener("abort", leave);
					resolve();
				};
				const leave = () => {
					waiting.splice(waiting.indexOf(go), 1);
					reject(signal.reason);
				};
				signal.addEventListener("abort", leave, { once: true });
				waiting.push(go);
			});
		} else busy++;
	}

	/** Hands the turn on, or gives it back. */
	function passOn(): void {
		const next = waiting.shift();
		if (next) next();
		else busy--;
	}

	return {
		async read(upload, asking) {
			await turn(asking.signal);
			try {
				const path = store.pathOf(upload.storageKey);
				await access(path).catch((cause) => {
					throw new CodedError("UNREADABLE", elsewhere, { cause });
				});
				const child = startProcess(path, limits.memory);
				underWay.add(child);
				const task = { path, name: upload.name, memory: limits.memory };
				const told = (reason: string) =>
					log?.info({ file: upload.storageKey, reason }, "a file could not be read");
				return await reading(child, task, limits, { ...asking, told }).finally(() => {
					underWay.delete(child);
					child.kill("SIGKILL");
				});
			} finally {
				passOn();
			}
		},
		discard: (key) => store.discard(key),
		async close() {
			for (const child of underWay) child.kill("SIGKILL");
		},
	};
}

function startProcess(path: string, memory: number): ChildProcess {
	const child = fork(main, [], {
		cwd: installation,
		env: {},
		execArgv: [
			"--permission",
			`--allow-fs-read=${installation}`,
			`--allow-fs-read=${path}`,
			// The canvas is native code; OCR and the watchdog run in threads.
			"--allow-addons",
			"--allow-worker",
			`--max-old-space-size=${Math.floor((memory * 0.8) / 1024 ** 2)}`,
			"--disable-warning=SecurityWarning",
			"--disable-warning=ExperimentalWarning",
			"--import",
			noNetwork,
		],
		serialization: "advanced",
		stdio: ["ignore", "ignore", "ignore", "ipc"],
	});
	// People who wait for a screen come first.
	if (child.pid !== undefined) lowerPriority(child.pid);
	return child;
}

function lowerPriority(pid: number): void {
	try {
		setPriority(pid, 5);
	} catch {
		// It is over already, or this system does not let us: then it reads at the usual priority.
	}
}

type Asking = Parameters<DocumentReader["read"]>[1] & {
	/** Told what the parser threw at the file. */
	told(reason: string): void;
};

/** Waits for what the process tells, and for everything that ends it before its time. */
async function reading(
	child: ChildProcess,
	task: Task,
	limits: ReadingLimits,
	{ signal, say, told: tellWhy }: Asking,
): Promise<ReadDocument> {
	let seconds = limits.seconds;
	const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>();
	const refuse = (refusal: { code: "UNREADABLE" | "UNSUPPORTED_TYPE" | "TIMED_OUT"; message: string }) =>
		reject(new CodedError(refusal.code, refusal.message));
	const stop = () => reject(signal.reason);
	const started = Date.now();
	const expire = () => refuse(refusals.slow(seconds));
	// One after the other, and all of it before the end.
	let said = Promise.resolve();
	let done = false;
	let timer = setTimeout(expire, seconds * 1000);

	signal.addEventListener("abort", stop, { once: true });
	child.on("message", (told: Told) => {
		if (told.kind === "done") {
			done = true;
			said.then(() => resolve(told.document), reject);
		} else if (told.kind === "refused") {
			if (told.cause) tellWhy(told.cause);
			refuse(told);
		} else if (told.kind === "progress") {
			said = said.then(() => say(told.percent, told.message));
			said.catch(reject);
		} else {
			seconds = limits.seconds + told.pages * limits.secondsPerScannedPage;
			clearTimeout(timer);
			timer = setTimeout(expire, seconds * 1000 - (Date.now() - started));
		}
	});
	child.once("error", reject);
	// Not at its exit: what it told last may still be on its way then.
	child.once("close", (_code, by) => {
		if (done) return;
		// V8 ends itself by SIGABRT when its heap is full; the system's own guard of memory kills.
		const memory = by === memorySignal || by === "SIGABRT" || by === "SIGKILL";
		refuse(memory ? refusals.memory() : refusals.damaged());
	});
	try {
		if (signal.aborted) stop();
		child.send(task);
		return await promise;
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", stop);
	}
}
