import type { MyWorkItem } from "@throughline/domain/my-work";
import { toast } from "@throughline/ui/toast";
import { trpcClient } from "../../api/client.ts";
import { type CallOptions, identified } from "../../api/identified.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { observableValue } from "../../browser/observable-value.ts";
import { formatCount } from "../../format/count.ts";
import { namesInShort } from "../../format/names-in-short.ts";
import { movedText } from "../../workspace/moved-text.ts";
import { refusalText } from "../../workspace/undo/refusal.ts";
import { awaitChange, offerUndo } from "../../workspace/undo/undo.ts";
import { type ChangedFields, keyOf, type PendingWork } from "./pending-work.ts";

type Of<Kind extends MyWorkItem["kind"]> = Extract<MyWorkItem, { kind: Kind }>;

/** Changes that are on their way to the server: shown as if they were through. */
export const pendingWork = observableValue<readonly PendingWork[]>([]);

/** The versions that the server answered, by item: newer than those of a list that is not fetched again yet. */
const answered = new Map<string, number>();
let last: Promise<unknown> = Promise.resolve();

type ChangedItem = Extract<MyWorkItem, { version: number }> | Of<"measurement">;

type WorkChange = {
	/** One, or several that change alike. */
	items: readonly ChangedItem[];
	/** What is shown meanwhile; null: each is done, and goes. */
	shown: ChangedFields | null;
	/** Makes the change; answers the items' versions in their order, where they have any. */
	send: (versionOf: (item: ChangedItem) => number, options: CallOptions) => Promise<readonly number[]>;
	/** What came of it besides, once it is made. */
	besides?: () => string[];
	/** What happened, and what did not. */
	words: { done: string; failed: string };
	/** Whether a refusal is answered elsewhere: then no toast tells it. */
	meetsRefusal?: (error: unknown) => boolean;
};

/** Shows a change at once and sends it after those under way. Answers whether it came through. */
function change(change: WorkChange): Promise<boolean> {
	const through = make(change);
	awaitChange(through);
	return through;
}

async function make({ items, shown, send, besides, words, meetsRefusal }: WorkChange): Promise<boolean> {
	const entries = items.map((item) => ({ key: keyOf(item), fields: shown }));
	const own = new Set<PendingWork>(entries);
	pendingWork.set([...pendingWork.get(), ...entries]);
	const versionOf = (item: ChangedItem) =>
		Math.max("version" in item ? item.version : 0, answered.get(keyOf(item)) ?? 0);
	const turn = last.then(() => identified((options) => send(versionOf, options)));
	last = turn.catch(() => undefined);
	try {
		const { answer, requestId } = await turn;
		for (const [place, { key }] of entries.entries()) {
			const version = answer[place];
			if (version !== undefined) answered.set(key, version);
		}
		offerUndo({
			title: words.done,
			description: [
				namesInShort(
					items.map(({ title }) => title),
					3,
				),
				...(besides?.() ?? []),
			].join(" · "),
			requestId,
		});
		await whenRefreshed();
		return true;
	} catch (error) {
		if (!meetsRefusal?.(error))
			toast({ title: words.failed, description: refusalText(error), variant: "destructive" });
		return false;
	} finally {
		pendingWork.set(pendingWork.get().filter((each) => !own.has(each)));
	}
}

type TaskFields = { status?: string; progress?: number; note?: string | null; endDate?: string | null };

/** Tasks change together or not at all. Answers whether the server took it, as all of these do. */
export function changeTasks(
	items: readonly Of<"task">[],
	{ endDate, ...fields }: TaskFields,
	words: WorkChange["words"],
) {
	// A milestone has one day.
	const datesOf = ({ milestone }: Of<"task">) =>
		endDate === undefined ? {} : { endDate, ...(milestone && { startDate: endDate }) };
	let moved = 0;
	return change({
		items,
		besides: () => movedText(moved),
		shown:
			fields.status === "Completed"
				? null
				: { ...fields, ...(endDate !== undefined && { dueDate: endDate }) },
		words,
		send: async (versionOf, options) => {
			const input = {
				changes: items.map((item) => ({
					id: item.id,
					version: versionOf(item),
					...fields,
					...datesOf(item),
				})),
				// What waits for the task goes along.
				...(endDate !== undefined && { cascade: true }),
			};
			const { tasks, ...changed } = await trpcClient.task.updateMany.mutate(input, options);
			moved = changed.moved.length;
			return tasks.map(({ version }) => version);
		},
	});
}

export function moveMitigation(item: Of<"mitigation">, status: Of<"mitigation">["status"]) {
	const { id, riskId } = item;
	return change({
		items: [item],
		shown: status === "Done" || status === "Cancelled" ? null : { status },
		words: { done: `Mitigation moved to ${status}`, failed: "Failed to change the mitigation" },
		send: async (versionOf, options) => {
			const { update } = trpcClient.risk.mitigation;
			return [(await update.mutate({ id, riskId, version: versionOf(item), status }, options)).version];
		},
	});
}

/** Adds a measurement, or puts its value in the place of the one that its day has. */
export function measure(
	item: Of<"measurement">,
	measurement: { measurementDate: string; value: string },
	replaced: { id: string; version: number } | null,
	meetsRefusal: (error: unknown) => boolean,
) {
	const kpiId = item.id;
	return change({
		items: [item],
		shown: {},
		words: replaced
			? { done: "Measurement changed", failed: "Failed to change the measurement" }
			: { done: "Measurement added", failed: "Failed to add the measurement" },
		send: async (_, options) => {
			const { create, update } = trpcClient.kpi.measurement;
			if (replaced) {
				const { id, version } = replaced;
				await update.mutate({ kpiId, id, version, value: measurement.value }, options);
			} else await create.mutate({ kpiId, ...measurement }, options);
			return [];
		},
		meetsRefusal,
	});
}

/** Expenses are approved together or not at all. */
export function approve(items: readonly Of<"expense">[]) {
	const several = items.length > 1 ? formatCount(items.length) : null;
	return change({
		items,
		shown: null,
		words: {
			done: several ? `${several} expenses approved` : "Expense approved",
			failed: several ? `Failed to approve ${several} expenses` : "Failed to approve the expense",
		},
		send: async (versionOf, options) => {
			const expenses = items.map((item) => ({ id: item.id, version: versionOf(item) }));
			const approved = await trpcClient.funding.expense.approveMany.mutate({ expenses }, options);
			return approved.map(({ version }) => version);
		},
	});
}
