import { useEffect } from "react";
import { trpc } from "../../../api/client.ts";

/** A cause that was sent, and whose answer was lost with the connection. */
export type AwaitedCause = { rootCause: string; whysPath: readonly string[] };

/** Leads on as soon as the server has settled the awaited cause and analysed it; null: nothing is awaited. */
export function useLeadOn(sessionId: string, awaited: AwaitedCause | null, leadOn: () => void): void {
	const { data: session } = trpc.consultant.session.byId.useQuery({ sessionId });
	const isSettled = awaited !== null && session !== undefined && isSame(session, awaited);
	const number = isSettled ? session.latestVersion : null;
	const { data: version } = trpc.consultant.version.byNumber.useQuery(
		{ sessionId, versionNumber: number ?? 1 },
		{ enabled: number !== null },
	);
	const isDone = number !== null && version?.versionNumber === number && version.analysis !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
	useEffect(() => {
		if (isDone) leadOn();
	}, [isDone]);
}

function isSame(session: { rootCause: string | null; whysPath: readonly string[] }, awaited: AwaitedCause) {
	const path = JSON.stringify(session.whysPath) === JSON.stringify(awaited.whysPath);
	return path && session.rootCause === awaited.rootCause;
}
