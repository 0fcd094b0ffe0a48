import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";

/**
 * How many people of a program have too much to do in a coming week; null while that is not known. It comes after the
 * other figures, which are no worse without it.
 */
export function useOverAllocated(): (programId: string) => number | null {
	const { data } = trpc.portfolio.people.useQuery();
	return useMemo(() => {
		const counts = data && new Map(data.map(({ programId, overAllocated }) => [programId, overAllocated]));
		return (programId) => (counts ? (counts.get(programId) ?? 0) : null);
	}, [data]);
}
