import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./route-tree.gen.ts";
import { CrashScreen } from "./shell/screens/crash-screen.tsx";
import { NotFoundScreen } from "./shell/screens/not-found-screen.tsx";
import { WaitContent } from "./shell/screens/wait-screen.tsx";

/** What the header shows of a screen. */
export type ScreenTitle = { title: string; subtitle: string };

/** The app's router; tests hand in a history in memory. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
	return createRouter({
		routeTree,
		history,
		context: { queryClient },
		// Code is fetched on hover and focus; data by the screen itself.
		defaultPreload: "intent",
		defaultPreloadStaleTime: 0,
		scrollRestoration: true,
		notFoundMode: "root",
		defaultPendingMs: 200,
		defaultPendingMinMs: 200,
		defaultPendingComponent: WaitContent,
		defaultErrorComponent: CrashScreen,
		defaultNotFoundComponent: NotFoundScreen,
	});
}

declare module "@tanstack/react-router" {
	interface Register {
		router: ReturnType<typeof createAppRouter>;
	}
	interface StaticDataRouteOption {
		/** A fixed title, or one that follows from the search parameters. */
		screen?: ScreenTitle | ((search: Record<string, unknown>) => ScreenTitle);
	}
}
