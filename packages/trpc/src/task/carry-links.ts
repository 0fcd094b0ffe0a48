import type { Transaction } from "@throughline/db/connect";
import { taskDependency } from "@throughline/db/schema";
import { or, sql } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import type { Writer } from "../writer.ts";
import { dependenciesAmong } from "./entity.ts";

/** To which program each of some tasks goes, by the task. */
type Moves = ReadonlyMap<string, string>;

/** The links of tasks that go to another program: those whose two tasks go to the same one, and all others. */
export async function linksOfMovers(db: Transaction, moves: Moves) {
	const { predecessorId, successorId } = taskDependency;
	const ids = [...moves.keys()];
	if (ids.length === 0) return { along: [], left: [] };
	const links = await db
		.select()
		.from(taskDependency)
		.where(or(isOneOf(predecessorId, ids), isOneOf(successorId, ids)));
	const target = (taskId: string) => moves.get(taskId);
	const goesAlong = (link: (typeof links)[number]) =>
		target(link.predecessorId) !== undefined && target(link.predecessorId) === target(link.successorId);
	return { along: links.filter(goesAlong), left: links.filter((link) => !goesAlong(link)) };
}

/** Brings links to the program of their tasks. The summaries that handed them down stay where they are. */
export async function carryLinks(
	write: Writer,
	links: readonly { id: string; predecessorId: string }[],
	tasks: readonly { id: string; name: string; programId: string }[],
): Promise<void> {
	const programOf = new Map(tasks.map(({ id, programId }) => [id, programId]));
	const changes = links.map(({ id, predecessorId }) => ({
		target: { id, version: "any" as const },
		change: { programId: programOf.get(predecessorId) ?? "", predecessorFor: null, successorFor: null },
	}));
	if (changes.length === 0) return;
	await write.updateMany(dependenciesAmong(new Map(tasks.map(({ id, name }) => [id, name]))), changes);
}

const ends = sql`task_dependency_predecessor_fk, task_dependency_successor_fk`;

/** Does what changes the program of tasks and of their links one after the other: they have to agree when it is done. */
export async function whileLinksMove<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
	await tx.execute(sql`set constraints ${ends} deferred`);
	const answer = await work();
	await tx.execute(sql`set constraints ${ends} immediate`);
	return answer;
}
