import { Provider } from "@throughline/domain/run";
import { useCallback, useMemo } from "react";
import { z } from "zod";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { useObservable } from "../../browser/observable-value.ts";
import { storedValue } from "../../browser/stored-value.ts";
import type { FailedQuery } from "../../workspace/failure/query-failure.tsx";

/** What this browser keeps of a strategy, so that its next step has it at once. */
const StoredStrategy = z.object({
	input: z.string().optional(),
	rootCause: z.string().optional(),
	whysPath: z.array(z.string()).optional(),
	/** Where in the Five Whys one was last, as their address says it. */
	place: z.object({ path: z.string().optional(), option: z.string().optional() }).optional(),
	/** The version that the finished research stands in. */
	researchVersion: z.number().int().optional(),
	/** What was read of its text has been looked at here. */
	caseSeen: z.boolean().optional(),
	/** Web addresses for its research that were typed and not saved yet. */
	addressDraft: z.string().optional(),
	/** Who was chosen here before the server kept it; it counts until somebody has served. */
	provider: Provider.optional(),
});
export type StoredStrategy = z.infer<typeof StoredStrategy>;

const kept = new Map<string, ReturnType<typeof storedValue>>();

function storeOf(sessionId: string) {
	const store = kept.get(sessionId) ?? storedValue(`throughline.walk.${sessionId}`);
	kept.set(sessionId, store);
	return store;
}

function parsed(text: string | null): StoredStrategy {
	if (text === null) return {};
	try {
		return StoredStrategy.catch({}).parse(JSON.parse(text));
	} catch {
		return {};
	}
}

/** Adds to what is kept of a session; where the storage is blocked or full it holds for this page. */
export function keepStrategy(sessionId: string, change: Partial<StoredStrategy>): void {
	const store = storeOf(sessionId);
	store.set(JSON.stringify({ ...parsed(store.get()), ...change }));
}

/** What this browser keeps of a session; nothing before there is one. */
export function useKept(sessionId: string | undefined): StoredStrategy {
	const text = useObservable(useMemo(() => storeOf(sessionId ?? ""), [sessionId]));
	return useMemo(() => parsed(text), [text]);
}

/** Who serves, by the server; what only this browser knows counts until that knows somebody. */
function serverOf(
	session: { provider: Provider | null } | undefined,
	{ provider }: StoredStrategy,
): Pick<Strategy, "provider" | "unkept"> {
	return {
		provider: session?.provider ?? provider,
		unkept: session?.provider === null ? provider : undefined,
	};
}

export type Strategy = StoredStrategy & {
	/** Who was chosen in this browser alone, in an earlier release: the server is told with the first step. */
	unkept: Provider | undefined;
	/** Until the server has said what this browser does not know. */
	isPending: boolean;
	/** There is no such session for this person. */
	missing: boolean;
	/** What went wrong while the server was asked; null when nothing did. */
	failure: FailedQuery | null;
	keep(change: Partial<StoredStrategy>): void;
};

/**
 * What is known of a session: at once by this browser, and for good by the server, which knows also what was done on
 * another device.
 */
export function useStrategy(sessionId: string): Strategy {
	const stored = useKept(sessionId);
	const session = trpc.consultant.session.byId.useQuery({ sessionId });
	const keep = useCallback((change: Partial<StoredStrategy>) => keepStrategy(sessionId, change), [sessionId]);
	return useMemo(() => {
		const { data, error, isPending, isFetching, refetch } = session;
		// Of another person's session only what became a program can be read, and that stands in its version.
		const missing = (error && toApiError(error).status === 404) || data?.isOpen === false;
		return {
			...serverOf(data, stored),
			place: stored.place,
			caseSeen: stored.caseSeen,
			researchVersion:
				stored.researchVersion ?? (data?.hasResearch ? (data.latestVersion ?? undefined) : undefined),
			input: data?.inputText || stored.input || undefined,
			rootCause: data?.rootCause ?? stored.rootCause,
			whysPath: data?.whysPath.length ? data.whysPath : stored.whysPath,
			isPending,
			missing,
			failure: error && !missing ? { error, isFetching, refetch } : null,
			keep,
		};
	}, [stored, session, keep]);
}
