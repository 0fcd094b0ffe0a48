import { useEffect, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useUser } from "../session/user.ts";

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
	const place = `draft/${useUser()?.id ?? "nobody"}/${key}`;
	const [kept] = useState(() => readDraft<Values>(place));

	useEffect(() => {
		// The defaults stay what they were, so that the form knows that it differs from what is saved.
		if (kept) form.reset(kept, { keepDefaultValues: true });
	}, [form, kept]);

	useEffect(() => {
		if (kept) writeDraft(place, kept);
		return form.subscribe({
			formState: { values: true },
			callback: ({ values }) => writeDraft(place, values),
		});
	}, [form, place, kept]);

	return { restored: kept !== null, forget: () => dropDraft(place) };
}

function readDraft<Values extends FieldValues>(place: string): DefaultValues<Values> | null {
	try {
		const text = sessionStorage.getItem(place);
		return text === null ? null : JSON.parse(text);
	} catch {
		return null;
	}
}

function writeDraft(place: string, values: unknown): void {
	try {
		sessionStorage.setItem(place, JSON.stringify(values));
	} catch {
		// Blocked or full: the form itself still holds what was typed.
	}
}

function dropDraft(place: string): void {
	try {
		sessionStorage.removeItem(place);
	} catch {
		// Blocked: nothing was kept.
	}
}
