import { QueryClient } from "@tanstack/react-query";

/** Queries are not retried, never become stale and never fetch by themselves: live updates say when to. */
const queryPolicy = {
	retry: false,
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
