import { useQuery } from "@tanstack/react-query";
import type { Tripwire } from "@throughline/domain/consultant/tripwire";
import { trpc } from "../../api/client.ts";

/** The thresholds by which decisions behind a program are open again; none while they are on their way. */
export function useReopened(programId: string): Tripwire[] {
	const { data = [] } = useQuery(trpc.consultant.tripwire.ofProgram.queryOptions({ programId }));
	return data.filter(({ reopened }) => reopened);
}
