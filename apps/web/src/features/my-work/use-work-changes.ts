import type { MyWorkItem } from "@throughline/domain/my-work";
import { toast } from "@throughline/ui/toast";
import { createContext, useContext, useMemo } from "react";
import { trpcClient } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useUser } from "../../api/session/user.ts";
import { observableValue } from "../../browser/observable-value.ts";
import { refusalText } from "../../workspace/undo/refusal.ts";
import { type Undo, useUndo } from "../../workspace/undo/use-undo.ts";
import { type ChangedFields, keyOf, type PendingWork } from "./pending-work.ts";

type Of<Kind extends MyWorkItem["kind"]> = Extract<MyWorkItem, { kind: Kind }>;

/** Changes that are on their way to the server: shown as if they were through. */
export const pendingWork = observableValue<readonly PendingWork[]>([]);

/** The versions that the server answered, by item: newer than those of a list that is not fetched again yet. */
const answered = new Map<string, number>();
let last: Promise<unknown> = Promise.resolve();

type WorkChange = {
	item: Extract<MyWorkItem, { version: number }> | Of<"measurement">;
	/** What is shown meanwhile; null: the item is done, and goes. */
	shown: ChangedFields | null;
	/** Makes the change; answers the item's version and how to take the change back. */
	send: (version: number) => Promise<{ version?: number | undefined; undo: () => Promise<unknown> }>;
	/** What happened, and what did not. */
	words: { done: string; failed: string };
};

/** Shows a change at once and sends it after those under way. Answers whether it came through. */
function change(undo: Undo, change: WorkChange): Promise<boolean> {
	const through = make(undo, change);
	undo.awaited(through);
	return through;
}

async function make(undo: Undo, { item, shown, send, words }: WorkChange): Promise<boolean> {
	const key = keyOf(item);
	const entry = { key, fields: shown };
	pendingWork.set([...pendingWork.get(), entry]);
	const known = "version" in item ? item.version : 0;
	const turn = last.then(() => send(Math.max(known, answered.get(key) ?? 0)));
	last = turn.catch(() => undefined);
	try {
		const { version, undo: takeBack } = await turn;
		if (version !== undefined) answered.set(key, version);
		undo.offer({ title: words.done, description: item.title, undo: takeBack });
		await whenRefreshed();
		return true;
	} catch (error) {
		toast({ title: words.failed, description: refusalText(error), variant: "destructive" });
		return false;
	} finally {
		pendingWork.set(pendingWork.get().filter((each) => each !== entry));
	}
}

type TaskFields = { status?: string; progress?: number; note?: string | null; endDate?: string | null };

/** What a reader changes in the list. Each answers whether the server took it. */
function actionsOf(undo: Undo, personId: string | null) {
	return {
		changeTask(item: Of<"task">, { endDate, ...fields }: TaskFields, words: WorkChange["words"]) {
			// A milestone has one day.
			const dates = endDate === undefined ? {} : { endDate, ...(item.milestone && { startDate: endDate }) };
			return change(undo, {
				item,
				shown:
					fields.status === "Completed"
						? null
						: { ...fields, ...(endDate !== undefined && { dueDate: endDate }) },
				words,
				send: async (version) => {
					const { tasks, undo: changes } = await trpcClient.task.updateMany.mutate({
						changes: [{ id: item.id, version, ...fields, ...dates }],
						// What waits for the task goes along.
						...(endDate !== undefined && { cascade: true }),
					});
					return {
						version: tasks[0]?.version,
						undo: async () => changes.length > 0 && (await trpcClient.task.updateMany.mutate({ changes })),
					};
				},
			});
		},

		moveMitigation(item: Of<"mitigation">, status: Of<"mitigation">["status"]) {
			const { id, riskId } = item;
			return change(undo, {
				item,
				shown: status === "Done" || status === "Cancelled" ? null : { status },
				words: { done: `Mitigation moved to ${status}`, failed: "Failed to change the mitigation" },
				send: async (version) => {
					const moved = await trpcClient.risk.mitigation.update.mutate({ id, riskId, version, status });
					const back = { id, riskId, version: moved.version, status: item.status };
					return {
						version: moved.version,
						undo: () => trpcClient.risk.mitigation.update.mutate(back),
					};
				},
			});
		},

		measure(item: Of<"measurement">, measurement: { measurementDate: string; value: string }) {
			const kpiId = item.id;
			return change(undo, {
				item,
				shown: {},
				words: { done: "Measurement added", failed: "Failed to add the measurement" },
				send: async () => {
					const { id } = await trpcClient.kpi.measurement.create.mutate({ kpiId, ...measurement });
					return { undo: () => trpcClient.kpi.measurement.remove.mutate({ kpiId, id }) };
				},
			});
		},

		approve(item: Of<"expense">) {
			const { id } = item;
			return change(undo, {
				item,
				shown: null,
				words: { done: "Expense approved", failed: "Failed to approve the expense" },
				send: async (version) => {
					const update = trpcClient.funding.expense.update.mutate;
					const approved = await update({ id, version, approvedById: personId });
					return {
						version: approved.version,
						undo: () => update({ id, version: approved.version, approvedById: null }),
					};
				},
			});
		},
	};
}

export type WorkActions = ReturnType<typeof actionsOf>;

/** Once per view: it also listens for Ctrl+Z. */
export function useWorkActions(): WorkActions {
	const undo = useUndo();
	const personId = useUser()?.id ?? null;
	return useMemo(() => actionsOf(undo, personId), [undo, personId]);
}

export const WorkActionsContext = createContext<WorkActions | null>(null);

export function useWork(): WorkActions {
	const actions = useContext(WorkActionsContext);
	if (!actions) throw new Error("There is no list of work around this item");
	return actions;
}
