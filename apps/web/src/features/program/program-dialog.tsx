import { zodResolver } from "@hookform/resolvers/zod";
import type { NewProgram, Program } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Form } from "@throughline/ui/form";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useDraft } from "../../forms/use-draft.ts";
import { ForeignChanges } from "./foreign-changes.tsx";
import { ProgramFields } from "./program-fields.tsx";
import { emptyProgram, ProgramForm, type ProgramFormValues, valuesOf } from "./program-form-values.ts";
import { useSaveProgram } from "./use-save-program.ts";

type ProgramDialogProps = {
	/** Null creates one. Read once: what others change while the form is open comes up when it is saved. */
	program: Program | null;
	onClose: () => void;
	onCreated: (program: Program) => void;
};

/** Creates or changes a program. */
export function ProgramDialog({ program, onClose, onCreated }: ProgramDialogProps) {
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={program ? "Edit Program" : "Create Program"}
				description={program ? undefined : "Everything but the name can be added later."}
			>
				<ProgramFormBody program={program} onClose={onClose} onCreated={onCreated} />
			</DialogContent>
		</Dialog>
	);
}

function ProgramFormBody({ program, onClose, onCreated }: ProgramDialogProps) {
	const form = useForm<ProgramFormValues, unknown, NewProgram>({
		resolver: zodResolver(ProgramForm, { jitless: true }),
		defaultValues: program ? valuesOf(program) : emptyProgram,
	});
	const formId = useId();
	const { restored, forget } = useDraft(form, program ? `program/${program.id}` : "program/new");
	const { save, foreign, isGone, isPending } = useSaveProgram({
		form,
		onSaved: () => {
			forget();
			onClose();
		},
		onCreated,
	});
	const verb = isGone
		? "Create as a new program"
		: foreign
			? "Apply my changes"
			: program
				? "Save changes"
				: "Create Program";
	return (
		<>
			<DialogBody>
				<Form id={formId} form={form} onSubmit={save} aria-label={program ? "Program" : "New program"}>
					{restored && !foreign && !isGone && (
						<Callout className="mb-4">What you typed before is here again. It is not saved yet.</Callout>
					)}
					{foreign && <ForeignChanges changes={foreign} />}
					<ProgramFields status={program?.status ?? emptyProgram.status} />
				</Form>
			</DialogBody>
			<DialogFooter>
				<DialogClose>
					<Button onClick={forget}>{foreign ? "Keep theirs" : "Cancel"}</Button>
				</DialogClose>
				<Button type="submit" form={formId} variant="primary" loading={isPending}>
					{verb}
				</Button>
			</DialogFooter>
		</>
	);
}
