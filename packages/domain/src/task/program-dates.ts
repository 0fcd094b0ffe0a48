import type { Task } from "../task.ts";

/** In words: where a task lies outside its program's dates. */
export type OutsideProgram = "Starts before the program" | "Ends after the program";

type Dates = Pick<Task, "startDate" | "endDate">;

/** Which of a program's dates a task passes, the later one first told; null when neither, or none is known. */
export function outsideProgram(task: Dates, program: Dates): OutsideProgram | null {
	const last = task.endDate ?? task.startDate;
	const first = task.startDate ?? task.endDate;
	if (last !== null && program.endDate !== null && last > program.endDate) return "Ends after the program";
	if (first !== null && program.startDate !== null && first < program.startDate)
		return "Starts before the program";
	return null;
}
