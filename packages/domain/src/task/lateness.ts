import type { Task } from "../task.ts";
import { isCompleted } from "./completion.ts";

/** In words: `Overdue` when the last day of a task that is not completed has passed, `Late start` when only its first one has and it has not begun. */
export type Lateness = "Overdue" | "Late start";

type Dated = Pick<Task, "startDate" | "endDate"> & { status: string };

/** How late a task is on a day, `YYYY-MM-DD`; null when it is not, or has no dates to tell by. */
export function latenessOf({ startDate, endDate, status }: Dated, today: string): Lateness | null {
	if (isCompleted({ status })) return null;
	if (endDate !== null && endDate < today) return "Overdue";
	return status === "Not Started" && startDate !== null && startDate < today ? "Late start" : null;
}
