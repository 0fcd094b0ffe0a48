import { useAllowed } from "../../session/user.ts";
import { useWalk } from "./stored-walk.ts";

/**
 * Whether a person may change what belongs to a session: it must be open to them. A version that became a program is
 * read by everybody who reads programs, its session is not.
 */
export function useMayChange(sessionId: string): boolean {
	const mayWrite = useAllowed("write");
	const { missing } = useWalk(sessionId);
	return mayWrite && !missing;
}
