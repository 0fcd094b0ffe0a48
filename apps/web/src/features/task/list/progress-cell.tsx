import type { Task } from "@throughline/domain/task";
import { Progress } from "@throughline/ui/progress";
import { usePlan } from "../plan/plan-context.ts";
import { CellButton } from "./cell-button.tsx";
import { TextEditor } from "./text-editor.tsx";
import { useCellEditor } from "./use-cell-editor.ts";

/** Percent done with its bar; a dash while nobody measures it. */
export function ProgressCell({ task }: { task: Task }) {
	const { mayReport, changeTasks } = usePlan();
	const { editing, start, finish, returnRef } = useCellEditor();
	const shown = <TaskProgress progress={task.progress} />;
	if (!mayReport(task.ownerId)) return shown;
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
					void changeTasks([{ id: task.id, version: task.version, progress }], {
						done: progress === null ? "Progress cleared" : `Progress changed to ${progress}%`,
						description: task.name,
						failed: "Failed to change progress",
					});
				}}
			/>
		);
	}
	const words = task.progress === null ? "not measured" : `${task.progress}%`;
	return (
		<CellButton
			ref={returnRef}
			aria-label={`Progress of ${task.name}: ${words}`}
			onClick={start}
			className="w-full"
		>
			{shown}
		</CellButton>
	);
}

export function TaskProgress({ progress }: { progress: number | null }) {
	if (progress === null) return <span className="text-ink-faint">—</span>;
	return (
		<span className="flex w-full items-center gap-2 print:min-w-24">
			<span className="w-9 shrink-0 tabular">{progress}%</span>
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
