import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { Label } from "@throughline/ui/label";
import { toast } from "@throughline/ui/toast";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { refusalText } from "../../../workspace/undo/refusal.ts";
import { WorkstreamPicker } from "../../../workspace/workstream-picker.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { useAddWorkstream } from "../plan/use-add-workstream.ts";
import { type TaskFormValues, taskFields } from "./task-form-values.ts";

const Field = formField<TaskFormValues>(taskFields);

/** The workstream of a task, with a way to make one that is missing. */
export function WorkstreamField() {
	const { workstreams } = usePlan();
	const [adding, setAdding] = useState(false);
	if (adding) return <NewWorkstream onClose={() => setAdding(false)} />;
	return (
		<div className="flex items-end gap-2">
			<Field
				name="workstreamId"
				className="grow"
				control={WorkstreamPicker}
				workstreams={workstreams}
				placeholder="No workstream"
			/>
			<AddButton aria-label="New workstream" onClick={() => setAdding(true)}>
				New
			</AddButton>
		</div>
	);
}

function NewWorkstream({ onClose }: { onClose: () => void }) {
	const { setValue } = useFormContext<TaskFormValues>();
	const addWorkstream = useAddWorkstream();
	const [name, setName] = useState("");
	const [busy, setBusy] = useState(false);
	const id = useId();
	const add = async () => {
		if (name.trim() === "" || busy) return;
		setBusy(true);
		try {
			const added = await addWorkstream(name.trim());
			setValue("workstreamId", added.id, { shouldDirty: true });
			onClose();
		} catch (error) {
			toast({
				title: "Failed to create workstream",
				description: refusalText(error),
				variant: "destructive",
			});
		} finally {
			setBusy(false);
		}
	};
	return (
		<div>
			<Label htmlFor={id} className="mb-1.5">
				New workstream
			</Label>
			<div className="flex gap-2">
				<Input
					id={id}
					value={name}
					onValueChange={setName}
					maxLength={200}
					autoComplete="off"
					ref={focusAtOnce}
					onKeyDown={(event) => {
						if (event.key === "Enter") void add();
						else if (event.key === "Escape") onClose();
						else return;
						// It is this field's business, not that of the form or the window around it.
						event.preventDefault();
						event.stopPropagation();
					}}
				/>
				<Button loading={busy} disabled={name.trim() === ""} onClick={() => void add()}>
					Add
				</Button>
				<Button variant="ghost" onClick={onClose}>
					Cancel
				</Button>
			</div>
		</div>
	);
}

function focusAtOnce(input: HTMLInputElement | null): void {
	input?.focus();
}
