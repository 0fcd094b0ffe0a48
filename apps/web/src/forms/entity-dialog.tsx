import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import {
	Dialog,
	DialogBody,
	DialogClose,
	DialogContent,
	type DialogContentProps,
	DialogFooter,
	firstField,
} from "@throughline/ui/dialog";
import { Form } from "@throughline/ui/form";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { type FieldValues, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import type { EditableRow } from "./entity-values.ts";
import { ForeignChanges } from "./foreign-changes.tsx";
import { typedBefore } from "./typed-before.tsx";
import { useDraft } from "./use-draft.ts";
import { type EntitySaving, useSaveEntity } from "./use-save-entity.ts";

export type EntityDialogProps<
	Entity extends EditableRow,
	Values extends FieldValues,
	Input extends object,
> = EntitySaving<Entity, Values, Input> & {
	title: string;
	description?: ReactNode;
	size?: DialogContentProps["size"];
	/** Null creates one. Read once: what others change while the form is open comes up when it is saved. */
	entity: Entity | null;
	/** Where what is typed is kept until it is sent or cancelled: `risk/new/<program>`, `risk/<id>`. */
	draftKey: string;
	/** Of a new one. Texts, an open date is "". */
	newValues: Values;
	/** From what the fields hold, each of them, to what is sent: `z.object({…}).transform(…).pipe(NewRisk)`. */
	schema: z.ZodType<Input, NoInfer<Values>>;
	/** A value in a person's words, where somebody else changed it. */
	show?: (field: string, value: string) => string;
	/** Fields without which the button stays disabled. */
	required?: readonly (keyof Values & string)[];
	/** There is no next one to add: the window has no "Add another". */
	single?: boolean;
	/** The button's words for a new and for an existing object; "Save" unless said. */
	verbs?: { create: string; save: string };
	onSaved?: (entity: Entity, created: boolean) => void;
	onClose: () => void;
	/** The fields: `<FormField<RiskValues, "description"> …>`. */
	children: ReactNode;
};

/** Creates or changes an object in a window. Nothing typed is lost, whatever the server or somebody else does. */
export function EntityDialog<Entity extends EditableRow, Values extends FieldValues, Input extends object>(
	props: EntityDialogProps<Entity, Values, Input>,
) {
	return (
		<Dialog open onOpenChange={(open) => !open && props.onClose()}>
			<DialogContent title={props.title} description={props.description} size={props.size}>
				<EntityForm {...props} />
			</DialogContent>
		</Dialog>
	);
}

function EntityForm<Entity extends EditableRow, Values extends FieldValues, Input extends object>({
	title,
	entity,
	draftKey,
	newValues,
	schema,
	show,
	required = [],
	single = false,
	verbs = { create: "Save", save: "Save" },
	onSaved,
	onClose,
	children,
	...saving
}: EntityDialogProps<Entity, Values, Input>) {
	const ofAnyFields: z.ZodType<Input, FieldValues> = schema;
	const form = useForm<FieldValues, unknown, Input>({
		resolver: zodResolver(ofAnyFields, { jitless: true }),
		defaultValues: { ...(entity ? saving.valuesOf(entity) : newValues), base: entity },
	});
	const formId = useId();
	const element = useCallback(() => document.querySelector<HTMLFormElement>(`[id="${formId}"]`), [formId]);
	/** Whether the window stays for the next one once this one is there. */
	const goesOn = useRef(false);
	const [added, setAdded] = useState(0);
	const { restored, forget } = useDraft(form, draftKey);
	const { save, foreign, isGone, isPending } = useSaveEntity({
		...saving,
		form,
		onSaved: (saved, created) => {
			onSaved?.(saved, created);
			if (goesOn.current) form.reset({ ...newValues, base: null });
			// After the fields are empty: that is no draft.
			forget();
			if (goesOn.current) setAdded((count) => count + 1);
			else onClose();
		},
	});
	useEffect(() => {
		if (added > 0) element()?.querySelector<HTMLElement>(firstField)?.focus();
	}, [added, element]);
	const values = useWatch({ control: form.control });
	const incomplete = required.some((field) => String(values[field] ?? "").trim() === "");
	const verb = isGone
		? `Create as a new ${saving.noun}`
		: foreign
			? "Apply my changes"
			: entity
				? verbs.save
				: verbs.create;
	return (
		<>
			<DialogBody>
				<Form id={formId} form={form} onSubmit={save} aria-label={title}>
					{restored && added === 0 && !foreign && !isGone && (
						<Callout className="mb-4">{typedBefore}</Callout>
					)}
					{foreign && <ForeignChanges changes={foreign} labels={saving.labels} show={show} />}
					{children}
				</Form>
			</DialogBody>
			<DialogFooter>
				<DialogClose>
					<Button onClick={forget}>{foreign ? "Keep theirs" : "Cancel"}</Button>
				</DialogClose>
				{!entity && !isGone && !single && (
					<Button
						disabled={incomplete || isPending}
						onClick={() => {
							goesOn.current = true;
							element()?.requestSubmit();
						}}
					>
						Add another
					</Button>
				)}
				<Button
					type="submit"
					form={formId}
					variant="primary"
					loading={isPending}
					disabled={incomplete}
					// Enter presses it too.
					onClick={() => {
						goesOn.current = false;
					}}
				>
					{verb}
				</Button>
			</DialogFooter>
		</>
	);
}
