import type { Transaction } from "@throughline/db/connect";
import { type openRole, openRoleLead, openRoleTask } from "@throughline/db/schema";
import type { Writer } from "../../writer.ts";
import { openRoles } from "./entity.ts";

/** A role that a program asks for, with the work that waits for whoever fills it. All ids are of the program. */
export type RoleToFill = Omit<
	typeof openRole.$inferInsert,
	"id" | "programId" | "filledById" | "version" | "createdAt" | "updatedAt"
> & {
	/** `owns`: the person becomes its owner; `percent`, 1 to 100: their share in it, null for none. */
	tasks?: readonly { taskId: string; owns: boolean; percent: number | null }[];
	/** The workstreams that the person leads. */
	leads?: readonly string[];
};

const rowsPerInsert = 2_000;

/** Opens roles in a program; answers their ids in the order given. */
export async function createOpenRoles(
	{ db, write }: { db: Transaction; write: Writer },
	programId: string,
	roles: readonly RoleToFill[],
): Promise<string[]> {
	const rows = await write.insertMany(
		openRoles,
		roles.map(({ tasks: _, leads: __, ...values }) => ({ ...values, programId })),
	);
	const ids = rows.map(({ id }) => id);
	const work = ids.flatMap((openRoleId, place) =>
		(roles[place]?.tasks ?? []).map((task) => ({ openRoleId, ...task })),
	);
	for (let start = 0; start < work.length; start += rowsPerInsert)
		await db.insert(openRoleTask).values(work.slice(start, start + rowsPerInsert));
	const leads = ids.flatMap((openRoleId, place) =>
		(roles[place]?.leads ?? []).map((workstreamId) => ({ openRoleId, workstreamId })),
	);
	for (let start = 0; start < leads.length; start += rowsPerInsert)
		await db.insert(openRoleLead).values(leads.slice(start, start + rowsPerInsert));
	return ids;
}
