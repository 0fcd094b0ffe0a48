import type { Transaction } from "@throughline/db/connect";
import {
	openRoleLead,
	openRoleTask,
	resource,
	task,
	taskAssignment,
	workstream,
} from "@throughline/db/schema";
import type { FillOpenRole, OpenRole } from "@throughline/domain/resource/open-role";
import { and, asc, eq, isNull } from "drizzle-orm";
import { entity } from "../../entity.ts";
import { CodedError, invalidInput } from "../../error.ts";
import { goneSentence } from "../../find.ts";
import { lockRows } from "../../lock-rows.ts";
import { resources } from "../../resource/entity.ts";
import { requireFreePerson } from "../../resource/require-free-person.ts";
import type { Writer } from "../../writer.ts";
import { tasks, workstreams } from "../entity.ts";
import { openRoles } from "./entity.ts";
import { findOpenRole } from "./find.ts";

type Call = { db: Transaction; write: Writer };
type Member = { id: string; name: string };

/**
 * Gives a role to a team member, or to a new one: they get the tasks and workstreams that waited for the role, unless
 * somebody else has taken those meanwhile.
 * @throws NOT_FOUND, CONFLICT, VERSION_REQUIRED, INVALID_INPUT, ALREADY_EXISTS when it is filled
 */
export async function fillOpenRole(
	call: Call,
	{ id, version, resourceId, member: newcomer }: FillOpenRole & { id: string },
): Promise<OpenRole> {
	const { db, write } = call;
	const role = (await lockRows(db, openRoles, [{ id, version }])).get(id);
	if (role?.filledById) throw new CodedError("ALREADY_EXISTS", "This role is filled already");
	const member = newcomer ? await addMember(call, newcomer) : await findMember(db, resourceId);
	await write.update(openRoles, { id, version }, { filledById: member.id }, { action: "filled" });
	await giveTasks(call, id, member);
	await giveWorkstreams(call, id, member);
	return await findOpenRole(db, id);
}

async function addMember(
	{ db, write }: Call,
	newcomer: NonNullable<FillOpenRole["member"]>,
): Promise<Member> {
	await requireFreePerson(db, newcomer.personId);
	return await write.insert(resources, newcomer);
}

async function findMember(db: Transaction, id: string | undefined): Promise<Member> {
	const [row] =
		id === undefined
			? []
			: await db
					.select({ id: resource.id, name: resource.name })
					.from(resource)
					.where(eq(resource.id, id))
					.for("key share");
	if (row) return row;
	throw invalidInput([{ path: "resourceId", message: goneSentence(resources) }]);
}

async function giveTasks({ db, write }: Call, openRoleId: string, member: Member): Promise<void> {
	const waiting = await db
		.select({
			id: task.id,
			name: task.name,
			programId: task.programId,
			ownerId: task.ownerId,
			owns: openRoleTask.owns,
			percent: openRoleTask.percent,
			shared: taskAssignment.id,
		})
		.from(openRoleTask)
		.innerJoin(task, eq(task.id, openRoleTask.taskId))
		.leftJoin(
			taskAssignment,
			and(eq(taskAssignment.taskId, task.id), eq(taskAssignment.resourceId, member.id)),
		)
		.where(eq(openRoleTask.openRoleId, openRoleId))
		.orderBy(asc(task.id));
	const byId = new Map(waiting.map((each) => [each.id, each]));
	const all = [...byId.values()];
	await write.updateMany(
		tasks,
		all
			.filter(({ owns, ownerId }) => owns && ownerId === null)
			.map(({ id }) => ({ target: { id, version: "any" as const }, change: { ownerId: member.id } })),
	);
	const shares = entity({
		table: taskAssignment,
		type: "assignment",
		area: "task",
		title: ({ taskId }) => `${member.name}: ${byId.get(taskId)?.name ?? ""}`,
		programId: ({ taskId }) => byId.get(taskId)?.programId ?? null,
	});
	await write.insertMany(
		shares,
		all.flatMap(({ id, percent, shared }) =>
			percent === null || shared !== null ? [] : [{ taskId: id, resourceId: member.id, percent }],
		),
	);
}

async function giveWorkstreams({ db, write }: Call, openRoleId: string, member: Member): Promise<void> {
	const led = await db
		.select({ id: workstream.id })
		.from(openRoleLead)
		.innerJoin(workstream, eq(workstream.id, openRoleLead.workstreamId))
		.where(and(eq(openRoleLead.openRoleId, openRoleId), isNull(workstream.leadId)));
	await write.updateMany(
		workstreams,
		led.map(({ id }) => ({ target: { id, version: "any" as const }, change: { leadId: member.id } })),
	);
}
