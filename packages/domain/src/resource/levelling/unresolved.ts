import { daysAsked } from "../capacity.ts";
import type { StayReason, Unresolved } from "./proposal.ts";
import {
	asksIn,
	furthest,
	type LevelledDemand,
	levelledWeeks,
	type ToLevel,
	type Work,
	type Workload,
} from "./workload.ts";

/** Why a task may not be shifted at all; null for one that may. */
export function whyNot({ node, state, task }: Work, leaveOut: ToLevel["leaveOut"]): StayReason | null {
	if (node.started) return "begun";
	if (node.pinned) return "pinned";
	if (task.milestone) return "milestone";
	if (leaveOut?.has(task.id)) return "left out";
	return state.isInCircle(node) ? "circle" : null;
}

/** Who has too much in a week: the fullest first. */
export function overloadedIn({ board }: Workload, week: number): string[] {
	return board.memberIds
		.map((id) => ({ id, excess: board.excess(id, week) }))
		.filter(({ excess }) => excess > 0)
		.sort((one, other) => other.excess - one.excess || (one.id < other.id ? -1 : 1))
		.map(({ id }) => id);
}

/** The weeks that still ask too much of somebody, each with what asks for them and why it stays. */
export function unresolvedWeeks(workload: Workload, { today, leaveOut }: ToLevel): Unresolved[] {
	const { board, worksOf, fixed } = workload;
	return board.weeks.slice(0, levelledWeeks).flatMap((week, place) =>
		overloadedIn(workload, place).map((resourceId) => {
			const works = [...(worksOf.get(resourceId) ?? [])].filter((work) => asksIn(work, place));
			const others = fixed.filter(
				(demand) => demand.resourceId === resourceId && daysAsked(demand, week, today) > 0,
			);
			const tasks = [
				...works.map((work) => staying(work, whyNot(work, leaveOut))),
				...others.map((demand) => stayingFixed(demand, workload)),
			];
			return { resourceId, week, ...board.at(resourceId, place), tasks };
		}),
	);
}

function staying(work: Work, why: StayReason | null): Unresolved["tasks"][number] {
	const { id, name } = work.task;
	return { id, name, programId: work.program.id, why: why ?? (isHeld(work) ? "held" : "full") };
}

function isHeld({ node, state }: Work): boolean {
	const start = Math.max(state.spanOf(node).planned + 1, state.earliest) + furthest;
	return state.push(node, start).heldBy !== null;
}

function stayingFixed(demand: LevelledDemand, { states }: Workload): Unresolved["tasks"][number] {
	const { taskId: id, taskName: name, programId, from, to } = demand;
	if (!states.has(programId)) return { id, name, programId, why: "other program" };
	return { id, name, programId, why: from === null && to === null ? "no dates" : "own days" };
}
