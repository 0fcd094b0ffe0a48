import { useRouter } from "@tanstack/react-router";
import { closeTopWindow, onWindowOpened } from "@throughline/ui/closed-by-back";
import { useEffect } from "react";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** A second entry of the first page: Back has somewhere to go while a window is open. */
		kept?: true;
	}
}

/** Back closes what lies over the page, the top one first, and stays on the page. */
export function useBackCloses(): void {
	const router = useRouter();
	useEffect(() => {
		const { history } = router;
		const stop = onWindowOpened(() => {
			if (history.location.state.__TSR_index !== 0) return;
			void router.navigate({ to: ".", search: true, hash: true, state: { kept: true }, resetScroll: false });
		});
		const unblock = history.block({
			enableBeforeUnload: false,
			blockerFn: ({ action, currentLocation }) => action === "BACK" && closeTopWindow(currentLocation.href),
		});
		return () => {
			stop();
			unblock();
		};
	}, [router]);
}
