import type { Executor } from "@throughline/db/connect";
import type { Capacity, WeekTask } from "@throughline/domain/resource";
import { daysAsked, weekLoad, weeksFrom } from "@throughline/domain/resource/capacity";
import { demandsOf } from "./demands.ts";

/** Who is how busy in the next `count` weeks. */
export async function capacityFrom(db: Executor, today: string, count: number): Promise<Capacity> {
	const weeks = weeksFrom(today, count);
	const members = Map.groupBy(await demandsOf(db), ({ resourceId }) => resourceId);
	const loads = [...members].map(([resourceId, demands]) => ({
		resourceId,
		loads: weeks.map((week) => weekLoad(demands, week, today)),
	}));
	return { weeks, members: loads.filter((member) => member.loads.some((load) => load > 0)) };
}

/** What asks for the member in the week that begins on `week`, the most demanding first. */
export async function weekOf(
	db: Executor,
	{ id, week, today }: { id: string; week: string; today: string },
): Promise<WeekTask[]> {
	const demands = await demandsOf(db, id);
	return demands
		.map(({ taskId, taskName, programId, programName, assigned, ...demand }) => {
			const { percent, status } = demand;
			const days = daysAsked(demand, week, today);
			const load = (percent * days) / 5;
			return { taskId, taskName, programId, programName, status, percent, days, load, assigned };
		})
		.filter(({ days }) => days > 0)
		.sort((a, b) => b.load - a.load || a.taskName.localeCompare(b.taskName));
}
