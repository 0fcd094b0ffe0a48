import { useSyncExternalStore } from "react";

let printing = false;

function subscribe(listener: () => void): () => void {
	const stop = new AbortController();
	const tell = (now: boolean) => () => {
		printing = now;
		listener();
	};
	window.addEventListener("beforeprint", tell(true), { signal: stop.signal });
	window.addEventListener("afterprint", tell(false), { signal: stop.signal });
	// Shown as for paper without being printed: a preview, or a program that makes a PDF.
	window.matchMedia("print").addEventListener("change", listener, { signal: stop.signal });
	return () => stop.abort();
}

/** Whether the page is being laid out for paper. A store's change is rendered before the browser goes on. */
export function usePrinting(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => printing || window.matchMedia("print").matches,
		() => false,
	);
}
