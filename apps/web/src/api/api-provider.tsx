import type { ReactNode } from "react";
import { trpc, trpcClient } from "./client.ts";
import { queryClient } from "./query-client.ts";

/** Gives the hooks of `trpc` their clients. Whoever is not signed in needs none, and does not load them. */
export function ApiProvider({ children }: { children: ReactNode }) {
	return (
		<trpc.Provider client={trpcClient} queryClient={queryClient}>
			{children}
		</trpc.Provider>
	);
}
