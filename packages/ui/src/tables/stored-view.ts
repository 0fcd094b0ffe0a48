import { useState } from "react";

export type Density = "comfortable" | "compact";
export type TableView = { hidden: string[]; density: Density };

function read(key: string): TableView | null {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
		if (typeof stored !== "object" || stored === null || !("hidden" in stored) || !("density" in stored))
			return null;
		const { hidden, density } = stored;
		if (!Array.isArray(hidden)) return null;
		return {
			hidden: hidden.filter((id): id is string => typeof id === "string"),
			density: density === "compact" ? "compact" : "comfortable",
		};
	} catch {
		// Storage may be forbidden, or hold what an older version wrote: start from the default.
		return null;
	}
}

/** Which columns a person hid and how dense the rows are, remembered in this browser under the key. */
export function useTableView(key: string | undefined, initial: TableView) {
	const [view, setView] = useState<TableView>(() => (key ? read(key) : null) ?? initial);
	const change = (next: TableView) => {
		setView(next);
		if (!key) return;
		try {
			localStorage.setItem(key, JSON.stringify(next));
		} catch {
			// Not remembered, but in effect.
		}
	};
	return [view, change] as const;
}
