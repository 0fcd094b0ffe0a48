import type { Executor } from "@throughline/db/connect";
import { program, resource, workstream } from "@throughline/db/schema";
import type { Issue } from "@throughline/domain/shape";
import { inArray } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import { goneSentence } from "../find.ts";
import { programs } from "../program/entity.ts";
import { resources } from "../resource/entity.ts";

/** What a task is to refer to. A field left out stays as it is. */
export type References = {
	/** Where it is now; none for a new one. */
	from?: string;
	programId: string;
	workstreamId?: string | null | undefined;
	ownerId?: string | null | undefined;
	/** Whether it leaves a program in which it is linked with tasks that do not go along. */
	leavesLinks?: boolean;
};

/**
 * Throws INVALID_INPUT, with the fields named, unless every owner exists, every workstream is one of the task's
 * program, and no task leaves a program in which others that stay are linked with it. `path` says where the n-th task's fields
 * stand in the input.
 */
export async function checkReferences(
	db: Executor,
	tasks: References[],
	path: (place: number, field: string) => string = (_, field) => field,
): Promise<void> {
	const movers = tasks.filter(({ from, programId }) => from !== undefined && from !== programId);
	const [owners, programOf, targets] = await Promise.all([
		known(db, resource, given(tasks.map(({ ownerId }) => ownerId))),
		programsOfWorkstreams(db, given(tasks.map(({ workstreamId }) => workstreamId))),
		known(db, program, given(movers.map(({ programId }) => programId))),
	]);
	const issues = tasks.flatMap((task, place): Issue[] => {
		const { from = task.programId, programId, workstreamId, ownerId, leavesLinks = false } = task;
		const refused: [string, string | false][] = [
			["ownerId", ownerId != null && !owners.has(ownerId) && goneSentence(resources)],
			[
				"workstreamId",
				workstreamId != null && programOf.get(workstreamId) !== programId && foreignWorkstream,
			],
			["programId", from !== programId && !targets.has(programId) && goneSentence(programs)],
			["programId", leavesLinks && stillLinked],
		];
		return refused.flatMap(([field, message]) => (message ? [{ path: path(place, field), message }] : []));
	});
	if (issues.length > 0) throw invalidInput(issues);
}

const foreignWorkstream = "This workstream is not one of the task's program";
const stillLinked = "Remove the task's dependencies first: they link it with tasks that stay in its program";

function given(ids: (string | null | undefined)[]): string[] {
	return [...new Set(ids)].filter((id) => id != null);
}

async function known(
	db: Executor,
	table: typeof resource | typeof program,
	ids: string[],
): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
	return new Set(rows.map(({ id }) => id));
}

async function programsOfWorkstreams(db: Executor, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: workstream.id, programId: workstream.programId })
		.from(workstream)
		.where(inArray(workstream.id, ids));
	return new Map(rows.map(({ id, programId }) => [id, programId]));
}
