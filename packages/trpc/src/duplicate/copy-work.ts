import { newId } from "@throughline/db/id";
import { resource, taskAssignment, workstream } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { assignmentsIn, dependenciesAmong, tasks, workstreams } from "../task/entity.ts";
import type { Call, Copy } from "./copy.ts";
import { fresh, notBegun } from "./fresh.ts";

/** Workstreams and tasks, what waits for what, and who shares in what. */
export async function copyWork({ db, write }: Call, { from, to, later, plan }: Copy): Promise<void> {
	const streams = await db
		.select()
		.from(workstream)
		.where(eq(workstream.programId, from))
		.orderBy(asc(workstream.position), asc(workstream.id));
	const streamIds = new Map(streams.map(({ id }) => [id, newId()]));
	await write.insertMany(
		workstreams,
		streams.map((stream) => ({ ...fresh(stream), id: streamIds.get(stream.id), programId: to })),
	);
	const ids = new Map(plan.tasks.map(({ id }) => [id, newId()]));
	await write.insertMany(
		tasks,
		plan.tasks.map((task) => ({
			...fresh(task),
			...notBegun(task),
			...later.span(task),
			id: ids.get(task.id),
			programId: to,
			workstreamId: task.workstreamId && (streamIds.get(task.workstreamId) ?? null),
		})),
	);
	const names = new Map(plan.tasks.map(({ id, name }) => [ids.get(id) ?? "", name]));
	await write.insertMany(
		dependenciesAmong(names),
		plan.dependencies.flatMap((link) => {
			const [predecessorId, successorId] = [ids.get(link.predecessorId), ids.get(link.successorId)];
			return predecessorId && successorId
				? [{ ...fresh(link), programId: to, predecessorId, successorId }]
				: [];
		}),
	);
	const shares = await db
		.select({ share: taskAssignment, member: resource.name })
		.from(taskAssignment)
		.innerJoin(resource, eq(resource.id, taskAssignment.resourceId))
		.where(isOneOf(taskAssignment.taskId, [...ids.keys()]))
		.orderBy(asc(taskAssignment.id));
	const members = new Map(shares.map(({ share, member }) => [share.resourceId, member]));
	await write.insertMany(
		assignmentsIn(to, names, members),
		shares.flatMap(({ share }) => {
			const taskId = ids.get(share.taskId);
			return taskId ? [{ ...fresh(share), ...later.span(share), taskId }] : [];
		}),
	);
}
