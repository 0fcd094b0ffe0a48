import { useEffect, useRef } from "react";

/** Whoever knows the browser's history. */
type HistoryKeeper = {
	/** A window opens over the present page. */
	onOpened: () => void;
	/** Where the present page stands in the history. */
	place: () => number;
};

type OpenWindow = { close: () => void; place: number };

const openWindows: OpenWindow[] = [];
let keeper: HistoryKeeper = { onOpened: () => undefined, place: () => 0 };

/** Says who knows the history; without anybody, windows keep to themselves. */
export function keepHistory(by: HistoryKeeper): void {
	keeper = by;
}

/**
 * For a window that the address does not name: the browser's Back closes it, as it closes those that it names. Whoever
 * knows the history asks `closeTopWindow`.
 */
export function useClosedByBack(close: () => void, open = true): void {
	const latest = useRef(close);
	useEffect(() => {
		latest.current = close;
	});
	useEffect(() => {
		if (!open) return;
		keeper.onOpened();
		const own: OpenWindow = { close: () => latest.current(), place: keeper.place() };
		openWindows.push(own);
		return () => {
			openWindows.splice(openWindows.indexOf(own), 1);
		};
	}, [open]);
}

/** Closes the window that opened last, if it lies over the page at this place and nothing was opened over it since. */
export function closeTopWindow(place: number): boolean {
	const top = openWindows.at(-1);
	if (top?.place !== place) return false;
	top.close();
	return true;
}
