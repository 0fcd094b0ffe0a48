import { useCallback, useMemo } from "react";
import { type ObservableValue, useObservable } from "../../../browser/observable-value.ts";
import { storedValue } from "../../../browser/stored-value.ts";

/** Which summaries are folded, in the list and in the chart alike, and how to turn one over. */
export type Folds = {
	folded: ReadonlySet<string>;
	toggle: (id: string) => void;
	open: (id: string) => void;
};

const stored = new Map<string, ObservableValue<string | null>>();

function storedFor(programId: string): ObservableValue<string | null> {
	const known = stored.get(programId) ?? storedValue(`throughline.folded-tasks.${programId}`);
	stored.set(programId, known);
	return known;
}

/** Kept in this browser, for each program. */
export function useFolds(programId: string): Folds {
	const value = storedFor(programId);
	const text = useObservable(value);
	const folded = useMemo(() => new Set(text?.split(" ").filter(Boolean)), [text]);
	const toggle = useCallback(
		(id: string) => {
			const ids = new Set(value.get()?.split(" ").filter(Boolean));
			if (!ids.delete(id)) ids.add(id);
			value.set(ids.size === 0 ? null : [...ids].join(" "));
		},
		[value],
	);
	const open = useCallback((id: string) => folded.has(id) && toggle(id), [folded, toggle]);
	return useMemo(() => ({ folded, toggle, open }), [folded, toggle, open]);
}
