import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { CodedError } from "@throughline/trpc/error";
import type { Answers, Task, WorkerMessage } from "./worker/messages.ts";
import { type Refusal, refusals } from "./worker/refusal.ts";
import { memorySignal } from "./worker/watchdog.ts";

/** What one reading may take. */
export type ReadingLimits = {
	/** Seconds; and for each page that is read by OCR. */
	seconds: number;
	secondsPerScannedPage: number;
	/** Of resident memory, in bytes. */
	memory: number;
};

const main = fileURLToPath(new URL("./worker/main.ts", import.meta.url));
const noNetwork = new URL("./worker/no-network.ts", import.meta.url).href;
/** The repository: our code and what is installed. */
const installation = fileURLToPath(new URL("../../../../", import.meta.url));

type Asking = {
	/** Kills the process when it aborts. */
	signal: AbortSignal;
	say?(percent: number, message: string): Promise<void>;
	/** Gets what the parser threw at the file. */
	report?(reason: string): void;
};

/**
 * Has one thing read in a process of its own, which is killed when its time or memory is up, or when the signal aborts.
 * Such a process gets none of our environment, may read the installation and its file, and can write nothing and reach
 * no network. Throws UNREADABLE, UNSUPPORTED_TYPE, INVALID_INPUT, TOO_LARGE or TIMED_OUT with the sentence for the person, and the
 * signal's reason.
 */
export async function readInProcess<Kind extends Task["kind"]>(
	task: Extract<Task, { kind: Kind }>,
	limits: ReadingLimits,
	asking: Asking,
): Promise<Answers[Kind]> {
	asking.signal.throwIfAborted();
	const child = startProcess("path" in task ? [task.path] : [], limits.memory);
	try {
		return (await answerOf(child, task, limits, asking)) as Answers[Kind];
	} finally {
		child.kill("SIGKILL");
	}
}

function startProcess(paths: readonly string[], memory: number): ChildProcess {
	const child = fork(main, [], {
		cwd: installation,
		env: {},
		execArgv: [
			"--permission",
			`--allow-fs-read=${installation}`,
			...paths.map((path) => `--allow-fs-read=${path}`),
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

/** Waits for what the process tells, and for everything that ends it before its time. */
async function answerOf(
	child: ChildProcess,
	task: Task,
	limits: ReadingLimits,
	{ signal, say, report }: Asking,
): Promise<Answers[Task["kind"]]> {
	const what = task.kind === "body" ? "text" : task.kind;
	let seconds = limits.seconds;
	const { promise, resolve, reject } = Promise.withResolvers<Answers[Task["kind"]]>();
	const refuse = ({ code, message }: Pick<Refusal, "code" | "message">) =>
		reject(new CodedError(code, message));
	const stop = () => reject(signal.reason);
	const started = performance.now();
	const expire = () => refuse(refusals.slow(what, seconds));
	// One after the other, and all of it before the end.
	let reported = Promise.resolve();
	let done = false;
	let timer = setTimeout(expire, seconds * 1000);

	signal.addEventListener("abort", stop, { once: true });
	child.on("message", (message: WorkerMessage) => {
		if (message.kind === "done") {
			done = true;
			reported.then(() => resolve(message.answer), reject);
		} else if (message.kind === "refused") {
			if (message.cause) report?.(message.cause);
			refuse(message);
		} else if (message.kind === "progress") {
			reported = reported.then(() => say?.(message.percent, message.message));
			reported.catch(reject);
		} else {
			seconds = limits.seconds + message.pages * limits.secondsPerScannedPage;
			clearTimeout(timer);
			timer = setTimeout(expire, seconds * 1000 - (performance.now() - started));
		}
	});
	child.once("error", reject);
	// Not at its exit: what it told last may still be on its way then.
	child.once("close", (_code, by) => {
		if (done) return;
		// V8 ends itself by SIGABRT when its heap is full; the system's own guard of memory kills.
		const memory = by === memorySignal || by === "SIGABRT" || by === "SIGKILL";
		if (memory) refuse(refusals.memory(what));
		else if (what === "file") refuse(refusals.damaged());
		else if (what === "page") refuse(refusals.page());
		else reject(new Error("The process that read a text ended without an answer"));
	});
	try {
		child.send(task);
		return await promise;
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", stop);
	}
}
