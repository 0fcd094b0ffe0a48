import type { DependencyKind, TaskDependency } from "@throughline/domain/task/dependency";
import { toast } from "@throughline/ui/toast";
import { useMemo } from "react";
import { trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { refusalText } from "../../../workspace/undo/refusal.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { usePlan } from "../plan/plan-context.ts";

/** Links tasks and takes links away; each can be taken back. A refusal is told as the server says it. */
export function useLinks() {
	const { taskById, askToRemove } = usePlan();
	return useMemo(() => {
		const nameOf = (id: string) => taskById.get(id)?.name ?? "Unknown";
		const between = ({ predecessorId, successorId }: { predecessorId: string; successorId: string }) =>
			`${nameOf(predecessorId)} → ${nameOf(successorId)}`;

		return {
			between,
			link: async (predecessorId: string, successorId: string, kind: DependencyKind) => {
				try {
					const { answer, requestId } = await identified((options) =>
						trpcClient.task.dependency.create.mutate({ predecessorId, successorId, kind }, options),
					);
					offerUndo({ title: "Dependency added", description: between(answer), requestId });
				} catch (error) {
					const description = refusalText(error);
					toast({ title: "Failed to add dependency", description, variant: "destructive" });
				}
			},
			unlink: (link: TaskDependency) => {
				const { id, version } = link;
				askToRemove({
					question: `Delete the dependency “${between(link)}”?`,
					verb: "Delete dependency",
					done: "Dependency deleted",
					names: [between(link)],
					remove: (options) => trpcClient.task.dependency.remove.mutate({ id, version }, options),
				});
			},
		};
	}, [taskById, askToRemove]);
}
