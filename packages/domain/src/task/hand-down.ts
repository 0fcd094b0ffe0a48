import type { Task } from "../task.ts";
import type { TaskDependency } from "./dependency.ts";
import { childrenOf } from "./hierarchy/hierarchy.ts";

type Placed = Pick<Task, "id" | "parentId">;

/** The ends of a link, and the summaries for which its tasks stand; null: a task stands for itself. */
type Ends = Pick<TaskDependency, "id" | "predecessorId" | "successorId" | "predecessorFor" | "successorFor">;
type Link = Ends & Pick<TaskDependency, "kind">;

/** Links that name other tasks from now on, and those that would say nothing or the same as another. */
export type HandedDown = { moved: Ends[]; gone: Ends[] };

/**
 * What becomes of the links of tasks that have got sub-tasks, since a summary has none: what hung on the start of the
 * summary hangs on its first leaf, and what hung on its end on its last one, also when another sub-task is that later.
 * A link of a summary whose sub-task goes is given to the one that is the last or first then, or back to the task itself.
 * @param tasks all of the program in their order, as they are now, without those that go
 * @param links all of the program, the oldest first
 */
export function handDown(tasks: readonly Placed[], links: readonly Link[]): HandedDown {
	const children = childrenOf(tasks);
	const leafAt = (id: string, end: End): string => {
		const below = children.get(id)?.at(end);
		return below ? leafAt(below.id, end) : id;
	};
	const present = new Set(tasks.map(({ id }) => id));
	const heirOf = (id: string, standsFor: string | null, end: End) => {
		if (!present.has(id)) {
			if (standsFor === null || !present.has(standsFor)) return { id, standsFor };
			return { id: leafAt(standsFor, end), standsFor: children.has(standsFor) ? standsFor : null };
		}
		const summary = [standsFor, id].find((each) => each !== null && children.has(each)) ?? null;
		return { id: leafAt(summary ?? id, end), standsFor: summary ?? standsFor };
	};
	const heirs = links.map((link) => {
		const [from, to] = endsOf(link.kind);
		const predecessor = heirOf(link.predecessorId, link.predecessorFor, from);
		const successor = heirOf(link.successorId, link.successorFor, to);
		const heir = {
			id: link.id,
			predecessorId: predecessor.id,
			predecessorFor: predecessor.standsFor,
			successorId: successor.id,
			successorFor: successor.standsFor,
		};
		return { link, heir, stays: pairOf(link) === pairOf(heir) };
	});
	const result: HandedDown = { moved: [], gone: [] };
	const pairs = new Set(heirs.flatMap(({ heir, stays }) => (stays ? pairOf(heir) : [])));
	for (const { link, heir, stays } of heirs) {
		if (stays) continue;
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

function pairOf({ predecessorId, successorId }: Pick<Ends, "predecessorId" | "successorId">): string {
	return `${predecessorId} ${successorId}`;
}
