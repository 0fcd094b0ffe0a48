import { useEffect, useRef } from "react";

type OpenWindow = { close: () => void; href: string };

const openWindows: OpenWindow[] = [];
const listeners = new Set<() => void>();

/**
 * For a window that the address does not name: the browser's Back closes it, as it closes those that it names. Whoever
 * holds the history asks `closeTopWindow`.
 */
export function useClosedByBack(close: () => void, open = true): void {
	const latest = useRef(close);
	useEffect(() => {
		latest.current = close;
	});
	useEffect(() => {
		if (!open) return;
		const { pathname, search, hash } = window.location;
		const own: OpenWindow = { close: () => latest.current(), href: pathname + search + hash };
		openWindows.push(own);
		for (const listener of listeners) listener();
		return () => {
			openWindows.splice(openWindows.indexOf(own), 1);
		};
	}, [open]);
}

/** Closes the window that opened last, unless something was opened over it that the address does name. */
export function closeTopWindow(href: string): boolean {
	const top = openWindows.at(-1);
	if (top?.href !== href) return false;
	top.close();
	return true;
}

/** Tells of each window that opens. @returns what ends it */
export function onWindowOpened(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
