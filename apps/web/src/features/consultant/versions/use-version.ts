import { skipToken } from "@tanstack/react-query";
import { trpc } from "../../../api/client.ts";

/** One version with the judgement of its plan; nothing is asked for a number that no version has. */
export function useVersion(sessionId: string, versionNumber: number | null) {
	return trpc.consultant.version.byNumber.useQuery(
		versionNumber === null ? skipToken : { sessionId, versionNumber },
	);
}
