import { isOver } from "@throughline/domain/program";
import type { Task } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Combobox } from "@throughline/ui/combobox";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { type FormEvent, useId, useMemo, useState } from "react";
import { trpc } from "../../../api/client.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { refusalText } from "../../../workspace/undo/refusal.ts";
import { moveLosses } from "../plan/move-losses.ts";
import { leavesOf } from "../plan/outline.ts";
import { usePlan } from "../plan/plan-context.ts";
import { taskCount } from "../plan/task-words.ts";
import { useMoveTasks } from "./use-move-tasks.tsx";

type MoveTasksDialogProps = {
	/** Of summaries, what lies below them goes. */
	tasks: readonly Task[];
	onMoved?: () => void;
	onClose: () => void;
};

/** Gives tasks to another program, all or none, after it has said what they leave behind. */
export function MoveTasksDialog({ tasks, onMoved, onClose }: MoveTasksDialogProps) {
	const plan = usePlan();
	const formId = useId();
	const programs = trpc.program.list.useQuery();
	const targets = useMemo(
		() => (programs.data ?? []).filter((each) => each.id !== plan.program.id && !isOver(each)),
		[programs.data, plan.program.id],
	);
	const [targetId, setTargetId] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	const move = useMoveTasks();
	const leaves = leavesOf(plan.tasks, tasks);
	const target = targets.find(({ id }) => id === targetId);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (!target || busy) return;
		setBusy(true);
		setRefusal(null);
		try {
			await move(leaves, target);
			onMoved?.();
			onClose();
		} catch (error) {
			setRefusal(refusalText(error));
		}
		setBusy(false);
	};
	const [first] = tasks;
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={`Move ${tasks.length === 1 && first ? `“${first.name}”` : taskCount(tasks.length)} to another program`}
				description={
					leaves.length === 1
						? "Dates, owner, assignments and checklist go along."
						: "Dates, owners, assignments, checklists and the dependencies between them go along."
				}
				dismissible={!busy}
			>
				<DialogBody>
					<form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
						{programs.isError && !programs.data ? (
							<ViewFailure message="Failed to load the programs. Please try again." query={programs} />
						) : (
							<Field label="Program" required hint="Programs that are over or archived are left out.">
								<Combobox
									value={targetId}
									onValueChange={setTargetId}
									options={targets.map(({ id, name, status }) => ({
										value: id,
										label: name,
										description: status,
									}))}
									placeholder="Choose a program"
									searchPlaceholder="Search programs"
									emptyText="No other program of that name"
								/>
							</Field>
						)}
						<Losses sentences={moveLosses(tasks, leaves, plan)} />
						{refusal && (
							<Callout tone="critical" role="alert">
								{refusal}
							</Callout>
						)}
					</form>
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button disabled={busy}>Cancel</Button>
					</DialogClose>
					<Button type="submit" form={formId} variant="primary" loading={busy} disabled={!target}>
						{`Move ${taskCount(leaves.length)}`}
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

function Losses({ sentences }: { sentences: readonly string[] }) {
	if (sentences.length === 0) return null;
	return (
		<Callout tone="warning" title="Left behind">
			<ul className="list-disc space-y-0.5 pl-4">
				{sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
		</Callout>
	);
}
