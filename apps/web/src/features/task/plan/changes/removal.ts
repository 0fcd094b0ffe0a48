import { trpcClient } from "../../../../api/client.ts";
import { whenRefreshed } from "../../../../api/live/own-writes.ts";
import { refusalText } from "../../../../workspace/undo/refusal.ts";
import type { Undo } from "../../../../workspace/undo/use-undo.ts";

/** Something of the plan to delete, after one question. */
export type Removal = {
	/** "Delete “Design”?" */
	question: string;
	/** What goes along, if anything. */
	consequence?: string;
	/** The button: "Delete task". */
	verb: string;
	/** What happened, for so many: "Task deleted". */
	done: (count: number) => string;
	items: readonly { name: string; remove: () => Promise<{ undoId: string }> }[];
};

/** Deletes one after the other and offers to undo it. Throws the server's refusal as a sentence. */
export async function carryOut({ items, done }: Removal, undo: Undo): Promise<void> {
	const removed: { name: string; undoId: string }[] = [];
	try {
		for (const { name, remove } of items) removed.push({ name, undoId: (await remove()).undoId });
	} catch (error) {
		throw new Error(refusalText(error), { cause: error });
	} finally {
		if (removed.length > 0) {
			undo.offer({
				title: done(removed.length),
				description: namesOf(removed),
				undo: () => restore(removed),
			});
		}
	}
}

/** In reverse: a link came away with the first of its two tasks, and comes back when both are there. */
async function restore(removed: readonly { undoId: string }[]): Promise<void> {
	try {
		for (const { undoId } of removed.toReversed()) await trpcClient.trash.restore.mutate({ undoId });
	} finally {
		await whenRefreshed();
	}
}

const namedAtMost = 3;

function namesOf(items: readonly { name: string }[]): string {
	const names = items.slice(0, namedAtMost).map(({ name }) => name);
	return items.length > namedAtMost
		? `${names.join(", ")} and ${items.length - namedAtMost} more`
		: names.join(", ");
}
