import { useEffect, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { readDraftAs, useDraftPlace, writeDraft } from "./kept-draft.ts";

export type Draft = {
	/** True when the form opened with what was typed before the page went away. */
	restored: boolean;
	/** Call it when the form was sent or cancelled. */
	forget: () => void;
};

/**
 * Keeps what is typed into a form across a sign-in, a reload, or a slip that closes it (Escape, a click beside it): in
 * this tab only, for this person only, until it is sent or cancelled. `key` names the form and its object: `program/new`, `program/<id>`.
 */
export function useDraft<Values extends FieldValues, Output>(
	form: UseFormReturn<Values, unknown, Output>,
	key: string,
): Draft {
	const place = useDraftPlace(key);
	const [kept] = useState(() => readDraftAs(place, (values) => values as DefaultValues<Values>));

	useEffect(() => {
		// The defaults stay what they were, so that the form knows that it differs from what is saved.
		if (kept) form.reset(kept, { keepDefaultValues: true });
	}, [form, kept]);

	useEffect(() => {
		if (kept) writeDraft(place, JSON.stringify(kept));
		return form.subscribe({
			formState: { values: true },
			callback: ({ values }) => writeDraft(place, JSON.stringify(values)),
		});
	}, [form, place, kept]);

	return { restored: kept !== null, forget: () => writeDraft(place, null) };
}
