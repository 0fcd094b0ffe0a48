import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import type { GanttGate } from "../gantt/gantt-props.ts";

/** The gates' flags: each where its newest review is, or is planned. A chart without them is no failure. */
export function useGates(programId: string): readonly GanttGate[] {
	const gates = trpc.stageGate.list.useQuery();
	const reviews = trpc.stageGate.review.list.useQuery({ programId });
	return useMemo(
		() =>
			(gates.data ?? []).flatMap(({ id, code, name }) => {
				const date = reviews.data?.find(({ stageGateId }) => stageGateId === id)?.reviewDate;
				return date ? [{ id, code, name, date }] : [];
			}),
		[gates.data, reviews.data],
	);
}
