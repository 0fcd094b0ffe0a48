import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type NewProgram, Program } from "@throughline/domain/program";
import type { FormFailure } from "@throughline/ui/form";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type ApiError, toApiError } from "../../api/api-error.ts";
import { trpc, trpcClient } from "../../api/client.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { putProgram, refreshPrograms } from "./program-cache.ts";
import { changesOf, type ForeignChange, type ProgramFormValues, rebase } from "./program-form-values.ts";

type SaveProgram = {
	form: UseFormReturn<ProgramFormValues, unknown, NewProgram>;
	onSaved: () => void;
	onCreated: (program: Program) => void;
};

const gone =
	"Somebody else has deleted this program. What you typed is still here: create it as a new program, or cancel.";

/**
 * Saves the form. After a refusal it stays as it is, with the refusal's issues on their fields; when somebody else
 * was faster, it is carried over to their version, `foreign` says what they changed, and saving again applies the
 * person's own changes on top. When somebody else deleted the program (`isGone`), saving again creates a new one.
 */
export function useSaveProgram({ form, onSaved, onCreated }: SaveProgram) {
	const client = useQueryClient();
	const keyOf = useIdempotencyKey();
	const create = useMutation({
		mutationKey: trpc.program.create.mutationKey(),
		mutationFn: (values: NewProgram) =>
			trpcClient.program.create.mutate(values, { context: { idempotencyKey: keyOf(values) } }),
	});
	const update = useMutation(trpc.program.update.mutationOptions());
	const [isGone, setGone] = useState(false);
	const [foreign, setForeign] = useState<ForeignChange[] | null>(null);

	async function save(values: NewProgram): Promise<FormFailure | null> {
		const base = form.getValues("base");
		try {
			if (base) await change(base, values);
			else onCreated(await add(values));
		} catch (error) {
			return refused(base, toApiError(error));
		}
		void refreshPrograms(client);
		onSaved();
		return null;
	}

	async function add(values: NewProgram): Promise<Program> {
		const created = await create.mutateAsync(values);
		putProgram(client, created);
		return created;
	}

	async function change(from: Program, values: NewProgram): Promise<void> {
		const changes = changesOf(from, values);
		if (Object.keys(changes).length === 0) return;
		putProgram(client, await update.mutateAsync({ id: from.id, version: from.version, ...changes }));
		toast({ title: "Program updated successfully" });
	}

	function refused(base: Program | null, error: ApiError): FormFailure {
		if (base && error.code === "NOT_FOUND") {
			// Saving again creates it anew.
			form.setValue("base", null);
			setForeign(null);
			setGone(true);
			return { message: gone };
		}
		// What changed meanwhile stands in the form, with what to do about it.
		if (error.code === "CONFLICT") carryOver(base, error.current);
		else {
			// Why stands in the form.
			toast({
				title: base ? "Failed to update program" : "Failed to create program",
				variant: "destructive",
			});
		}
		return { message: error.sentence, issues: error.issues };
	}

	function carryOver(base: Program | null, answered: unknown): void {
		const current = Program.safeParse(answered);
		if (!base || !current.success) return;
		const { values, foreign: changes } = rebase(base, form.getValues(), current.data);
		form.reset(values, { keepDefaultValues: true });
		setForeign(changes);
		putProgram(client, current.data);
	}

	return { save, foreign, isGone, isPending: create.isPending || update.isPending };
}
