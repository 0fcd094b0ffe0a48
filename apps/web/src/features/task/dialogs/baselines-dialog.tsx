import type { Baseline } from "@throughline/domain/task/baseline/baseline";
import { Button } from "@throughline/ui/button";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { toast } from "@throughline/ui/toast";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { AddLine } from "../../../workspace/list/add-line.tsx";
import { SavedText } from "../../../workspace/saved-text.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";

/** The plan as it was at moments, under names: take one, compare with one, delete one. */
export function BaselinesDialog({ onClose }: { onClose: () => void }) {
	const { baselines } = usePlan();
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Baselines"
				description="A baseline keeps every task's dates and progress as they are now, to compare against later."
				size="lg"
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					{baselines.all.length === 0 ? (
						<p className="text-body text-ink-muted">No baseline was taken yet.</p>
					) : (
						<ul className="space-y-2">
							{baselines.all.map((baseline) => (
								<BaselineLine key={baseline.id} baseline={baseline} />
							))}
						</ul>
					)}
					<TakeBaseline />
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}

function BaselineLine({ baseline: { id, name, version, createdAt } }: { baseline: Baseline }) {
	const { baselines, askToRemove } = usePlan();
	const { change } = useViewSearch(timelineView);
	const now = useNow();
	const isChosen = baselines.chosen?.id === id;
	const rename = (next: string) =>
		void attempt("Failed to update baseline", () =>
			trpcClient.task.baseline.update.mutate({ id, version, name: next }),
		);
	const remove = () =>
		askToRemove({
			question: `Delete the baseline “${name}”?`,
			verb: "Delete baseline",
			done: "Baseline deleted",
			names: [name],
			remove: (options) => trpcClient.task.baseline.remove.mutate({ id, version }, options),
		});
	return (
		<li className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:flex-nowrap">
			<span className="room-40 grow">
				<SavedText label={`Name of baseline ${name}`} value={name} onSave={rename} />
			</span>
			<time
				dateTime={createdAt}
				title={formatInstant(createdAt)}
				className="w-28 shrink-0 text-table text-ink-muted"
			>
				{formatAgo(createdAt, now)}
			</time>
			<Button
				size="sm"
				aria-label={isChosen ? `Stop comparing with ${name}` : `Compare with ${name}`}
				onClick={() => change({ baseline: isChosen ? undefined : id })}
				className="w-32 shrink-0"
			>
				{isChosen ? "Stop comparing" : "Compare"}
			</Button>
			<IconButton
				size="sm"
				label={`Delete baseline ${name}`}
				tooltip={false}
				icon={<Trash2 size={14} aria-hidden="true" />}
				onClick={remove}
			/>
		</li>
	);
}

function TakeBaseline() {
	const { program } = usePlan();
	const { change } = useViewSearch(timelineView);
	const [name, setName] = useState("");
	const take = () =>
		attempt("Failed to take baseline", async () => {
			const taken = await trpcClient.task.baseline.take.mutate({ programId: program.id, name: name.trim() });
			setName("");
			change({ baseline: taken.id });
			toast({ title: "Baseline taken", description: `The timeline is compared with “${taken.name}” now.` });
		});
	return (
		<AddLine verb="Take baseline" missing={name.trim() === "" ? "Enter a name." : null} onAdd={take}>
			<Field label="Name" className="room-48 grow">
				<Input
					value={name}
					onValueChange={setName}
					maxLength={200}
					autoComplete="off"
					placeholder="Approved plan"
				/>
			</Field>
		</AddLine>
	);
}
