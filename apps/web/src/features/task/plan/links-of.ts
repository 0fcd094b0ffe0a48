import type { TaskDependency } from "@throughline/domain/task/dependency";

/** The links in which a task waits for others, or others for it. */
export function linksOf(dependencies: readonly TaskDependency[], taskId: string): TaskDependency[] {
	return dependencies.filter(
		({ predecessorId, successorId }) => predecessorId === taskId || successorId === taskId,
	);
}
