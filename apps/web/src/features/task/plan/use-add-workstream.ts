import type { Workstream } from "@throughline/domain/task/workstream";
import { useCallback } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { usePlan } from "./plan-context.ts";

/** Adds a workstream to the program, last; it can be chosen at once. Throws the refusal. */
export function useAddWorkstream(): (name: string) => Promise<Workstream> {
	const utils = trpc.useUtils();
	const { program } = usePlan();
	return useCallback(
		async (name) => {
			const added = await trpcClient.task.workstream.create.mutate({ programId: program.id, name });
			utils.task.workstream.list.setData({ programId: program.id }, (known) => known && [...known, added]);
			return added;
		},
		[utils, program.id],
	);
}
