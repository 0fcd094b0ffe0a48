import type { Plan } from "../plan.ts";
import { type Chosen, type PlanGrounds, short } from "./plan-grounds.ts";
import { type CourseName, courses as known, type PlanWords } from "./plan-words.ts";
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
 * for its owner, the roll-out for the first result: both begin later, and take as long as was chosen. Whoever leads stays
 * until the others are done.
 */
export function streamsOf(grounds: PlanGrounds): Workstream[] {
	const built = grounds.chosen.find(({ decision }) => decision.id === "approach");
	const half = Math.floor((built?.option.estimated_timeline_months ?? 0) / 2);
	const streams = grounds.chosen.map((chosen) =>
		streamOf(chosen, chosen.decision.id === "rollout" ? half : 0, grounds),
	);
	const dated = waitsIn(grounds, streams).reduce(linked, streams);
	return grounds.chosen.flatMap((chosen, at) => {
		const stream = dated[at];
		return stream ? [{ ...stream, required_team: teamOf(stream, chosen, grounds.words) }] : [];
	});
}

function courseOf({ decision, option }: Chosen): CourseName {
	if (decision.id === "evidence") return "evidence";
	return known.find((name) => name === option.id) ?? "measure";
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
		description: `${course.description} ${option.description} ${words.cost(option.cost_basis)}`,
		decisionId: decision.id,
		optionId: option.id,
		because,
		cost_allocation: option.estimated_cost,
		start_month: startMonth,
		timeline_months: months,
		required_team: [],
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

/** Lets a workstream wait from one of its tasks on. */
function linked(streams: Workstream[], { stream: id, at, tasks: awaitedIds }: Wait): Workstream[] {
	const awaited = streams.flatMap(({ tasks }) => tasks).filter((task) => awaitedIds.includes(task.id));
	if (awaited.length === 0) return streams;
	const over = Math.max(...awaited.map(({ start_day, duration_days }) => start_day + duration_days));
	return streams.map((stream) => {
		if (stream.id !== id) return stream;
		const moved = id === "ownership" ? staying(stream, over) : later(stream, at, over);
		const tasks = moved.tasks.map((each, index) =>
			index === at ? { ...each, depends_on: [...each.depends_on, ...awaited.map((task) => task.id)] } : each,
		);
		return { ...moved, tasks };
	});
}

/** The whole workstream begins as many whole months later as one of its tasks has to wait. */
function later(stream: Workstream, at: number, over: number): Workstream {
	const wait = Math.max(0, over - (stream.tasks[at]?.start_day ?? over));
	const months = Math.ceil(wait / workDaysPerMonth);
	return {
		...stream,
		start_month: stream.start_month + months,
		tasks: stream.tasks.map((each) => ({
			...each,
			start_day: each.start_day + months * workDaysPerMonth,
		})),
	};
}

/** The last task begins when all others are over, and what goes on before it lasts until then. */
function staying(stream: Workstream, over: number): Workstream {
	const last = stream.tasks.length - 1;
	const end = stream.tasks[last];
	if (!end || end.start_day >= over) return stream;
	const chosen = (stream.start_month + stream.timeline_months) * workDaysPerMonth;
	const months = Math.ceil((over + 1) / workDaysPerMonth) - stream.start_month;
	const until = Math.max(chosen, (stream.start_month + months) * workDaysPerMonth);
	return {
		...stream,
		timeline_months: Math.max(stream.timeline_months, months),
		tasks: stream.tasks.map((each, index) => {
			if (index === last) return { ...each, start_day: over, duration_days: until - over };
			return index === last - 1 ? { ...each, duration_days: over - each.start_day } : each;
		}),
	};
}

/** The person-months that a workstream's money pays for, in tenths; nobody works longer than the workstream. */
function personMonthsOf(cost: number): number {
	return Math.max(0.1, Math.floor(((cost * peopleShare) / personMonth) * 10) / 10);
}

/** As many people as their share of the cost pays for during the whole time; else one of the first role, part time. */
function teamOf(
	{ cost_allocation, timeline_months }: Workstream,
	chosen: Chosen,
	{ courses, partTime }: PlanWords,
): Workstream["required_team"] {
	const [lead, others] = courses[courseOf(chosen)].roles;
	const paid = personMonthsOf(cost_allocation.max) / timeline_months;
	if (paid < 1) return [{ role: partTime(lead), count: 1 }];
	const people = Math.min(mostPeople, Math.floor(paid));
	const led = { role: lead, count: 1 };
	return people > 1 ? [led, { role: others, count: people - 1 }] : [led];
}

/** Who is needed for how long: as long as the workstreams that need them, in whole months. */
export function resourcesOf(workstreams: readonly Workstream[]): Plan["resources"] {
	const roles = new Map<string, { count: number; personMonths: number }>();
	for (const { required_team, timeline_months } of workstreams) {
		for (const { role, count } of required_team) {
			const known = roles.get(role) ?? { count: 0, personMonths: 0 };
			roles.set(role, {
				count: known.count + count,
				personMonths: known.personMonths + count * timeline_months,
			});
		}
	}
	return [...roles].map(([role, { count, personMonths }]) => ({
		role,
		count,
		duration_months: Math.max(1, Math.floor(personMonths / count)),
	}));
}
