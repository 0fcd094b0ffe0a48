import type { Executor } from "@throughline/db/connect";
import type { Capacity, WeekTask } from "@throughline/domain/resource";
import {
	daysAsked,
	loadOfDays,
	type WeekLoad,
	weekLoad,
	weeksFrom,
} from "@throughline/domain/resource/capacity";
import { availabilities } from "./calendars.ts";
import { demandSums, demandsOf, type SummedDemand } from "./demands.ts";

/** How far ahead it is looked for weeks that ask too much of somebody. */
export const weeksAhead = 12;

/**
 * What each of the next `count` weeks asks of members, and how much time they have. Members whom nothing asks for and who
 * are not away are left out.
 */
export async function weeksOfMembers(
	db: Executor,
	today: string,
	{ count = weeksAhead, memberIds }: { count?: number; memberIds?: readonly string[] } = {},
): Promise<{ weeks: string[]; loads: Map<string, WeekLoad[]>; demands: Map<string, SummedDemand[]> }> {
	const weeks = weeksFrom(today, count);
	const [available, sums] = await Promise.all([
		availabilities(db, weeks[0] ?? today),
		demandSums(db, memberIds),
	]);
	const demands = Map.groupBy(sums, ({ resourceId }) => resourceId);
	const known = memberIds ?? new Set([...demands.keys(), ...available.away]);
	const loads = [...known].map((id) => {
		const [own, time] = [demands.get(id) ?? [], available.of(id)];
		return [id, weeks.map((week) => weekLoad(own, time, week, today))] as const;
	});
	return { weeks, demands, loads: new Map(loads.filter(([, each]) => each.some(isOfNote))) };
}

const isOfNote = ({ asked, away }: WeekLoad) => asked > 0 || away > 0;

/** Who is how busy in the next `count` weeks. */
export async function capacityFrom(db: Executor, today: string, count: number): Promise<Capacity> {
	const { weeks, loads } = await weeksOfMembers(db, today, { count });
	const members = [...loads].map(([resourceId, each]) => ({
		resourceId,
		loads: each.map(({ load }) => load),
		asked: each.map(({ asked }) => asked),
		available: each.map(({ available }) => available),
		away: each.map(({ away }) => away),
	}));
	return { weeks, members };
}

/** What asks for the member in the week that begins on `week`, the most demanding first. */
export async function weekOf(
	db: Executor,
	{ id, week, today }: { id: string; week: string; today: string },
): Promise<WeekTask[]> {
	const [demands, available] = await Promise.all([demandsOf(db, [id]), availabilities(db, week, id)]);
	const { available: working } = weekLoad([], available.of(id), week, today);
	return demands
		.map(({ taskId, taskName, programId, programName, assigned, ...demand }) => {
			const { percent, status } = demand;
			const days = daysAsked(demand, week, today);
			const load = loadOfDays(percent * days, working);
			return { taskId, taskName, programId, programName, status, percent, days, load, assigned };
		})
		.filter(({ days }) => days > 0)
		.sort((a, b) => b.percent * b.days - a.percent * a.days || a.taskName.localeCompare(b.taskName));
}
