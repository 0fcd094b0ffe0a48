import type { AppRouter } from "@throughline/trpc/router";
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { queryClient } from "./query-client.ts";
import { request } from "./request.ts";

const url = "/trpc";

/** Calls procedures directly; screens use `trpc` instead. */
export const trpcClient = createTRPCClient<AppRouter>({
	links: [
		splitLink({
			condition: (operation) => operation.type === "subscription",
			true: httpSubscriptionLink({ url }),
			// Not batched, so that each call has a status of its own.
			false: httpLink({
				url,
				headers: ({ op }) => idempotencyHeader(op.context.idempotencyKey),
				fetch: (input, init) => request(input, init as RequestInit),
			}),
		}),
	],
});

/** What a call's `context: { idempotencyKey }` adds to it. */
function idempotencyHeader(key: unknown): Record<string, string> {
	return typeof key === "string" ? { "idempotency-key": key } : {};
}

/** Query and mutation options of every procedure: `useQuery(trpc.program.list.queryOptions())`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
