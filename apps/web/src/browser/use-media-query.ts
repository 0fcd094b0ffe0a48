import { useCallback, useSyncExternalStore } from "react";

/** Whether the window matches a media query, followed as it changes. */
export function useMediaQuery(query: string): boolean {
	const subscribe = useCallback(
		(listener: () => void) => {
			const list = window.matchMedia(query);
			list.addEventListener("change", listener);
			return () => list.removeEventListener("change", listener);
		},
		[query],
	);
	return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** From here the header has room for the program selector beside the title. */
export const roomyHeader = "(min-width: 640px)";

/** From here the header has room for search and notifications; below, a bar at the foot has them. */
export const wholeHeader = "(min-width: 768px)";

/** From here the sidebar stands beside the content; below, it lies over it. */
export const wideScreen = "(min-width: 1024px)";
