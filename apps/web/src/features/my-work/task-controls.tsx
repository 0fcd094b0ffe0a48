import type { MyWorkItem } from "@throughline/domain/my-work";
import { taskStatuses } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { Progress } from "@throughline/ui/progress";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { clsx } from "clsx";
import { CalendarDays, MessageSquareText } from "lucide-react";
import { Suspense, useState } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { useDraftPlace } from "../../forms/kept-draft.ts";
import { readKeptText, useKeptText } from "../../forms/use-kept-text.ts";
import { PriorityBadge } from "../../workspace/priority-badge.tsx";
import { FormSkeleton, focusFirst, InlineForm } from "./inline-form.tsx";
import { DateForm } from "./lazy-forms.ts";
import { touchHeight } from "./touch-height.ts";
import { changeTasks } from "./work-changes.ts";

export type OwnTask = Extract<MyWorkItem, { kind: "task" }>;

/** Where a task stands. Who may write also moves its day; a share in somebody else's task is theirs to read alone. */
export function TaskControls({ task }: { task: OwnTask }) {
	const mayWrite = useAllowed("write");
	const mayReport = useAllowed("contribute") && (mayWrite || task.owned);
	const place = useDraftPlace(`my-work/note/${task.id}`);
	// What was being written when the page went is seen again.
	const [form, setForm] = useState<"note" | "date" | "kept note" | null>(() =>
		readKeptText(place, task.note ?? "") === null ? null : "kept note",
	);
	const writesNote = form === "note" || form === "kept note";
	return (
		<>
			{mayReport ? (
				<div className="mt-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
					<StatusSelect task={task} />
					<ProgressSelect task={task} />
					{mayWrite && (
						<Button
							aria-label={`Date of ${task.title}`}
							aria-expanded={form === "date"}
							icon={<CalendarDays size={16} aria-hidden="true" />}
							onClick={() => setForm(form === "date" ? null : "date")}
							className={touchHeight}
						>
							Date
						</Button>
					)}
					<Button
						aria-label={`Note on ${task.title}`}
						aria-expanded={writesNote}
						icon={<MessageSquareText size={16} aria-hidden="true" />}
						onClick={() => setForm(writesNote ? null : "note")}
						className={clsx(touchHeight, !mayWrite && "max-sm:col-span-2")}
					>
						Note
					</Button>
					<span className="ml-auto hidden sm:block">
						<PriorityBadge priority={task.priority} />
					</span>
				</div>
			) : (
				<p className="mt-1.5 flex items-center gap-3 text-table text-ink-muted">
					<span>{task.status}</span>
					{task.progress !== null && (
						<>
							<span className="tabular">{task.progress}%</span>
							<Progress value={task.progress} label="Progress" hideLabel className="max-w-40 grow" />
						</>
					)}
				</p>
			)}
			{writesNote && <NoteForm task={task} asked={form === "note"} onClose={() => setForm(null)} />}
			{form === "date" && (
				<Suspense fallback={<FormSkeleton />}>
					<DateForm task={task} onClose={() => setForm(null)} />
				</Suspense>
			)}
			{task.note !== null && !writesNote && (
				<p className="mt-2 whitespace-pre-line text-pretty break-words text-table text-ink-muted">
					{task.note}
				</p>
			)}
		</>
	);
}

function StatusSelect({ task }: { task: OwnTask }) {
	const { status } = task;
	const known: readonly string[] = taskStatuses;
	return (
		<Select
			aria-label={`Status of ${task.title}`}
			value={status}
			options={known.includes(status) ? known : [...known, status]}
			onValueChange={(status) =>
				void changeTasks(
					[task],
					{ status },
					{ done: `Status changed to ${status}`, failed: "Failed to change status" },
				)
			}
			className={`${touchHeight} sm:w-36`}
		/>
	);
}

export const tens = Array.from({ length: 11 }, (_, ten) => ten * 10);

function ProgressSelect({ task }: { task: OwnTask }) {
	const { progress } = task;
	const steps =
		progress === null || tens.includes(progress) ? tens : [...tens, progress].sort((a, b) => a - b);
	return (
		<Select
			aria-label={`Progress of ${task.title}`}
			value={progress === null ? "" : String(progress)}
			placeholder="Progress"
			options={steps.map((step) => ({ value: String(step), label: `${step}%` }))}
			onValueChange={(chosen) =>
				void changeTasks(
					[task],
					{ progress: Number(chosen) },
					{ done: `Progress changed to ${chosen}%`, failed: "Failed to change progress" },
				)
			}
			className={`${touchHeight} sm:w-28`}
		/>
	);
}

type FormProps = { task: OwnTask; onClose: () => void };

/** `asked`: somebody pressed for it, and types at once. */
function NoteForm({ task, asked, onClose }: FormProps & { asked: boolean }) {
	/** What is typed outlives a lost connection and a reload. */
	const { text: note, type, forget } = useKeptText(useDraftPlace(`my-work/note/${task.id}`), task.note ?? "");
	const close = () => {
		forget();
		onClose();
	};
	return (
		<InlineForm
			label={`Note on ${task.title}`}
			verb="Save note"
			save={() =>
				changeTasks(
					[task],
					{ note: note.trim() || null },
					{ done: "Note saved", failed: "Failed to save the note" },
				)
			}
			onClose={close}
		>
			<Textarea
				aria-label="Note"
				rows={2}
				maxLength={2_000}
				value={note}
				onValueChange={type}
				placeholder="Where it stands, and what it waits for"
				className="w-full"
				ref={asked ? focusFirst : undefined}
			/>
		</InlineForm>
	);
}
