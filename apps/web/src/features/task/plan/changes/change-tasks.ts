import type { ChangedTasks } from "@throughline/domain/task";
import { trpcClient, trpcUtils } from "../../../../api/client.ts";
import { type Identified, identified } from "../../../../api/identified.ts";
import { observableValue } from "../../../../browser/observable-value.ts";
import { type ChangeOf, type ShownChange, withAnswered } from "./pending-changes.ts";

/** Changes that are on their way to the server, in the order that they were made: shown as if they were through. */
export const pendingChanges = observableValue<readonly ShownChange[]>([]);

const manyRows = 100;

let last: Promise<unknown> = Promise.resolve();

type Answer = Identified<Pick<ChangedTasks, "moved" | "undo">>;

/**
 * Changes tasks together or not at all, after the changes that are under way: each is sent with the version that the
 * one before it left.
 * @param along what the server is to push with them, shown meanwhile; null: it pushes nothing
 * @returns what it pushed, what takes everything back, and by which request that was done
 */
export async function changeTasks(
	programId: string,
	changes: readonly ChangeOf[],
	along: readonly Dated[] | null,
): Promise<Answer> {
	const shown: ShownChange[] = [...changes.map(withoutVersion), ...(along ?? []).map(asChange)];
	const own = new Set<ShownChange>(shown);
	const turn = last.then(() => send(programId, changes, along !== null));
	last = turn.catch(() => undefined);
	const show = () => pendingChanges.set([...pendingChanges.get(), ...shown]);
	// Where many rows move, the request leaves first: to show them keeps the page busy. The chart shows them already.
	const showing = shown.length > manyRows ? setTimeout(show) : undefined;
	if (showing === undefined) show();
	try {
		return await turn;
	} finally {
		clearTimeout(showing);
		pendingChanges.set(pendingChanges.get().filter((change) => !own.has(change)));
	}
}

async function send(programId: string, changes: readonly ChangeOf[], cascade: boolean): Promise<Answer> {
	const { list } = trpcUtils.task;
	const versions = new Map(list.getData({ programId })?.map(({ id, version }) => [id, version]));
	const input = {
		changes: changes.map((change) => ({ ...change, version: versions.get(change.id) ?? change.version })),
		...(cascade && { cascade }),
	};
	const { answer, requestId } = await identified((options) =>
		trpcClient.task.updateMany.mutate(input, options),
	);
	await list.cancel({ programId });
	list.setData({ programId }, (tasks) => tasks && withAnswered(tasks, answer));
	return { answer, requestId };
}

/** By whichever version it is known. */
function withoutVersion({ version: _, ...change }: ChangeOf): ShownChange {
	return change;
}

type Dated = { id: string; startDate: string; endDate: string };

/** What goes along is shown, and never sent. */
function asChange({ id, startDate, endDate }: Dated): ShownChange {
	return { id, startDate, endDate };
}
