import { useMemo } from "react";
import { trpc } from "../../api/client.ts";
import { standingsOf } from "./gate-standing.ts";

/** How the program stands before each gate, with all its reviews; refreshed with whatever the gates test. */
export function useStandings(programId: string) {
	const gates = trpc.stageGate.list.useQuery();
	const reviews = trpc.stageGate.review.list.useQuery({ programId });
	const readiness = trpc.stageGate.readiness.useQuery({ programId });
	const failed = [gates, reviews, readiness].find(({ data, error }) => error && data === undefined);
	const data = useMemo(() => {
		if (!gates.data || !reviews.data || !readiness.data) return null;
		return {
			reviews: reviews.data,
			standings: standingsOf(gates.data, reviews.data, readiness.data),
		};
	}, [gates.data, reviews.data, readiness.data]);
	return { data, failed };
}
