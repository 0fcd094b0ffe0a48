import type { WorkingCalendar } from "../task/calendar/calendar.ts";
import type { ProgramToKeep } from "./draft.ts";
import { daysOf } from "./draft-effort.ts";
import { mostPersonDays, type PlaybookSize, playbookSizes } from "./playbook.ts";

/** The working days that a task of a shipped playbook takes on average are below these in a small and a medium case. */
const smallBelow = 6;
const mediumBelow = 20;

/** How large a program is, by the working days of its tasks: as the sizes of the shipped playbooks differ. */
export function sizeOfProgram(tasks: ProgramToKeep["tasks"], calendar: WorkingCalendar): PlaybookSize {
	const work = tasks.filter(({ milestone }) => !milestone);
	const days = work.reduce((sum, task) => sum + daysOf(task, calendar), 0) / Math.max(1, work.length);
	if (days < smallBelow) return "S";
	return days < mediumBelow ? "M" : "L";
}

type Scale = {
	/** What a small, a medium and a large case take, of a medium one: the middle of the shipped playbooks. */
	shares: readonly [number, number, number];
	step: number;
	least: number;
	most: number;
};

const scales = {
	days: { shares: [0.25, 1, 2.5], step: 1, least: 1, most: 500 },
	personDays: { shares: [1 / 6, 1, 13 / 3], step: 1, least: 1, most: mostPersonDays },
	months: { shares: [1 / 3, 1, 2], step: 0.25, least: 0.25, most: 36 },
} satisfies Record<string, Scale>;

/** A value of a program of this size, and what it is in a case of each other size by the rule of the shipped playbooks. */
export function inAllSizes(
	value: number,
	own: PlaybookSize,
	kind: keyof typeof scales,
): [small: number, medium: number, large: number] {
	const { shares, step, least, most } = scales[kind];
	const at = playbookSizes.indexOf(own);
	const scaled = (share: number, place: number): number => {
		if (place === at) return value;
		const whole = Math.round((value * share) / (shares[at] ?? 1) / step) * step;
		return Math.min(most, Math.max(least, whole));
	};
	return [scaled(shares[0], 0), scaled(shares[1], 1), scaled(shares[2], 2)];
}
