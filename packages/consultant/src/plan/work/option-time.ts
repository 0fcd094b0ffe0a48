import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Draft } from "./draft.ts";
import { schedule, workDays } from "./schedule.ts";

/** The work of the field's options, each laid out over the months for which its option was chosen. */
export function withOptionTimes(
	drafts: readonly Draft[],
	decisions: readonly Decision[],
	selected: SelectedDecisions,
): Draft[] {
	return decisions.reduce(
		(all, { id, options }) => {
			const option = options.find((each) => each.id === selected[id]);
			const serving = all.filter(({ decisionId, optionId }) => decisionId === id && optionId === option?.id);
			if (!option || option.measures || serving.length === 0) return all;
			const factor = workDays(option.estimated_timeline_months) / lengthOf(serving);
			return all.map((draft) => (serving.includes(draft) ? stretched(draft, factor) : draft));
		},
		[...drafts],
	);
}

/** From the first start to the last end, in working days, if nothing else has to be waited for. */
function lengthOf(drafts: readonly Draft[]): number {
	const tasks = drafts.flatMap((draft) => draft.tasks);
	const placed = [...schedule(tasks, new Map()).values()];
	return Math.max(1, ...placed.map(({ start_day, duration_days }) => start_day + duration_days));
}

function stretched(draft: Draft, factor: number): Draft {
	const tasks = draft.tasks.map((task) => ({
		...task,
		duration_days: Math.max(1, Math.round(task.duration_days * factor)),
	}));
	return { ...draft, tasks };
}
