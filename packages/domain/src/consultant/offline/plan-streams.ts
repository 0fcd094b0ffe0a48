import type { Plan } from "../plan.ts";
import { type Chosen, type PlanGrounds, short } from "./plan-grounds.ts";
import { dated, type Undated, waitsIn, workDaysPerMonth } from "./plan-order.ts";
import { type CourseName, courses as known, type Phase, type PlanWords } from "./plan-words.ts";
import { inner } from "./quoting.ts";
import { quoteOf } from "./whys.ts";

type Workstream = Plan["workstreams"][number];
type Task = Workstream["tasks"][number];
/** A task before it has its time. */
type Step = { name: string; share: number; phase: Phase; because: Task["because"] };

/** What a person costs in a month, in US dollars, and how much of the cost people are: assumptions for sizing teams. */
export const personMonth = 9_000;
const peopleShare = 0.6;
/** However much money there is: work that steers, tries out or finds out needs few. */
const mostPeople = 13;
const fewPeople: Partial<Record<CourseName, number>> = { evidence: 2, pilot: 4, team: 3, line: 3 };
const longestName = 190;
/** How much of its time is at least its own of a workstream that waits for another one. */
const leastOwn = 0.5;

/**
 * A workstream for each chosen option, sized by its cost and time, its tasks one after the other. Work on the cause waits
 * for its owner. Where a roll-out is chosen, its first use is the only trial, and nothing goes to the full scope before
 * what it shows is decided on. Whoever leads stays until the others are done.
 */
export function streamsOf(grounds: PlanGrounds): Workstream[] {
	const { chosen } = grounds;
	const idOf = ({ decision }: Chosen) => decision.id;
	const others = chosen.filter((each) => idOf(each) !== "approach").map((each) => undated(each, grounds));
	const rollout = others.find(({ id }) => id === "rollout");
	const streams = chosen.flatMap((each) =>
		idOf(each) === "approach"
			? undated(each, grounds, rollout)
			: others.filter(({ id }) => id === each.decision.id),
	);
	const answersFirst = chosen.some(({ option }) => option.id === "first");
	const workstreams = dated(streams, waitsIn(streams, answersFirst));
	return chosen.flatMap((each, at) => {
		const stream = workstreams[at];
		return stream ? [{ ...stream, required_team: teamOf(stream, each, grounds.words) }] : [];
	});
}

function courseOf({ decision, option }: Chosen): CourseName {
	if (decision.id === "evidence") return "evidence";
	return known.find((name) => name === option.id) ?? "measure";
}

function undated(chosen: Chosen, grounds: PlanGrounds, rollout?: Undated): Undated {
	const { decision, option } = chosen;
	const { words, material } = grounds;
	const course = words.courses[courseOf(chosen)];
	const months = Math.max(1, option.estimated_timeline_months);
	const own = material.passages.find(({ text }) => text.replaceAll(/\s+/g, " ") === option.description);
	const because = own ? quoteOf(own) : (decision.quotes[0] ?? null);
	const label = short({ text: option.label }, 80);
	const description = words.serves(label, decision.question);
	const steps = stepsOf(chosen, label, grounds).filter(
		({ phase }) => !rollout || (phase !== "try" && phase !== "decide"),
	);
	const elsewhere = (rollout?.tasks ?? [])
		.filter(({ phase }) => phase !== "prepare")
		.reduce((sum, { duration_days }) => sum + duration_days, 0);
	const all = Math.round(months * workDaysPerMonth);
	return {
		id: decision.id,
		title: short({ text: words.streams[decision.id]?.(label) ?? label }, longestName),
		description: `${course.description} ${option.description} ${words.cost(option.cost_basis)}`,
		decisionId: decision.id,
		optionId: option.id,
		because,
		cost_allocation: option.estimated_cost,
		timeline_months: months,
		required_team: [],
		tasks: lasting(steps, Math.max(all - elsewhere, Math.round(all * leastOwn))).map((task, at) => ({
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
		return words.courses[course].tasks.map(([name, share, phase]) => ({
			name: name.replace("{choice}", () => inner(label)),
			share,
			phase,
			because: null,
		}));
	}
	const { list, find, settle, report } = words.evidence;
	const step = (name: string, share: number, because: Task["because"]): Step => ({
		name,
		share,
		phase: "prepare",
		because,
	});
	const open = gaps
		.slice(0, 4)
		.map(({ sentence, passage }) => step(find(short({ text: sentence })), 1, passage && quoteOf(passage)));
	const disputed = contradictions
		.slice(0, 2)
		.map(({ one, other }) =>
			step(short({ text: settle(short(one, 75), short(other, 75)) }, longestName), 1, quoteOf(one)),
		);
	return [step(list, 0.5, null), ...open, ...disputed, step(report, 0.5, null)];
}

/** Shares the working days out, at least one to each task; rounded where a task ends, so that none is lost. */
function lasting(steps: readonly Step[], days: number) {
	const all = steps.reduce((sum, { share }) => sum + share, 0);
	const spare = Math.max(0, days - steps.length);
	let passed = 0;
	let from = 0;
	return steps.map(({ name, share, phase, because }, at) => {
		passed += share;
		const until = Math.round((spare * passed) / all) + at + 1;
		const task = { name, phase, because, duration_days: until - from };
		from = until;
		return task;
	});
}

/** The person-months that a workstream's money pays for, in tenths; nobody works longer than the workstream. */
function personMonthsOf(cost: number): number {
	return Math.max(0.1, Math.floor(((cost * peopleShare) / personMonth) * 10) / 10);
}

/** At most as many as their share of the cost pays for during the whole time; else one of the first role, part time. */
function teamOf(
	{ cost_allocation, timeline_months }: Workstream,
	chosen: Chosen,
	{ courses, partTime }: PlanWords,
): Workstream["required_team"] {
	const course = courseOf(chosen);
	const [lead, others] = courses[course].roles;
	const paid = personMonthsOf(cost_allocation.max) / timeline_months;
	if (paid < 1) return [{ role: partTime(lead), count: 1 }];
	const people = Math.min(fewPeople[course] ?? mostPeople, Math.floor(paid));
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
