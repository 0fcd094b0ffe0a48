import type { Task } from "@throughline/domain/task";
import {
	occurrencesOf,
	type Recurrence,
	recurrenceText,
} from "@throughline/domain/task/hierarchy/recurrence";
import { hasBegun } from "@throughline/domain/task/schedule/network";
import { Button } from "@throughline/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { formatDay } from "../../../format/date.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { usePlan } from "../plan/plan-context.ts";
import { RepeatFields } from "./repeat-fields.tsx";
import { readRule, repeatValuesOf } from "./repeat-values.ts";

/** The rule by which a task comes again, with its days before they are made. */
export function RepeatDialog({ task, onClose }: { task: Task; onClose: () => void }) {
	const { tasks, today, calendar } = usePlan();
	const [values, setValues] = useState(() => repeatValuesOf(task, today));
	const [busy, setBusy] = useState(false);
	const read = readRule(values);
	const begun = latestBegun(tasks, task);
	const days = "rule" in read ? occurrencesOf(read.rule, calendar).filter((day) => day > begun) : [];
	const send = async (recurrence: Recurrence | null) => {
		setBusy(true);
		const saved = await attempt(
			recurrence ? "Failed to repeat the task" : "Failed to end the repetition",
			async () => {
				const { requestId } = await identified((options) =>
					trpcClient.task.recur.mutate({ id: task.id, version: task.version, recurrence }, options),
				);
				const title = recurrence ? "Task is repeated" : "Task is no longer repeated";
				const description = recurrence ? `${task.name}: ${recurrenceText(recurrence, formatDay)}` : task.name;
				offerUndo({ title, description, requestId });
			},
		);
		setBusy(false);
		if (saved) onClose();
	};
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={task.recurrence ? "Change Repetition" : "Repeat Task"}
				description={
					task.recurrence
						? `${task.name}. Sub-tasks that have begun or were moved stay; the others are made anew.`
						: `${task.name}. It becomes a summary task, with a sub-task for each time.`
				}
				size="lg"
				dismissible={!busy}
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody className="space-y-5">
					<RepeatFields values={values} onChange={(change) => setValues({ ...values, ...change })} />
					<Preview
						rule={"rule" in read ? read.rule : null}
						problem={"problem" in read ? read.problem : null}
						days={days}
					/>
				</DialogBody>
				<DialogFooter>
					{task.recurrence && (
						<Button variant="ghost" disabled={busy} onClick={() => void send(null)} className="mr-auto">
							Stop repeating
						</Button>
					)}
					<DialogClose>
						<Button disabled={busy}>Cancel</Button>
					</DialogClose>
					<Button
						variant="primary"
						loading={busy}
						disabled={days.length === 0}
						onClick={() => "rule" in read && void send(read.rule)}
					>
						{task.recurrence ? "Save changes" : "Repeat task"}
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

/** The day of the latest occurrence that has begun: new ones come after it. "" while none has. */
function latestBegun(tasks: readonly Task[], { id, recurrence }: Task): string {
	if (recurrence === null) return "";
	const begun = tasks.filter((task) => task.parentId === id && hasBegun(task));
	return (
		begun
			.flatMap(({ startDate }) => startDate ?? [])
			.sort()
			.at(-1) ?? ""
	);
}

/** So many days are shown; the rest is counted. */
const shownDays = 12;

type PreviewProps = { rule: Recurrence | null; problem: string | null; days: readonly string[] };

/** The rule in words and its days, or what is wrong with it. */
function Preview({ rule, problem, days }: PreviewProps) {
	return (
		<section aria-label="Preview" aria-live="polite" className="rounded-lg border border-line p-4">
			{problem && <p className="text-table text-critical">{problem}</p>}
			{rule && <p className="text-body font-medium text-ink-strong">{recurrenceText(rule, formatDay)}</p>}
			{rule && days.length === 0 && (
				<p className="mt-1 text-table text-critical">
					No working day falls under this rule, or none after what has begun: move its days, or choose others.
				</p>
			)}
			{days.length > 0 && (
				<p className="tabular mt-1 text-table text-ink-muted">
					{days.slice(0, shownDays).map(formatDay).join(" · ")}
					{days.length > shownDays && ` · and ${days.length - shownDays} more`}
				</p>
			)}
		</section>
	);
}
