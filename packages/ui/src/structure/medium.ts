import { useSyncExternalStore } from "react";

/** For what a screen is laid out besides the screen itself: there, nobody can scroll. */
export type Medium = "paper" | "picture";

/** Rows that a picture holds at most of each table and chart: browsers draw only so large ones. */
export const rowsInPicture = 250;

/** What is said below rows of which a picture holds the first. */
export function cutWords(shown: string, all: string): string {
	return `The picture holds the first ${shown} of ${all} rows. Export the table for all of them.`;
}

let medium: Medium | null = null;

const events = { picture: ["beforepicture", "afterpicture"], paper: ["beforeprint", "afterprint"] } as const;

function subscribe(listener: () => void): () => void {
	const stop = new AbortController();
	const tell = (now: Medium | null) => () => {
		medium = now;
		listener();
	};
	for (const each of ["picture", "paper"] as const) {
		const [before, after] = events[each];
		window.addEventListener(before, tell(each), { signal: stop.signal });
		window.addEventListener(after, tell(null), { signal: stop.signal });
	}
	// Shown as for paper without being printed: a preview, or a program that makes a PDF.
	window.matchMedia("print").addEventListener("change", listener, { signal: stop.signal });
	return () => stop.abort();
}

/** For what the page is being laid out; null: for the screen. A store's change is rendered before the browser goes on. */
export function useMedium(): Medium | null {
	return useSyncExternalStore(
		subscribe,
		() => medium ?? (window.matchMedia("print").matches ? "paper" : null),
		() => null,
	);
}

/**
 * Calls `take` while the page is laid out for a picture: tables have all their rows, as far as a picture holds them, and
 * charts beside their usual form all their lines. Nothing of it is seen, for the screen is not drawn meanwhile.
 */
export async function asPicture<Result>(take: () => Result): Promise<Result> {
	const [before, after] = events.picture;
	window.dispatchEvent(new Event(before));
	// React renders a store's change in a microtask: before this one, and before the screen is drawn.
	await Promise.resolve();
	try {
		return take();
	} finally {
		window.dispatchEvent(new Event(after));
	}
}
