import { NewTemplate, type TemplateKind } from "@throughline/domain/program/template";
import { Button } from "@throughline/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { type FormEvent, useId, useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { offerUndo } from "../undo/undo.ts";

type SaveTemplateDialogProps = {
	kind: TemplateKind;
	/** The task or the program. */
	of: { id: string; name: string };
	onClose: () => void;
};

const holds: Record<TemplateKind, string> = {
	task: "Its sub-tasks, their dependencies and checklists come along; days are kept as working days from the start. People and progress stay behind.",
	program:
		"Workstreams, tasks with dependencies, gate criteria, KPIs and risks with mitigations come along; days are kept as working days from the start. People, money, measurements and progress stay behind.",
};

/** Keeps a task or a program as a template, under a name. */
export function SaveTemplateDialog({ kind, of, onClose }: SaveTemplateDialogProps) {
	const formId = useId();
	const [name, setName] = useState(of.name);
	const [problem, setProblem] = useState<string | undefined>();
	const [pending, setPending] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const input = NewTemplate.safeParse({ kind, of: of.id, name });
		if (pending || !input.success) return setProblem(input.error?.issues[0]?.message);
		setPending(true);
		try {
			const { requestId } = await identified((options) =>
				trpcClient.template.create.mutate(input.data, options),
			);
			offerUndo({ title: "Saved as template", description: input.data.name, requestId });
			onClose();
		} catch (error) {
			setProblem(toApiError(error).sentence);
			setPending(false);
		}
	};
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent title={`Save “${of.name}” as template`} description={holds[kind]} dismissible={!pending}>
				<DialogBody>
					<form id={formId} noValidate onSubmit={(event) => void submit(event)}>
						<Field label="Template name" required error={problem}>
							<Input value={name} onValueChange={setName} maxLength={200} autoComplete="off" />
						</Field>
					</form>
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button disabled={pending}>Cancel</Button>
					</DialogClose>
					<Button type="submit" form={formId} variant="primary" loading={pending} disabled={!name.trim()}>
						Save template
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
