import { useQueryClient } from "@tanstack/react-query";
import type { Workstream } from "@throughline/domain/task/workstream";
import { useCallback } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { usePlan } from "./plan-context.ts";

/** Adds a workstream to the program, last; it can be chosen at once. Throws the refusal. */
export function useAddWorkstream(): (name: string) => Promise<Workstream> {
	const client = useQueryClient();
	const { program } = usePlan();
	return useCallback(
		async (name) => {
			const added = await trpcClient.task.workstream.create.mutate({ programId: program.id, name });
			client.setQueryData(
				trpc.task.workstream.list.queryKey({ programId: program.id }),
				(known) => known && [...known, added],
			);
			void refreshAreas("task");
			return added;
		},
		[client, program.id],
	);
}
