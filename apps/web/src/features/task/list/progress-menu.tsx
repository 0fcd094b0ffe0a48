import type { Task } from "@throughline/domain/task";
import { WordMenu } from "../../../workspace/in-place/word-in-place.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { CompletedOffer } from "./completed-offer.tsx";
import { TaskProgress } from "./task-progress.tsx";
import { useSaveProgress } from "./use-save-progress.ts";

const tens = Array.from({ length: 11 }, (_, ten) => String(ten * 10));

/** Percent done, chosen in steps of ten: on a phone that takes no typing. */
export function ProgressMenu({ task }: { task: Task }) {
	const { mayReport } = usePlan();
	const save = useSaveProgress(task);
	const shown = (
		<span className="flex w-24">
			<TaskProgress progress={task.progress} />
		</span>
	);
	if (task.summary || !mayReport(task.ownerId)) return shown;
	const words = task.progress === null ? "not measured" : `${task.progress}%`;
	return (
		<>
			<WordMenu
				label={`Progress of ${task.name}: ${words}`}
				value={task.progress === null ? null : String(task.progress)}
				choices={tens}
				wordsOf={(ten) => `${ten}%`}
				onChoose={(ten) => save(Number(ten))}
			>
				{shown}
			</WordMenu>
			<CompletedOffer task={task} />
		</>
	);
}
