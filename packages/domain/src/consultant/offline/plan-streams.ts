import type { Plan } from "../plan.ts";
import { type Chosen, type PlanGrounds, short } from "./plan-grounds.ts";
import { type CourseName, courses, type PlanWords } from "./plan-words.ts";
import { quoteOf } from "./whys.ts";

type Workstream = Plan["workstreams"][number];
type Task = Workstream["tasks"][number];
/** A task before it has its time. */
type Step = { name: string; share: number; because: Task["because"] };

/** What a person costs in a month, in US dollars, and how much of the cost people are: assumptions for sizing teams. */
export const personMonth = 9_000;
const peopleShare = 0.6;
const workDaysPerMonth = 21;
const mostPeople = 13;
const longestName = 190;

/**
 * A workstream for each chosen option, sized by its cost and time, its tasks one after the other. Work on the cause waits
 * for its owner, the roll-out for the first result, and the program closes last.
 */
export function streamsOf(grounds: PlanGrounds): Workstream[] {
	const built = grounds.chosen.find(({ decision }) => decision.id === "approach");
	const half = Math.floor((built?.option.estimated_timeline_months ?? 0) / 2);
	const streams = grounds.chosen.map((chosen) =>
		streamOf(chosen, chosen.decision.id === "rollout" ? half : 0, grounds),
	);
	return waitsIn(grounds, streams).reduce(linked, streams);
}

function courseOf({ decision, option }: Chosen): CourseName {
	if (decision.id === "evidence") return "evidence";
	return courses.find((name) => name === option.id) ?? "measure";
}

function streamOf(chosen: Chosen, startMonth: number, grounds: PlanGrounds): Workstream {
	const { decision, option } = chosen;
	const { words, material } = grounds;
	const course = words.courses[courseOf(chosen)];
	const months = Math.max(1, option.estimated_timeline_months);
	const own = material.passages.find(({ text }) => text.replaceAll(/\s+/g, " ") === option.description);
	const because = own ? quoteOf(own) : (decision.quotes[0] ?? null);
	const label = short({ text: option.label }, 80);
	const description = words.serves(label, decision.question);
	return {
		id: decision.id,
		title: short({ text: words.streams[decision.id]?.(label) ?? label }, longestName),
		description: `${course.description} ${option.description}`,
		decisionId: decision.id,
		optionId: option.id,
		because,
		cost_allocation: option.estimated_cost,
		start_month: startMonth,
		timeline_months: months,
		required_team: teamOf(option.estimated_cost.max, months, course.roles),
		tasks: timed(stepsOf(chosen, label, grounds), startMonth, months).map((task, at) => ({
			...task,
			id: `${decision.id}-${at + 1}`,
			because: task.because ?? because,
			description,
			depends_on: at === 0 ? [] : [`${decision.id}-${at}`],
		})),
	};
}

/** What is done: the course's tasks, and for the gaps one for each question and each disagreement. */
function stepsOf(chosen: Chosen, label: string, { words, gaps, contradictions }: PlanGrounds): Step[] {
	const course = courseOf(chosen);
	if (course !== "evidence") {
		return words.courses[course].tasks.map(([name, share]) => ({
			name: name.replace("{choice}", () => label),
			share,
			because: null,
		}));
	}
	const open = gaps.slice(0, 4).map(
		({ sentence, passage }): Step => ({
			name: words.evidence.find(short({ text: sentence })),
			share: 1,
			because: passage && quoteOf(passage),
		}),
	);
	const disputed = contradictions.slice(0, 2).map(
		({ one, other }): Step => ({
			name: short({ text: words.evidence.settle(short(one, 75), short(other, 75)) }, longestName),
			share: 1,
			because: quoteOf(one),
		}),
	);
	const { list, report } = words.evidence;
	return [
		{ name: list, share: 0.5, because: null },
		...open,
		...disputed,
		{ name: report, share: 0.5, because: null },
	];
}

/** Shares the working days out, at least one to each task; rounded where a task ends, so that none is lost. */
function timed(steps: readonly Step[], startMonth: number, months: number) {
	const all = steps.reduce((sum, { share }) => sum + share, 0);
	const spare = Math.max(0, Math.round(months * workDaysPerMonth) - steps.length);
	const begins = Math.round(startMonth * workDaysPerMonth);
	let passed = 0;
	let from = 0;
	return steps.map(({ name, share, because }, at) => {
		passed += share;
		const until = Math.round((spare * passed) / all) + at + 1;
		const task = { name, because, start_day: begins + from, duration_days: until - from };
		from = until;
		return task;
	});
}

/** From which task on a workstream waits for which tasks of others. */
type Wait = { stream: string; at: number; tasks: string[] };

function waitsIn({ chosen, words }: PlanGrounds, streams: readonly Workstream[]): Wait[] {
	const courseIn = (id: string) => {
		const found = chosen.find(({ decision }) => decision.id === id);
		return found && words.courses[courseOf(found)];
	};
	const lastOf = (id: string) => streams.find((stream) => stream.id === id)?.tasks.at(-1)?.id ?? [];
	const answersFirst = chosen.some(({ option }) => option.id === "first");
	const ready = courseIn("approach")?.ready ?? 0;
	return [
		{ stream: "approach", at: 1, tasks: ["ownership-1", answersFirst ? lastOf("evidence") : []].flat() },
		{ stream: "rollout", at: courseIn("rollout")?.ready ?? 0, tasks: [`approach-${ready + 1}`] },
		{
			stream: "ownership",
			at: (streams.find(({ id }) => id === "ownership")?.tasks.length ?? 1) - 1,
			tasks: [lastOf("approach"), lastOf("rollout")].flat(),
		},
	];
}

/** Lets a workstream wait from one of its tasks on; what comes after moves along, and its time grows by as much. */
function linked(streams: Workstream[], { stream: id, at, tasks: awaitedIds }: Wait): Workstream[] {
	const awaited = streams.flatMap(({ tasks }) => tasks).filter((task) => awaitedIds.includes(task.id));
	const over = Math.max(0, ...awaited.map(({ start_day, duration_days }) => start_day + duration_days));
	return streams.map((stream) => {
		if (stream.id !== id || awaited.length === 0) return stream;
		const late = Math.max(0, over - (stream.tasks[at]?.start_day ?? over));
		const tasks = stream.tasks.map((each, index) => ({
			...each,
			start_day: index >= at ? each.start_day + late : each.start_day,
			depends_on: index === at ? [...each.depends_on, ...awaited.map((task) => task.id)] : each.depends_on,
		}));
		const end = Math.max(...tasks.map(({ start_day, duration_days }) => start_day + duration_days));
		const months = Math.max(stream.timeline_months, Math.ceil(end / workDaysPerMonth) - stream.start_month);
		return { ...stream, tasks, timeline_months: months };
	});
}

/** The person-months that a workstream's money pays for, in tenths; nobody works longer than the workstream. */
function personMonthsOf(cost: number): number {
	return Math.max(0.1, Math.floor(((cost * peopleShare) / personMonth) * 10) / 10);
}

/** As many people as their share of the cost pays for during the whole time, at least one of the first role. */
function teamOf(
	cost: number,
	months: number,
	[lead, others]: PlanWords["courses"][CourseName]["roles"],
): Workstream["required_team"] {
	const people = Math.min(mostPeople, Math.max(1, Math.floor(personMonthsOf(cost) / months)));
	const led = { role: lead, count: 1 };
	return people > 1 ? [led, { role: others, count: people - 1 }] : [led];
}

/** Who is needed for how long: never longer than the workstreams last, nor than their money pays for. */
export function resourcesOf(workstreams: readonly Workstream[]): Plan["resources"] {
	const roles = new Map<string, { count: number; personMonths: number }>();
	for (const { required_team, timeline_months, cost_allocation } of workstreams) {
		const people = required_team.reduce((sum, { count }) => sum + count, 0);
		const each = Math.min(timeline_months, personMonthsOf(cost_allocation.max) / people);
		for (const { role, count } of required_team) {
			const known = roles.get(role) ?? { count: 0, personMonths: 0 };
			roles.set(role, { count: known.count + count, personMonths: known.personMonths + count * each });
		}
	}
	return [...roles].map(([role, { count, personMonths }]) => ({
		role,
		count,
		duration_months: Math.max(0.1, Math.floor((personMonths / count) * 10 + 1e-9) / 10),
	}));
}
