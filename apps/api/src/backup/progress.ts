import { StartProblem } from "../start-problem.ts";

/** How far a backup or a restore is: it tells a person, and ends what has stopped moving. */
export type Progress = {
	/** Fires when the work is to end: somebody asked for it, or nothing has moved for too long. */
	readonly signal: AbortSignal;
	/**
	 * Begins a phase.
	 * @param label what is done, such as "Saving the rows"
	 * @param longestPauseMs how long the phase may go without `moved` before it counts as stuck
	 */
	phase(label: string, longestPauseMs?: number): void;
	/** Says that the phase moved. @param state what is done of it, such as "12 of 48 tables" */
	moved: (state?: unknown) => void;
	/** Says a sentence that stays on the terminal. */
	say(sentence: string): void;
	close(): void;
};

/** Rows, files and their disks answer within this; a single statement may take longer. */
const usualPauseMs = 60_000;
/** For one statement that PostgreSQL works on without a word: building an index over millions of rows. */
export const statementPauseMs = 3_600_000;

const shownEveryMs = { terminal: 200, log: 10_000 };

/**
 * Shows progress on a stream: on a terminal as one line that changes, elsewhere as a line every ten seconds.
 * @param stop ends the work from outside
 */
export function showProgress(
	stream: { isTTY?: boolean; write(text: string): unknown },
	stop: AbortSignal,
): Progress {
	const stuck = new AbortController();
	const signal = AbortSignal.any([stop, stuck.signal]);
	let [label, state, pauseMs] = ["Starting", "", usualPauseMs];
	let [startedAt, movedAt, shownAt] = [performance.now(), performance.now(), performance.now()];
	let lineLength = 0;

	const clear = (): void => {
		if (lineLength > 0) stream.write(`\r${" ".repeat(lineLength)}\r`);
		lineLength = 0;
	};
	const show = (): void => {
		const now = performance.now();
		if (now - shownAt < (stream.isTTY ? shownEveryMs.terminal : shownEveryMs.log)) return;
		shownAt = now;
		const text = `${label}${state && `: ${state}`} (${Math.round((now - startedAt) / 1000)} s)`;
		if (!stream.isTTY) return void stream.write(`${text}\n`);
		clear();
		stream.write(text);
		lineLength = text.length;
	};
	const timer = setInterval(() => {
		show();
		if (performance.now() - movedAt < pauseMs) return;
		stuck.abort(
			new StartProblem(
				`Nothing has moved for ${Math.round(pauseMs / 1000)} seconds while ${label.charAt(0).toLowerCase()}${label.slice(1)}: check the database and the disk.`,
			),
		);
	}, shownEveryMs.terminal);
	timer.unref();

	return {
		signal,
		phase(next, longestPauseMs = usualPauseMs) {
			[label, state, pauseMs] = [next, "", longestPauseMs];
			movedAt = performance.now();
		},
		moved(next) {
			movedAt = performance.now();
			if (typeof next === "string") state = next;
			else if (typeof next === "number") state = megabytes(next);
		},
		say(sentence) {
			clear();
			stream.write(`${sentence}\n`);
		},
		close() {
			clearInterval(timer);
			clear();
		},
	};
}

/** A number of bytes for a person. */
export function megabytes(bytes: number): string {
	const digits = bytes < 100_000_000 ? 1 : 0;
	return `${(bytes / 1_000_000).toLocaleString("en-US", { maximumFractionDigits: digits })} MB`;
}
