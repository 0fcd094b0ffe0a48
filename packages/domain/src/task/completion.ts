import type { Issue } from "../shape.ts";

/** The status of work that is over. */
export const completedStatus = "Completed";
const notStartedStatus = "Not Started";

type Standing = { status: string; progress: number | null };
type Change = { status?: string | undefined; progress?: number | null | undefined };

/** Whether the work is over: what every count of completed tasks goes by. */
export function isCompleted({ status }: { status: string }): boolean {
	return status === completedStatus;
}

/** Whole percent done, 0–100, for every figure that weighs progress; work that nobody measures has done nothing. */
export function percentDone({ progress }: { progress: number | null }): number {
	return progress ?? 0;
}

/**
 * A change of status or progress with what follows from it for the other one, which it leaves open: Completed is 100 %,
 * 100 % without a status is Completed, and what is put back to Not Started is not at 100 %.
 * @param before null: there was no task before
 */
export function withCompletion<C extends Change>(change: C, before: Standing | null): C {
	const { status, progress } = change;
	if (status === undefined) return progress === 100 ? { ...change, status: completedStatus } : change;
	if (status === completedStatus) return progress == null ? { ...change, progress: 100 } : change;
	const isReset = status === notStartedStatus && progress === undefined && before?.progress === 100;
	return isReset ? { ...change, progress: 0 } : change;
}

/** What is wrong with a task's progress, judged with its status as both would be stored. */
export function completionIssues({ status, progress }: Standing): Issue[] {
	if (status === completedStatus && progress !== 100) {
		const message = "A completed task is at 100 %. Name another status with this progress";
		return [{ path: "progress", message }];
	}
	if (status === notStartedStatus && progress === 100) {
		const message = "A task at 100 % has started. Name another status, or a lower progress";
		return [{ path: "progress", message }];
	}
	return [];
}
