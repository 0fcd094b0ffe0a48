import type { Executor } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { workstream } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { workstreams } from "../task/entity.ts";
import type { Call, Copy } from "./copy.ts";
import { sharesOf, type TaskRows, writeTasks } from "./copy-tasks.ts";
import { fresh } from "./fresh.ts";

/** Workstreams and tasks, what waits for what, and who shares in what. */
type Work = TaskRows & { streams: readonly (typeof workstream.$inferSelect)[] };

export function streamsOf(db: Executor, programId: string) {
	return db
		.select()
		.from(workstream)
		.where(eq(workstream.programId, programId))
		.orderBy(asc(workstream.position), asc(workstream.id));
}

/** The work of a program again in another. */
export async function copyWork(call: Call, { from, plan, ...target }: Copy): Promise<void> {
	const [streams, shares] = [await streamsOf(call.db, from), await sharesOf(call.db, plan.tasks)];
	await writeWork(call, { ...plan, streams, shares }, target);
}

export async function writeWork(
	call: Call,
	work: Work,
	{ to, later }: Pick<Copy, "to" | "later">,
): Promise<void> {
	const ids = new Map(work.streams.map(({ id }) => [id, newId()]));
	await call.write.insertMany(
		workstreams,
		work.streams.map((stream) => ({ ...fresh(stream), id: ids.get(stream.id), programId: to })),
	);
	await writeTasks(call, work, {
		programId: to,
		later,
		of: ({ workstreamId }) => ({ workstreamId: workstreamId && (ids.get(workstreamId) ?? null) }),
	});
}
