/**
 * Once the page has loaded, lets the worker in `sw.js` answer with a page of ours where the browser would show its own
 * for want of a connection. Over plain http a browser has no workers, but on the same machine.
 */
export function showPageWithoutConnection(): void {
	if (!("serviceWorker" in navigator)) return;
	window.addEventListener("load", () => {
		// Refused (private windows, policies), everything works but this one page.
		navigator.serviceWorker.register("/sw.js").catch(() => undefined);
	});
}
