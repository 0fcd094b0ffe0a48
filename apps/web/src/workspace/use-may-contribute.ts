import { useCallback } from "react";
import { trpc } from "../api/client.ts";
import { useAllowed, useUser } from "../api/session/user.ts";

/** Whether what these team members own is the reader's to report on. */
export type MayContribute = (...ownerIds: (string | null)[]) => boolean;

/** Who may write reports on everything, a Contributor on what is theirs; the server decides in any case. */
export function useMayContribute(): MayContribute {
	const mayWrite = useAllowed("write");
	const mayContribute = useAllowed("contribute");
	const user = useUser();
	const team = trpc.resource.list.useQuery(undefined, { enabled: mayContribute && !mayWrite });
	const ownId = team.data?.find(({ personId }) => personId !== null && personId === user?.id)?.id;
	return useCallback(
		(...ownerIds) => mayWrite || (mayContribute && ownId !== undefined && ownerIds.includes(ownId)),
		[mayWrite, mayContribute, ownId],
	);
}
