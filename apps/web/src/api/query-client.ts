import { type Query, QueryCache, QueryClient } from "@tanstack/react-query";

/** What failed before a screen was there to show it: the first that comes shows it, and does not ask again. */
const unseen = new WeakSet<object>();
const queryCache = new QueryCache({
	onError(_error, query) {
		if (query.getObserversCount() === 0) unseen.add(query);
	},
});
queryCache.subscribe(({ type, query }) => {
	if (type === "observerRemoved" && query.getObserversCount() === 0) unseen.delete(query);
});

/** Queries are not retried, never become stale and never fetch by themselves: live updates say when to. */
const queryPolicy = {
	retry: false,
	// What failed is not sent again for another part of the same screen; who comes back to a screen asks anew.
	retryOnMount: (query: Query) => query.getObserversCount() <= 1 && !unseen.has(query),
	staleTime: Number.POSITIVE_INFINITY,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
	refetchInterval: false,
	// A call is made also when the browser believes to be offline: its error says more than a wait without end.
	networkMode: "always",
} as const;

export const queryClient = new QueryClient({
	queryCache,
	defaultOptions: { queries: queryPolicy, mutations: { retry: false, networkMode: "always" } },
});
