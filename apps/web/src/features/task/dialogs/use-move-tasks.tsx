import { useRouter } from "@tanstack/react-router";
import type { Program } from "@throughline/domain/program";
import type { Task } from "@throughline/domain/task";
import { trpcClient, trpcUtils } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { taskCount } from "../plan/task-words.ts";
import { timelineView } from "../view.ts";

/** Moves them in one call, and offers one Undo and the way to where they are now. Throws the server's refusal. */
export function useMoveTasks() {
	const { program } = usePlan();
	const { search, change } = useViewSearch(timelineView);
	const router = useRouter();
	return async (tasks: readonly Task[], { id: programId, name }: Program) => {
		const changes = tasks.map(({ id, version }) => ({ id, version, programId }));
		const { requestId } = await identified((options) =>
			trpcClient.task.updateMany.mutate({ changes, unlink: true }, options),
		);
		const moved = new Set(tasks.map(({ id }) => id));
		// An open one would be followed into its new program.
		if (search.item !== undefined && moved.has(search.item)) change({ item: undefined, tab: undefined });
		const { list } = trpcUtils.task;
		await list.cancel({ programId: program.id });
		list.setData({ programId: program.id }, (rows) => rows?.filter(({ id }) => !moved.has(id)));
		const only = tasks.length === 1 ? tasks[0] : undefined;
		const open = () =>
			void router.navigate({ to: "/", search: { view: "timeline", program: programId, item: only?.id } });
		offerUndo({
			title: `${only ? "Task" : taskCount(tasks.length)} moved to ${name}`,
			description: only?.name,
			shown: (
				<>
					{only && <span className="block">{only.name}</span>}
					<button
						type="button"
						onClick={open}
						className="min-h-6 rounded-sm text-left font-medium text-accent-text underline-offset-4 hover:underline thumb:min-h-11"
					>
						{`Open ${name}`}
					</button>
				</>
			),
			requestId,
		});
	};
}
