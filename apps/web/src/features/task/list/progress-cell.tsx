import type { Task } from "@throughline/domain/task";
import { CellButton } from "../../../workspace/in-place/cell-button.tsx";
import { TextEditor } from "../../../workspace/in-place/text-editor.tsx";
import { useCellEditor } from "../../../workspace/in-place/use-cell-editor.ts";
import { usePlan } from "../plan/plan-context.ts";
import { CompletedOffer } from "./completed-offer.tsx";
import { TaskProgress } from "./task-progress.tsx";
import { useSaveProgress } from "./use-save-progress.ts";

/** Percent done with its bar; a dash while nobody measures it. */
export function ProgressCell({ task }: { task: Task }) {
	const { mayReport } = usePlan();
	const save = useSaveProgress(task);
	const { editing, start, finish, returnRef } = useCellEditor();
	const shown = <TaskProgress progress={task.progress} />;
	if (task.summary || !mayReport(task.ownerId)) return shown;
	if (editing) {
		return (
			<TextEditor
				label={`Progress of ${task.name} in percent`}
				initial={task.progress === null ? "" : String(task.progress)}
				inputMode="numeric"
				maxLength={4}
				onFinish={(text, keepsFocus) => {
					finish(keepsFocus);
					const progress = text === null ? undefined : percentOf(text);
					if (progress !== undefined && progress !== task.progress) save(progress);
				}}
			/>
		);
	}
	const words = task.progress === null ? "not measured" : `${task.progress}%`;
	return (
		<span className="block w-full">
			<CellButton
				ref={returnRef}
				aria-label={`Progress of ${task.name}: ${words}`}
				onClick={start}
				className="w-full"
			>
				{shown}
			</CellButton>
			<CompletedOffer task={task} />
		</span>
	);
}

/** "" clears it; a number goes to the next whole percent between 0 and 100; anything else is no answer. */
function percentOf(text: string): number | null | undefined {
	if (text === "") return null;
	const value = Number(text.replace(/\s*%$/, ""));
	return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 0), 100) : undefined;
}
