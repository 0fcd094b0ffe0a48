import { trpcClient, trpcUtils } from "../../../../api/client.ts";
import { observableValue } from "../../../../browser/observable-value.ts";
import { type ChangeOf, withAnswered } from "./pending-changes.ts";

/** Changes that are on their way to the server, in the order that they were made: shown as if they were through. */
export const pendingChanges = observableValue<readonly ChangeOf[]>([]);

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes tasks together or not at all, after the changes that are under way: each is sent with the version that the
 * one before it left. Answers the changes that take it back.
 */
export async function changeTasks(programId: string, changes: readonly ChangeOf[]): Promise<ChangeOf[]> {
	pendingChanges.set([...pendingChanges.get(), ...changes]);
	const turn = last.then(() => send(programId, changes));
	last = turn.catch(() => undefined);
	try {
		return await turn;
	} finally {
		pendingChanges.set(pendingChanges.get().filter((change) => !changes.includes(change)));
	}
}

async function send(programId: string, changes: readonly ChangeOf[]): Promise<ChangeOf[]> {
	const { list } = trpcUtils.task;
	const versions = new Map(list.getData({ programId })?.map(({ id, version }) => [id, version]));
	const answer = await trpcClient.task.updateMany.mutate({
		changes: changes.map((change) => ({ ...change, version: versions.get(change.id) ?? change.version })),
	});
	await list.cancel({ programId });
	list.setData({ programId }, (tasks) => tasks && withAnswered(tasks, answer.tasks));
	return answer.undo;
}
