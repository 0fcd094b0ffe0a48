import { skipToken, useQuery } from "@tanstack/react-query";
import { trpc } from "../../../api/client.ts";

/** One version with the judgement of its plan; nothing is asked for a number that no version has. */
export function useVersion(sessionId: string, versionNumber: number | null) {
	return useQuery(
		trpc.consultant.version.byNumber.queryOptions(
			versionNumber === null ? skipToken : { sessionId, versionNumber },
		),
	);
}
