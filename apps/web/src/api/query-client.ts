import { type Query, QueryClient } from "@tanstack/react-query";

/** Queries are not retried, never become stale and never fetch by themselves: live updates say when to. */
const queryPolicy = {
	retry: false,
	// What failed is not sent again for another part of the same screen; who comes back to a screen asks anew.
	retryOnMount: (query: Query) => query.getObserversCount() <= 1,
	staleTime: Number.POSITIVE_INFINITY,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
	refetchInterval: false,
	// A call is made also when the browser believes to be offline: its error says more than a wait without end.
	networkMode: "always",
} as const;

export const queryClient = new QueryClient({
	defaultOptions: { queries: queryPolicy, mutations: { retry: false, networkMode: "always" } },
});
