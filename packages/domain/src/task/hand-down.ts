import type { Task } from "../task.ts";
import type { TaskDependency } from "./dependency.ts";
import { childrenOf } from "./hierarchy/hierarchy.ts";

type Placed = Pick<Task, "id" | "parentId">;
type Ends = Pick<TaskDependency, "id" | "predecessorId" | "successorId">;
type Link = Ends & Pick<TaskDependency, "kind">;

/** Links that name other tasks from now on, and those that would say nothing or the same as another. */
export type HandedDown = { moved: Ends[]; gone: Ends[] };

/**
 * What becomes of the links of tasks that have got sub-tasks, since a summary has none: what hung on the start of the
 * summary hangs on its first leaf, and what hung on its end on its last one.
 * @param tasks all of the program in their order, as they are now
 * @param links all of the program, the oldest first
 */
export function handDown(tasks: readonly Placed[], links: readonly Link[]): HandedDown {
	const children = childrenOf(tasks);
	const leafAt = (id: string, end: End): string => {
		const below = children.get(id)?.at(end);
		return below ? leafAt(below.id, end) : id;
	};
	const result: HandedDown = { moved: [], gone: [] };
	const stays = ({ predecessorId, successorId }: Ends) =>
		!children.has(predecessorId) && !children.has(successorId);
	const pairs = new Set(links.filter(stays).map(pairOf));
	for (const link of links) {
		if (stays(link)) continue;
		const [from, to] = endsOf(link.kind);
		const heir = {
			id: link.id,
			predecessorId: leafAt(link.predecessorId, from),
			successorId: leafAt(link.successorId, to),
		};
		if (heir.predecessorId === heir.successorId || pairs.has(pairOf(heir))) result.gone.push(link);
		else result.moved.push(heir);
		pairs.add(pairOf(heir));
	}
	return result;
}

type End = 0 | -1;

/** Which leaf of the predecessor a kind of link looks at, and which of the successor it holds. */
function endsOf(kind: Link["kind"]): [predecessor: End, successor: End] {
	return [kind.startsWith("S") ? 0 : -1, kind.endsWith("S") ? 0 : -1];
}

function pairOf({ predecessorId, successorId }: Ends): string {
	return `${predecessorId} ${successorId}`;
}
