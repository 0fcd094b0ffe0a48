import type { Task } from "../task.ts";
import type { TaskDependency } from "./dependency.ts";
import { childrenOf } from "./hierarchy.ts";

type Placed = Pick<Task, "id" | "parentId">;
type Link = Pick<TaskDependency, "id" | "predecessorId" | "successorId">;

/** Links that name other tasks from now on, and those that would say nothing or the same as another. */
export type HandedDown = { moved: Link[]; gone: Link[] };

/**
 * What becomes of the links of tasks that have got sub-tasks, since a summary has none: its first leaf waits for what
 * the summary waited for, and what waited for the summary waits for its last leaf.
 * @param tasks all of the program in their order, as they are now
 * @param links all of the program, the oldest first
 */
export function handDown(tasks: readonly Placed[], links: readonly Link[]): HandedDown {
	const children = childrenOf(tasks);
	const leafAt = (id: string, end: 0 | -1): string => {
		const below = children.get(id)?.at(end);
		return below ? leafAt(below.id, end) : id;
	};
	const result: HandedDown = { moved: [], gone: [] };
	const stays = ({ predecessorId, successorId }: Link) =>
		!children.has(predecessorId) && !children.has(successorId);
	const pairs = new Set(links.filter(stays).map(pairOf));
	for (const link of links) {
		if (stays(link)) continue;
		const { id, predecessorId, successorId } = link;
		const heir = { id, predecessorId: leafAt(predecessorId, -1), successorId: leafAt(successorId, 0) };
		if (heir.predecessorId === heir.successorId || pairs.has(pairOf(heir))) result.gone.push(link);
		else result.moved.push(heir);
		pairs.add(pairOf(heir));
	}
	return result;
}

function pairOf({ predecessorId, successorId }: Link): string {
	return `${predecessorId} ${successorId}`;
}
