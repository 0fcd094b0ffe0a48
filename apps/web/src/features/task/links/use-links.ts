import type { DependencyKind, TaskDependency } from "@throughline/domain/task/dependency";
import { toast } from "@throughline/ui/toast";
import { useMemo } from "react";
import { trpcClient } from "../../../api/client.ts";
import { refusalText } from "../../../workspace/undo/refusal.ts";
import { usePlan } from "../plan/plan-context.ts";

/** Links tasks and takes links away; each can be taken back. A refusal is told as the server says it. */
export function useLinks() {
	const { taskById, undo, askToRemove } = usePlan();
	return useMemo(() => {
		const nameOf = (id: string) => taskById.get(id)?.name ?? "Unknown";
		const between = ({ predecessorId, successorId }: { predecessorId: string; successorId: string }) =>
			`${nameOf(predecessorId)} → ${nameOf(successorId)}`;

		return {
			between,
			link: async (predecessorId: string, successorId: string, kind: DependencyKind) => {
				try {
					const added = await trpcClient.task.dependency.create.mutate({ predecessorId, successorId, kind });
					undo.offer({
						title: "Dependency added",
						description: between(added),
						undo: () => trpcClient.task.dependency.remove.mutate({ id: added.id }),
					});
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
					done: () => "Dependency deleted",
					items: [
						{ name: between(link), remove: () => trpcClient.task.dependency.remove.mutate({ id, version }) },
					],
				});
			},
		};
	}, [taskById, undo, askToRemove]);
}
