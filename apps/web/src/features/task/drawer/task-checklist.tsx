import type { ChecklistItem, Task } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { Checkbox } from "@throughline/ui/checkbox";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { Plus, X } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { usePlan } from "../plan/plan-context.ts";

const longestText = 200;

/** A task's steps, to tick off and to add to; Enter adds the next. */
export function TaskChecklist({ task }: { task: Task }) {
	const { changeTasks, mayReport } = usePlan();
	const { id, version, name, checklist } = task;
	const mayChange = mayReport(task.ownerId);
	const change = (next: ChecklistItem[], done: string) =>
		changeTasks([{ id, version, checklist: next }], {
			done,
			description: name,
			failed: "Failed to change the checklist",
		});
	const tick = (place: number, done: boolean) =>
		void change(
			checklist.map((step, at) => (at === place ? { ...step, done } : step)),
			done ? "Step done" : "Step opened again",
		);
	if (checklist.length === 0 && !mayChange) {
		return <p className="text-table text-ink-muted">This task has no steps.</p>;
	}
	return (
		<div className="space-y-2">
			{checklist.length > 0 && (
				<ul aria-label="Checklist" className="space-y-1">
					{checklist.map(({ text, done }, place) => (
						// Two steps may have the same words.
						<li key={`${place} ${text}`} className="flex items-start gap-2">
							<span className="min-w-0 flex-1 py-1">
								<Checkbox
									label={text}
									checked={done}
									disabled={!mayChange}
									onCheckedChange={(checked) => tick(place, checked)}
								/>
							</span>
							{mayChange && (
								<IconButton
									size="sm"
									label={`Delete step ${text}`}
									tooltip={false}
									icon={<X size={14} aria-hidden="true" />}
									onClick={() =>
										void change(
											checklist.filter((_, at) => at !== place),
											"Step deleted",
										)
									}
								/>
							)}
						</li>
					))}
				</ul>
			)}
			{mayChange && <AddStep onAdd={(text) => change([...checklist, { text, done: false }], "Step added")} />}
		</div>
	);
}

function AddStep({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
	const [text, setText] = useState("");
	const submit = (event: SubmitEvent) => {
		event.preventDefault();
		const typed = text.trim();
		if (!typed) return;
		setText("");
		// What was refused is there to be mended.
		void onAdd(typed).then((added) => !added && setText((since) => since || typed));
	};
	return (
		<form aria-label="Add a step" noValidate onSubmit={submit} className="flex gap-2">
			<div className="min-w-0 flex-1">
				<Input
					aria-label="Add a step"
					placeholder="Add a step…"
					value={text}
					onValueChange={setText}
					maxLength={longestText}
					autoComplete="off"
					enterKeyHint="done"
					icon={<Plus size={16} aria-hidden="true" />}
					className="max-sm:h-11!"
				/>
			</div>
			<Button type="submit" disabled={text.trim() === ""} className="max-sm:h-11!">
				Add
			</Button>
		</form>
	);
}

/** "2 of 5 steps"; null for a task without any. */
export function stepsText({ checklist }: Pick<Task, "checklist">): string | null {
	if (checklist.length === 0) return null;
	return `${checklist.filter(({ done }) => done).length} of ${checklist.length} steps`;
}
