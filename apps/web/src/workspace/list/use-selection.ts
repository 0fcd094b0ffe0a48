import { useCallback, useMemo, useState } from "react";

/** What of a list is selected, to do something with several at once: only what is shown, not what its filters hide. */
export function useSelection<Item extends { id: string }>(shown: readonly Item[]) {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
	const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
	const toggle = useCallback(
		(id: string) =>
			setIds(
				(before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
			),
		[],
	);
	const clear = useCallback(() => setIds(new Set()), []);
	const selectAll = () => setIds(new Set(shown.map(({ id }) => id)));
	return {
		selected,
		isSelected: (id: string) => ids.has(id),
		toggle,
		clear,
		/** Null where all that are shown are selected. */
		selectAll: selected.length < shown.length ? selectAll : null,
	};
}
