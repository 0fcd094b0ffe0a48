import { closeTopWindow, keepHistory } from "@throughline/ui/closed-by-back";
import type { createAppRouter } from "../router.tsx";

type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** A second entry of the first page: Back has somewhere to go while a window is open. */
		kept?: true;
	}
}

/** Where an entry stands among those of this visit, as the router counts them: from 0. */
function placeOf(state: unknown): number {
	const place = typeof state === "object" && state !== null && Reflect.get(state, "__TSR_index");
	return typeof place === "number" ? place : 0;
}

/**
 * Back closes what lies over the page, the top one first, and stays on the page: the step back is taken again before the
 * router, which listens later, hears of it. A blocker of the router's would make every navigation wait.
 */
export function closeWindowsOnBack(makeRouter: () => AppRouter): AppRouter {
	let returning = false;
	window.addEventListener("popstate", (event) => {
		const ours = returning || closeTopWindow(placeOf(event.state) + 1);
		if (!ours) {
			// With nothing left to close, the way from the second entry to the first leads nowhere: it goes on.
			if (isKept() && placeOf(event.state) === 0) window.history.back();
			return;
		}
		event.stopImmediatePropagation();
		returning = !returning;
		if (returning) window.history.go(1);
	});
	const router = makeRouter();
	const place = () => placeOf(router.history.location.state);
	const isKept = () => router.history.location.state.kept === true;
	keepHistory({
		onOpened() {
			if (place() > 0) return;
			void router.navigate({ to: ".", search: true, hash: true, state: { kept: true }, resetScroll: false });
		},
		// The second entry of the first page may still be on its way.
		place: () => Math.max(1, place()),
	});
	return router;
}
