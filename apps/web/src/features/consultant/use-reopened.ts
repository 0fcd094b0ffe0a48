import type { Tripwire } from "@throughline/domain/consultant/tripwire";
import { trpc } from "../../api/client.ts";

/** The thresholds by which decisions behind a program are open again; none while they are on their way. */
export function useReopened(programId: string): Tripwire[] {
	const { data = [] } = trpc.consultant.tripwire.ofProgram.useQuery({ programId });
	return data.filter(({ reopened }) => reopened);
}
