import { Button } from "@throughline/ui/button";
import { Form } from "@throughline/ui/form";
import { toast } from "@throughline/ui/toast";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { toApiError } from "../../../api/api-error.ts";
import { whenRefreshed } from "../../../api/live/own-writes.ts";

type ConnectionFormProps<Values extends FieldValues, Change> = {
	form: UseFormReturn<Values>;
	/** Within a sentence: "the web search". */
	name: string;
	/** What of it is to be changed. */
	toChange: (
		values: Values,
		dirty: UseFormReturn<Values>["formState"]["dirtyFields"],
	) => z.ZodSafeParseResult<Change>;
	send: (change: Change) => Promise<unknown>;
	isPending: boolean;
	savedTitle: string;
	onSaved: () => void;
	/** The fields. */
	children: ReactNode;
	/** The buttons that take away what was entered. */
	removal: ReactNode;
};

/** The form below a connection. A refusal leaves what is typed, with its reasons at their fields. */
export function ConnectionForm<Values extends FieldValues, Change>({
	form,
	name,
	toChange,
	send,
	isPending,
	savedTitle,
	onSaved,
	children,
	removal,
}: ConnectionFormProps<Values, Change>) {
	const { dirtyFields, isDirty } = form.formState;
	const discard = () => form.reset(undefined, { keepDirtyValues: false });

	async function save(values: Values) {
		const parsed = toChange(values, dirtyFields);
		if (!parsed.success) {
			const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
			return { message: "Some fields are not right yet.", issues };
		}
		try {
			await send(parsed.data);
			discard();
			await whenRefreshed();
			toast({ title: savedTitle });
			onSaved();
			return null;
		} catch (error) {
			const { sentence, issues } = toApiError(error);
			await whenRefreshed();
			return { message: sentence, issues };
		}
	}

	return (
		<Form form={form} aria-label={`Settings of ${name}`} onSubmit={save} className="space-y-5">
			{children}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" variant="primary" loading={isPending} disabled={!isDirty}>
					Save changes
				</Button>
				{isDirty && (
					<Button disabled={isPending} onClick={discard}>
						Discard changes
					</Button>
				)}
				<span className="flex-1" />
				{removal}
			</div>
		</Form>
	);
}
