import type { Task } from "@throughline/domain/task";
import { isCompleted } from "@throughline/domain/task/completion";
import { Progress } from "@throughline/ui/progress";
import { CellButton } from "../../../workspace/in-place/cell-button.tsx";
import { TextEditor } from "../../../workspace/in-place/text-editor.tsx";
import { useCellEditor } from "../../../workspace/in-place/use-cell-editor.ts";
import { usePlan } from "../plan/plan-context.ts";
import { CompletedOffer } from "./completed-offer.tsx";

/** Percent done with its bar; a dash while nobody measures it. */
export function ProgressCell({ task }: { task: Task }) {
	const { mayReport, changeTasks } = usePlan();
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
					if (progress === undefined || progress === task.progress) return;
					const status = statusBeside(task, progress);
					const words = progress === null ? "Progress cleared" : `Progress changed to ${progress}%`;
					void changeTasks([{ id: task.id, version: task.version, progress, status }], {
						done: status === undefined || status === task.status ? words : `${words}, status to ${status}`,
						description: task.name,
						failed: "Failed to change progress",
					});
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

/**
 * The status that a progress is saved with; undefined leaves it to the rule. At 100 % the status stays, and Completed is
 * offered; what is Completed is in progress again below 100 %.
 */
function statusBeside(task: Task, progress: number | null): string | undefined {
	if (isCompleted(task)) return "In Progress";
	return progress === 100 && task.status !== "Not Started" ? task.status : undefined;
}

export function TaskProgress({ progress }: { progress: number | null }) {
	if (progress === null) return <span className="text-ink-faint">—</span>;
	return (
		<span className="flex w-full items-center gap-2 print:min-w-24">
			<span className="w-10 shrink-0 whitespace-nowrap tabular">{progress}%</span>
			<Progress value={progress} label="Progress" hideLabel className="grow" />
		</span>
	);
}

/** "" clears it; a number goes to the next whole percent between 0 and 100; anything else is no answer. */
function percentOf(text: string): number | null | undefined {
	if (text === "") return null;
	const value = Number(text.replace(/\s*%$/, ""));
	return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 0), 100) : undefined;
}
