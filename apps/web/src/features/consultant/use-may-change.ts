import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { useStrategy } from "./stored-strategy.ts";

/**
 * Whether a person may change what belongs to a session: their own, and an Admin what belongs to nobody. Until the
 * server has said so, one's own role decides.
 */
export function useMayChange(sessionId: string): boolean {
	const mayWrite = useAllowed("write");
	const { missing } = useStrategy(sessionId);
	const { data } = trpc.consultant.session.byId.useQuery({ sessionId });
	return mayWrite && !missing && data?.mayChange !== false;
}
