import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { resource } from "@throughline/db/schema";
import type { PlannedProgram } from "@throughline/domain/consultant/integration/planned-program";
import { asc, inArray } from "drizzle-orm";
import { resources } from "../resource/entity.ts";
import { assignmentsIn, dependenciesAmong, tasks, workstreams } from "../task/entity.ts";
import { createOpenRoles } from "../task/open-role/create.ts";
import { openRoles } from "../task/open-role/entity.ts";
import type { Writer } from "../writer.ts";
import type { MadeObject } from "./made-object.ts";

/** The plan's people, workstreams, tasks and open roles, with what waits for what and who works on what. */
export async function writeWork(
	call: { db: Transaction; write: Writer },
	programId: string,
	planned: PlannedProgram,
): Promise<MadeObject[]> {
	const { write } = call;
	const members = await findOrAddMembers(call, planned.members);
	const memberOf = (key: string | null) => (key === null ? null : (members.get(key) ?? null));
	const streams = new Map(planned.workstreams.map(({ key }) => [key, newId()]));
	const ids = new Map(planned.tasks.map(({ key }) => [key, newId()]));

	await write.insertMany(
		workstreams,
		planned.workstreams.map(({ key, leadKey, name, description }, position) => ({
			id: streams.get(key),
			programId,
			name,
			description,
			leadId: memberOf(leadKey),
			position,
		})),
	);
	await write.insertMany(
		tasks,
		planned.tasks.map(({ key, workstreamKey, ownerKey, reasons: _, ...task }, position) => ({
			...task,
			id: ids.get(key),
			programId,
			workstreamId: streams.get(workstreamKey) ?? null,
			ownerId: memberOf(ownerKey),
			position,
		})),
	);
	const taskNames = new Map(planned.tasks.map(({ key, name }) => [ids.get(key) ?? "", name]));
	await write.insertMany(
		dependenciesAmong(taskNames),
		planned.links.flatMap(({ predecessorKey, successorKey }) => {
			const [predecessorId, successorId] = [ids.get(predecessorKey), ids.get(successorKey)];
			return predecessorId && successorId ? [{ programId, predecessorId, successorId }] : [];
		}),
	);
	const memberNames = new Map(planned.members.map(({ key, name }) => [members.get(key) ?? "", name]));
	await write.insertMany(
		assignmentsIn(programId, taskNames, memberNames),
		planned.shares.flatMap(({ taskKey, positionKey, percent }) => {
			const [taskId, resourceId] = [ids.get(taskKey), members.get(positionKey)];
			return taskId && resourceId ? [{ taskId, resourceId, percent }] : [];
		}),
	);
	const roles = await openPlannedRoles(call, programId, planned, { tasks: ids, workstreams: streams });
	return [
		...madeBy("team member", planned.members, members),
		...madeBy(openRoles.type, planned.roles, roles),
		...madeBy(workstreams.type, planned.workstreams, streams),
		...madeBy(tasks.type, planned.tasks, ids),
	];
}

/** Opens the plan's roles, with the tasks and workstreams that wait for whoever fills them; answers their ids by key. */
async function openPlannedRoles(
	call: { db: Transaction; write: Writer },
	programId: string,
	planned: PlannedProgram,
	ids: Record<"tasks" | "workstreams", ReadonlyMap<string, string>>,
): Promise<Map<string, string>> {
	const shares = Map.groupBy(planned.shares, ({ positionKey }) => positionKey);
	const owned = new Map(planned.tasks.map(({ key, ownerKey }) => [key, ownerKey]));
	const led = Map.groupBy(planned.workstreams, ({ leadKey }) => leadKey);
	const opened = await createOpenRoles(
		call,
		programId,
		planned.roles.map(({ key, workstreamKey, reasons: _, ...role }) => ({
			...role,
			workstreamId: workstreamKey === null ? null : (ids.workstreams.get(workstreamKey) ?? null),
			tasks: (shares.get(key) ?? []).flatMap(({ taskKey, percent }) => {
				const taskId = ids.tasks.get(taskKey);
				return taskId === undefined ? [] : [{ taskId, percent, owns: owned.get(taskKey) === key }];
			}),
			leads: (led.get(key) ?? []).flatMap((stream) => ids.workstreams.get(stream.key) ?? []),
		})),
	);
	return new Map(planned.roles.flatMap(({ key }, place) => (opened[place] ? [[key, opened[place]]] : [])));
}

function madeBy(
	type: string,
	planned: readonly { key: string; reasons: MadeObject["reasons"] }[],
	ids: ReadonlyMap<string, string>,
): MadeObject[] {
	return planned.flatMap(({ key, reasons }) => {
		const id = ids.get(key);
		return id === undefined ? [] : [{ type, id, reasons }];
	});
}

/** The team members of a plan's people, by key: those whom the team has under that name, and new ones for the others. */
async function findOrAddMembers(
	{ db, write }: { db: Transaction; write: Writer },
	people: PlannedProgram["members"],
): Promise<Map<string, string>> {
	if (people.length === 0) return new Map();
	const members = await db
		.select({ id: resource.id, name: resource.name })
		.from(resource)
		.where(
			inArray(
				resource.name,
				people.map(({ name }) => name),
			),
		)
		.orderBy(asc(resource.createdAt), asc(resource.id))
		.for("key share");
	// Of several with one name, whoever was there first.
	const byName = new Map(members.toReversed().map(({ id, name }) => [name, id]));
	const added = await write.insertMany(
		resources,
		people.filter(({ name }) => !byName.has(name)).map(({ name, role }) => ({ name, role })),
	);
	for (const { id, name } of added) byName.set(name, id);
	return new Map(
		people.flatMap(({ key, name }) => {
			const id = byName.get(name);
			return id === undefined ? [] : [[key, id] as const];
		}),
	);
}
