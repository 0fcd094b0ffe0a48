import { useMutation } from "@tanstack/react-query";
import type { FormFailure } from "@throughline/ui/form";
import { toast } from "@throughline/ui/toast";
import { useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type ApiError, toApiError } from "../api/api-error.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { changesOf, type EditableRow, type ForeignChange, rebase } from "./entity-values.ts";

/** What saving an object needs to know of its kind. */
export type EntitySaving<Entity extends EditableRow, Values extends FieldValues, Input extends object> = {
	/** In a person's words: `risk`, `funding source`, `KPI`. */
	noun: string;
	/** As the server answers it; a refusal's current object is read by it. */
	shape: z.ZodType<Entity>;
	valuesOf: (entity: Entity) => Values;
	/** The fields that a person edits, with their names on the form, in its order. */
	labels: Readonly<Record<string, string>>;
	/** Hand the options on to the tRPC client: what is sent twice is done once. */
	create: (input: Input, options: { context: { idempotencyKey: string } }) => Promise<Entity>;
	/** Gets the changed fields only. */
	update: (change: Partial<Input> & EditableRow) => Promise<Entity>;
	/** Toasts in other words than the usual ones; `created: null` leaves that one to `onSaved`. */
	messages?: {
		created?: string | null;
		updated?: string;
		createFailed?: string;
		updateFailed?: string;
	};
};

type SaveEntity<Entity extends EditableRow, Values extends FieldValues, Input extends object> = EntitySaving<
	Entity,
	Values,
	Input
> & {
	form: UseFormReturn<FieldValues, unknown, Input>;
	onSaved: (entity: Entity, created: boolean) => void;
};

/**
 * Saves the form. After a refusal it stays as it is, with the refusal's issues on their fields; when somebody else
 * was faster, it is carried over to their version, `foreign` says what they changed, and saving again applies the
 * person's own changes on top. When somebody else deleted the object (`isGone`), saving again creates a new one.
 * The object as it was read lies in the form under `base`, so that a restored draft still knows what it changes.
 */
export function useSaveEntity<Entity extends EditableRow, Values extends FieldValues, Input extends object>({
	form,
	onSaved,
	noun,
	shape,
	valuesOf,
	labels,
	messages = {},
	...calls
}: SaveEntity<Entity, Values, Input>) {
	const keyOf = useIdempotencyKey();
	/** The same once more after it was made is another one. */
	const made = useRef(0);
	const create = useMutation({
		mutationFn: (input: Input) =>
			calls.create(input, { context: { idempotencyKey: keyOf([input, made.current]) } }),
	});
	const update = useMutation({ mutationFn: calls.update });
	const [isGone, setGone] = useState(false);
	const [foreign, setForeign] = useState<ForeignChange[] | null>(null);
	const baseOf = (): Entity | null => form.getValues("base") ?? null;
	const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);

	async function save(input: Input): Promise<FormFailure | null> {
		const base = baseOf();
		try {
			const saved = base ? await change(base, input) : await add(input);
			onSaved(saved, base === null);
			return null;
		} catch (error) {
			return refused(base, toApiError(error));
		}
	}

	async function add(input: Input): Promise<Entity> {
		const created = await create.mutateAsync(input);
		made.current += 1;
		const title = messages.created === undefined ? `${Noun} added successfully` : messages.created;
		if (title !== null) toast({ title });
		return created;
	}

	async function change(from: Entity, input: Input): Promise<Entity> {
		const changes = changesOf(from, input);
		if (Object.keys(changes).length === 0) return from;
		const updated = await update.mutateAsync({ ...changes, id: from.id, version: from.version });
		toast({ title: messages.updated ?? `${Noun} updated successfully` });
		return updated;
	}

	function refused(base: Entity | null, error: ApiError): FormFailure {
		if (base && error.code === "NOT_FOUND") {
			// Saving again creates it anew.
			form.setValue("base", null);
			setForeign(null);
			setGone(true);
			const message = `Somebody else has deleted this ${noun}. What you typed is still here: create it as a new ${noun}, or cancel.`;
			return { message };
		}
		// What changed meanwhile stands in the form, with what to do about it.
		if (error.isOutdated && carryOver(base, error.current)) {
			return { message: error.sentence, issues: error.issues };
		}
		// Why stands in the form.
		const title = base
			? (messages.updateFailed ?? `Failed to update ${noun}`)
			: (messages.createFailed ?? `Failed to create ${noun}`);
		toast({ title, variant: "destructive" });
		return { message: error.sentence, issues: error.issues };
	}

	function carryOver(base: Entity | null, answered: unknown): boolean {
		const current = shape.safeParse(answered);
		if (!base || !current.success) return false;
		const now = valuesOf(current.data);
		const { values, foreign: changes } = rebase(Object.keys(labels), valuesOf(base), form.getValues(), now);
		form.reset({ ...values, base: current.data }, { keepDefaultValues: true });
		setForeign(changes);
		return true;
	}

	return { save, foreign, isGone, isPending: create.isPending || update.isPending };
}
