import { type DueGroup, dueGroup, dueGroups, type MyWorkItem } from "@throughline/domain/my-work";

/** What tells an item from all others: a KPI and a task may not share an id, but nothing says so. */
export const keyOf = ({ kind, id }: Pick<MyWorkItem, "kind" | "id">) => `${kind}/${id}`;

/** The fields of an item that are changed in its place. */
export type ChangedFields = {
	status?: string;
	progress?: number | null;
	dueDate?: string | null;
	note?: string | null;
};

/** A change that is on its way to the server; null: the item is done, and goes. */
export type PendingWork = { key: string; fields: ChangedFields | null };

/** The items as they will be once these changes are through, in order. */
export function withPending(
	items: readonly MyWorkItem[],
	pending: readonly PendingWork[],
): readonly MyWorkItem[] {
	if (pending.length === 0) return items;
	return items.flatMap((item) => {
		const changes = pending.filter(({ key }) => key === keyOf(item)).map(({ fields }) => fields);
		if (changes.includes(null)) return [];
		// Only what the item has is ever changed of it.
		return [Object.assign({}, item, ...changes) as MyWorkItem];
	});
}

/** The items by when they are due, the groups without any left out. */
export function groupByDue(
	items: readonly MyWorkItem[],
	today: string,
): { group: DueGroup; items: MyWorkItem[] }[] {
	const groups = Map.groupBy(items, ({ dueDate }) => dueGroup(dueDate, today));
	return dueGroups.flatMap((group) => {
		const found = groups.get(group);
		return found ? [{ group, items: found }] : [];
	});
}
