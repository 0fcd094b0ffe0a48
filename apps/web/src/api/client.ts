import { writing, writingHeader } from "@throughline/domain/value/writing";
import type { AppRouter } from "@throughline/trpc/router";
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import superjson from "superjson";
import { heldStreams } from "./live/held-streams.ts";
import { refreshAfterWrites } from "./live/own-writes.ts";
import { queryClient } from "./query-client.ts";
import { request } from "./request.ts";
import { sendLostAgain } from "./send-lost-again.ts";

const url = "/trpc";

/** Calls procedures directly; screens use `trpc` instead. */
export const trpcClient = createTRPCClient<AppRouter>({
	links: [
		refreshAfterWrites,
		sendLostAgain,
		splitLink({
			condition: (operation) => operation.type === "subscription",
			true: [...heldStreams, httpSubscriptionLink({ url, transformer: superjson })],
			// Not batched, so that each call has a status of its own.
			false: httpLink({
				url,
				transformer: superjson,
				headers: ({ op }) => ({ ...idempotencyHeader(op.context.idempotencyKey), ...writtenHeader() }),
				fetch: (input, init) => request(input, init as RequestInit),
			}),
		}),
	],
});

/** What a call's `context: { idempotencyKey }` adds to it. */
function idempotencyHeader(key: unknown): Record<string, string> {
	return typeof key === "string" ? { "idempotency-key": key } : {};
}

/** How the reader of this page has dates and numbers written in the sentences of an answer. */
function writtenHeader(): Record<string, string> {
	const { dateForm, numberForm } = writing();
	return { [writingHeader]: `${dateForm} ${numberForm}` };
}

/** The hooks of every procedure: `trpc.program.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** What is known of every query, for code outside components: `trpcUtils.program.list.getData()`. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ client: trpcClient, queryClient });
