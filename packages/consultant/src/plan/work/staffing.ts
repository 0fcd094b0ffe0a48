import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { Case } from "../../case/build.ts";
import { calledOf } from "../../case/people/people.ts";
import { personDaysFor } from "../../money/effort.ts";
import { isAssumed, type SizedMeasure } from "../../money/size-measures.ts";
import { workWords } from "../../wording/work/work-words.ts";
import { isTaskOf } from "./measure-streams.ts";
import { workDaysPerMonth } from "./schedule.ts";

type Stream = Plan["workstreams"][number];

/**
 * The open roles of a plan, the lead first, with the work of each: the person-days that the assumed cost is calculated from;
 * where none is, the days on which its workstreams have work. A workstream's roles share it evenly.
 */
export function staffOf(
	case_: Case,
	streams: readonly Stream[],
	months: number,
	given: {
		chosen: readonly SizedMeasure[];
		decisions: readonly Decision[];
		selected: SelectedDecisions;
	},
): Plan["resources"] {
	const { lead } = workWords(case_.reading.language);
	const people = new Set(case_.people.flatMap((person) => [person.name, calledOf(person)]));
	const days = new Map([[lead, 0]]);
	for (const [stream, effort] of effortsOf(case_, streams, given))
		for (const { role } of stream.required_team)
			if (!people.has(role)) days.set(role, (days.get(role) ?? 0) + effort / stream.required_team.length);
	return [...days].map(([role, worked]) => {
		const personMonths = worked / workDaysPerMonth;
		// Nobody works longer than the plan lasts.
		const count = Math.max(1, Math.ceil(personMonths / months));
		return { role, count, duration_months: Math.max(0.05, Math.round((personMonths / count) * 100) / 100) };
	});
}

/** The person-days of each workstream. */
function effortsOf(
	case_: Case,
	streams: readonly Stream[],
	{ chosen, decisions, selected }: Parameters<typeof staffOf>[3],
): Map<Stream, number> {
	const currency = case_.currency ?? "USD";
	const efforts = new Map(streams.map((stream) => [stream, ownEffort(stream, chosen, currency)]));
	for (const { id, options } of decisions) {
		const option = options.find((each) => each.id === selected[id]);
		const known = option && !option.measures ? personDaysFor(option.estimated_cost.max, currency) : null;
		const serving = streams.filter((stream) => stream.decisionId === id && stream.optionId === option?.id);
		const worked = serving.reduce((sum, stream) => sum + (efforts.get(stream) ?? 0), 0);
		if (known === null || worked === 0) continue;
		for (const stream of serving) efforts.set(stream, ((efforts.get(stream) ?? 0) * known) / worked);
	}
	return efforts;
}

/** The person-days of measures whose cost is assumed from them, and the days on which there is other work. */
function ownEffort({ tasks }: Stream, chosen: readonly SizedMeasure[], currency: string): number {
	const ofMeasure = (measure: SizedMeasure) => tasks.filter(({ id }) => isTaskOf(chosen, measure, id));
	const assumed = chosen.filter((measure) => isAssumed(measure) && ofMeasure(measure).length > 0);
	const counted = new Set(
		assumed.flatMap((measure) =>
			personDaysFor(measure.cost.max, currency) === null ? [] : ofMeasure(measure),
		),
	);
	return (
		assumed.reduce((sum, { cost }) => sum + (personDaysFor(cost.max, currency) ?? 0), 0) +
		daysWithWork(tasks.filter((task) => !counted.has(task)))
	);
}

/** On how many days any of the tasks is under way. */
function daysWithWork(tasks: Stream["tasks"]): number {
	return new Set(
		tasks.flatMap(({ start_day, duration_days }) =>
			Array.from({ length: duration_days }, (_, day) => start_day + day),
		),
	).size;
}
