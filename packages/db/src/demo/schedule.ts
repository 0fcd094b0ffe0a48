import type { TaskStory } from "./story.ts";

/** In weeks of the program: from the Monday of `start` to the Friday before `end`; a milestone is that Friday. */
export type Slot = { start: number; end: number };

/**
 * When each task happens: as early as its links and its own week allow. With `slips` as it turned out,
 * without as it was planned.
 */
export function schedule(tasks: TaskStory[], { slips }: { slips: boolean }): Map<string, Slot> {
	const byKey = new Map(tasks.map((task) => [task.key, task]));
	const slots = new Map<string, Slot>();
	const under = new Set<string>();

	function slotOf(key: string): Slot {
		const existing = slots.get(key);
		if (existing) return existing;
		const task = byKey.get(key);
		if (!task) throw new Error(`The demo has no task "${key}".`);
		if (under.has(key)) throw new Error(`The demo's task "${key}" waits for itself.`);
		under.add(key);
		const length = lengthOf(task, slips);
		const earliest = linksOf(task).map(({ task: before, kind, lagWeeks }) => {
			const { start, end } = slotOf(before);
			const from = kind === "FS" || kind === "FF" ? end : start;
			return from + lagWeeks - (kind === "FF" || kind === "SF" ? length : 0);
		});
		const start = Math.max(task.week ?? 0, ...earliest);
		const slot = { start, end: start + length };
		slots.set(key, slot);
		return slot;
	}

	for (const { key } of tasks) slotOf(key);
	return slots;
}

/** A milestone takes no time: it falls on the last day of what it waits for. */
function lengthOf({ milestone, weeks = 1, slips: late = 0 }: TaskStory, slips: boolean): number {
	if (milestone) return 0;
	return weeks + (slips ? late : 0);
}

/** What a task waits for, with everything said. */
export function linksOf({ after = [] }: TaskStory) {
	return after.map((link) =>
		typeof link === "string" ? { task: link, kind: "FS" as const, lagWeeks: 0 } : { lagWeeks: 0, ...link },
	);
}
