/** One task waits for another. */
export type Link = { predecessorId: string; successorId: string };

/**
 * The tasks of a circle in the links, each before the one that waits for it, the first again at the end
 * (`["a", "b", "c", "a"]`); null when there is none. Linear in the number of links.
 */
export function findCycle(links: readonly Link[]): string[] | null {
	const successors = successorsOf(links);
	const done = new Set<string>();
	for (const start of successors.keys()) {
		const cycle = done.has(start) ? null : cycleFrom(start, successors, done);
		if (cycle) return cycle;
	}
	return null;
}

/** Walks depth first, without recursion because a chain may be thousands of tasks long. */
function cycleFrom(start: string, successors: Map<string, string[]>, done: Set<string>): string[] | null {
	const path = [start];
	const under = new Map([[start, successorsIn(successors, start)]]);
	for (let at: string | undefined = start; at !== undefined; at = path.at(-1)) {
		const next = under.get(at)?.next().value;
		if (next === undefined) {
			path.pop();
			under.delete(at);
			done.add(at);
		} else if (under.has(next)) {
			return [...path.slice(path.indexOf(next)), next];
		} else if (!done.has(next)) {
			path.push(next);
			under.set(next, successorsIn(successors, next));
		}
	}
	return null;
}

function successorsIn(successors: Map<string, string[]>, task: string): Iterator<string, undefined> {
	return (successors.get(task) ?? []).values();
}

/**
 * The shortest circle that `added` closes with links that have none, beginning and ending with its predecessor; null
 * when it closes none.
 */
export function cycleClosedBy(added: Link, links: readonly Link[]): string[] | null {
	const { predecessorId, successorId } = added;
	if (predecessorId === successorId) return [predecessorId, successorId];
	const successors = successorsOf(links);
	const cameFrom = new Map<string, string>([[successorId, predecessorId]]);
	const queue = [successorId];
	for (const task of queue) {
		for (const next of successors.get(task) ?? []) {
			if (next === predecessorId) return [...pathTo(task, predecessorId, cameFrom), predecessorId];
			if (cameFrom.has(next)) continue;
			cameFrom.set(next, task);
			queue.push(next);
		}
	}
	return null;
}

function pathTo(task: string, start: string, cameFrom: Map<string, string>): string[] {
	const path = [task];
	for (let at = task; at !== start; ) {
		at = cameFrom.get(at) ?? start;
		path.unshift(at);
	}
	return path;
}

function successorsOf(links: readonly Link[]): Map<string, string[]> {
	const successors = new Map<string, string[]>();
	for (const { predecessorId, successorId } of links) {
		const after = successors.get(predecessorId);
		if (after) after.push(successorId);
		else successors.set(predecessorId, [successorId]);
	}
	return successors;
}

/** A circle for a person: "Design → Build → Test → Design". A long one is shortened in its middle. */
export function cycleInWords(cycle: readonly string[], nameOf: (id: string) => string): string {
	const names = cycle.map(nameOf);
	const shown = names.length > 9 ? [...names.slice(0, 4), "…", ...names.slice(-4)] : names;
	return shown.join(" → ");
}
