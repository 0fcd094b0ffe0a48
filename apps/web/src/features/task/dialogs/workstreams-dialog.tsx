import type { Workstream } from "@throughline/domain/task/workstream";
import { Combobox } from "@throughline/ui/combobox";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { AddLine } from "../../../workspace/list/add-line.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { SavedText } from "../../../workspace/saved-text.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { usePlan } from "../plan/plan-context.ts";
import { taskCount } from "../plan/task-words.ts";
import { useAddWorkstream } from "../plan/use-add-workstream.ts";
import { reordered } from "./reordered.ts";

/** The program's workstreams: names, order, leads. Each change is saved at once. */
export function WorkstreamsDialog({ onClose }: { onClose: () => void }) {
	const { workstreams } = usePlan();
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Workstreams"
				description="The parts of the program, in the order in which the timeline shows them. Changes are saved at once."
				size="lg"
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					{workstreams.length === 0 ? (
						<p className="text-body text-ink-muted">The program has no workstreams yet.</p>
					) : (
						<ol className="space-y-2">
							{workstreams.map((workstream, place) => (
								<WorkstreamLine key={workstream.id} workstream={workstream} place={place} />
							))}
						</ol>
					)}
					<AddWorkstream />
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}

function WorkstreamLine({ workstream, place }: { workstream: Workstream; place: number }) {
	const { id, name, leadId, version } = workstream;
	const { workstreams, tasks, askToRemove } = usePlan();
	const { members } = useTeam();
	const count = useMemo(
		() => tasks.filter((task) => task.workstreamId === id && !task.summary).length,
		[tasks, id],
	);
	const update = (change: { name?: string; leadId?: string | null }) =>
		void attempt("Failed to update workstream", () =>
			trpcClient.task.workstream.update.mutate({ id, version, ...change }),
		);
	const move = (step: 1 | -1) =>
		void attempt("Failed to move workstream", async () => {
			for (const change of reordered(workstreams, place, step)) {
				await trpcClient.task.workstream.update.mutate(change);
			}
		});
	const remove = () =>
		askToRemove({
			question: `Delete “${name}”?`,
			consequence: count === 0 ? undefined : `Its ${taskCount(count)} will stay, without a workstream.`,
			verb: "Delete workstream",
			done: "Workstream deleted",
			names: [name],
			remove: (options) => trpcClient.task.workstream.remove.mutate({ id, version }, options),
		});
	return (
		<li className="flex flex-wrap items-center gap-x-2 gap-y-1.5 sm:flex-nowrap">
			<span className="flex shrink-0">
				<IconButton
					size="sm"
					label={`Move ${name} up`}
					tooltip={false}
					icon={<ArrowUp size={14} aria-hidden="true" />}
					disabled={place === 0}
					onClick={() => move(-1)}
				/>
				<IconButton
					size="sm"
					label={`Move ${name} down`}
					tooltip={false}
					icon={<ArrowDown size={14} aria-hidden="true" />}
					disabled={place === workstreams.length - 1}
					onClick={() => move(1)}
				/>
			</span>
			<span className="room-48 grow">
				<SavedText label={`Name of ${name}`} value={name} onSave={(next) => update({ name: next })} />
			</span>
			<span className="min-w-32 flex-1 sm:w-44 sm:flex-none">
				<Combobox
					aria-label={`Lead of ${name}`}
					value={leadId}
					onValueChange={(lead) => update({ leadId: lead || null })}
					options={members.map((member) => ({ value: member.id, label: member.name }))}
					placeholder="No lead"
					searchPlaceholder="Search the team"
					emptyText="Nobody of that name"
					clearable
				/>
			</span>
			<span className="tabular w-16 shrink-0 text-right text-table text-ink-muted">{taskCount(count)}</span>
			<IconButton
				size="sm"
				label={`Delete ${name}`}
				tooltip={false}
				icon={<Trash2 size={14} aria-hidden="true" />}
				onClick={remove}
			/>
		</li>
	);
}

function AddWorkstream() {
	const addWorkstream = useAddWorkstream();
	const [name, setName] = useState("");
	const add = async () => {
		if (await attempt("Failed to create workstream", () => addWorkstream(name.trim()))) setName("");
	};
	return (
		<AddLine verb="Add workstream" missing={name.trim() === "" ? "Enter a name." : null} onAdd={add}>
			<Field label="New workstream" className="room-48 grow">
				<Input
					value={name}
					onValueChange={setName}
					maxLength={200}
					autoComplete="off"
					placeholder="Data migration"
				/>
			</Field>
		</AddLine>
	);
}
